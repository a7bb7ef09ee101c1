import type { Words } from './material/beat.ts'
import { KINDS, type Kind, NAMES, SNACKS, WEARS } from './material/companions.ts'
import type { Wish } from './material/wishes.ts'
import type { Random } from './random.ts'
import type { Order } from './read-order.ts'

/** The companion of one book. */
export type Companion = { kind: Kind; coat: Words; wear: Words; name: Words; snack: Words }

/** Chooses who comes along: the animal that was wished for, else one at home in the setting; never the child's name. */
export function chooseCompanion(order: Order, wish: Wish | null, random: Random): Companion {
  const { name } = order.child
  const fitting = KINDS.filter(({ only }) => !only || only.includes(order.setting))
  const wished = KINDS.find(({ species }) => species === wish?.species)
  const free = NAMES.filter(
    ({ zh, en }) => !name.includes(zh) && !zh.includes(name) && !name.includes(en) && !en.includes(name),
  )
  const kind = wished ?? random.pick(fitting)
  const friend = random.pick(free.length > 0 ? free : NAMES)
  const snack = random.pick(SNACKS.filter(({ zh }) => zh !== friend.zh))
  return { kind, coat: random.pick(kind.coats), wear: random.pick(WEARS), name: friend, snack }
}
