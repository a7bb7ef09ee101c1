import type { Words } from './beat.ts'

/** Something a parent wished for that the writer knows: an animal becomes the companion, a thing appears. */
export type Wish = { species: string | null; thing: Words | null }

const ANIMALS: [RegExp, string][] = [
  [/兔|rabbit|bunny/i, 'rabbit'], [/狐狸|\bfox/i, 'fox'], [/熊|\bbear/i, 'bear'], [/猫头鹰|\bowl/i, 'owl'], [/猫|\bcat|kitten/i, 'cat'],
  [/狗|\bdog|puppy/i, 'dog'], [/松鼠|squirrel/i, 'squirrel'], [/刺猬|hedgehog/i, 'hedgehog'], [/龟|turtle|tortoise/i, 'turtle'],
  [/恐龙|龙|dragon|dinosaur/i, 'dragon'], [/象|elephant/i, 'elephant'], [/鹿|\bdeer|fawn/i, 'deer'], [/企鹅|penguin/i, 'penguin'],
  [/鲸|whale/i, 'whale'], [/鸟|\bbird/i, 'bird'], [/老鼠|\bmouse|\bmice/i, 'mouse'],
] // biome-ignore format: short pairs

const THINGS: [RegExp, string, string][] = [
  [/风筝|\bkite/i, '一只风筝', 'a kite'], [/气球|balloon/i, '一只气球', 'a balloon'], [/彩虹|rainbow/i, '一道彩虹', 'a rainbow'],
  [/萤火虫|firefl/i, '几只萤火虫', 'fireflies'], [/蝴蝶|butterfl/i, '一只蝴蝶', 'a butterfly'], [/蛋糕|\bcake/i, '一块蛋糕', 'a cake'],
  [/火箭|rocket/i, '一枚小火箭', 'a toy rocket'], [/小?船|\bboat|\bship/i, '一条小船', 'a little boat'], [/月亮|\bmoon/i, '弯弯的月亮', 'the thin moon'],
  [/星|\bstar/i, '一颗亮星', 'a bright star'], [/灯笼|lantern/i, '一盏灯笼', 'a lantern'], [/花|flower/i, '一朵小花', 'a little flower'],
  [/苹果|apple/i, '一个红苹果', 'a red apple'], [/蘑菇|mushroom/i, '一朵蘑菇', 'a mushroom'], [/鱼|\bfish/i, '一条小鱼', 'a little fish'],
  [/皇冠|王冠|crown/i, '一顶王冠', 'a crown'], [/帐篷|\btent/i, '一顶帐篷', 'a tent'], [/篝火|campfire/i, '一堆篝火', 'a campfire'],
  [/贝壳|\bshell/i, '一枚贝壳', 'a shell'], [/羽毛|feather/i, '一根羽毛', 'a feather'], [/雨伞|umbrella/i, '一把雨伞', 'an umbrella'],
  [/球|\bball\b/i, '一个皮球', 'a ball'], [/书|\bbook/i, '一本书', 'a book'], [/鼓|\bdrum/i, '一面小鼓', 'a drum'],
] // biome-ignore format: short pairs

/** @param wish the parent's free text; only known words are looked for, nothing else in it has any effect */
export function findWish(wish: string | null): Wish | null {
  if (!wish) return null
  const species = ANIMALS.find(([pattern]) => pattern.test(wish))?.[1] ?? null
  const thing = THINGS.find(([pattern]) => pattern.test(wish))
  if (!species && !thing) return null
  return { species, thing: thing ? { zh: thing[1], en: thing[2] } : null }
}
