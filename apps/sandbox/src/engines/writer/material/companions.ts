import type { Words } from './beat.ts'

/** A kind of companion: its everyday word, measure word, colours and voice. */
export type Kind = {
  species: string
  noun: Words
  measure: string
  coats: Words[]
  cry: Words
  /** settings it belongs to alone; everywhere without */
  only?: string[]
}

const words = (zh: string, en: string): Words => ({ zh, en })
const coats = (...list: [string, string][]): Words[] => list.map(([zh, en]) => words(zh, en))

export const KINDS: Kind[] = [
  { species: 'rabbit', noun: words('小兔子', 'rabbit'), measure: '只', coats: coats(['雪白', 'small white'], ['灰色', 'soft grey'], ['浅棕色', 'sandy brown']), cry: words('噗噗', 'Thump') },
  { species: 'fox', noun: words('小狐狸', 'fox'), measure: '只', coats: coats(['火红', 'small red'], ['银色', 'silver']), cry: words('呜噜', 'Yip') },
  { species: 'bear', noun: words('小熊', 'bear'), measure: '头', coats: coats(['棕色', 'small brown'], ['蜂蜜色', 'honey-coloured']), cry: words('嗯哼', 'Harrumph') },
  { species: 'cat', noun: words('小猫', 'cat'), measure: '只', coats: coats(['橘色', 'small orange'], ['黑白', 'black and white'], ['灰色', 'smoky grey']), cry: words('喵呜', 'Miaow') },
  { species: 'dog', noun: words('小狗', 'dog'), measure: '只', coats: coats(['黄色', 'small golden'], ['花斑', 'spotted']), cry: words('汪汪', 'Woof') },
  { species: 'owl', noun: words('小猫头鹰', 'owl'), measure: '只', coats: coats(['棕色', 'small brown'], ['雪白', 'snowy white']), cry: words('咕咕', 'Hoo') },
  { species: 'squirrel', noun: words('小松鼠', 'squirrel'), measure: '只', coats: coats(['红棕色', 'small russet'], ['灰色', 'small grey']), cry: words('吱吱', 'Chip') },
  { species: 'hedgehog', noun: words('小刺猬', 'hedgehog'), measure: '只', coats: coats(['棕色', 'small brown'], ['奶油色', 'cream-coloured']), cry: words('呼哧', 'Snuffle') },
  { species: 'turtle', noun: words('小乌龟', 'turtle'), measure: '只', coats: coats(['绿色', 'small green'], ['花壳', 'dappled']), cry: words('慢着', 'Mmm') },
  { species: 'dragon', noun: words('小龙', 'dragon'), measure: '条', coats: coats(['绿色', 'small green'], ['蓝色', 'small blue'], ['紫色', 'small purple']), cry: words('呼噜', 'Puff') },
  { species: 'elephant', noun: words('小象', 'elephant'), measure: '头', coats: coats(['灰色', 'small grey'], ['淡蓝色', 'pale blue']), cry: words('嘟嘟', 'Toot') },
  { species: 'deer', noun: words('小鹿', 'deer'), measure: '只', coats: coats(['梅花斑', 'dappled'], ['浅棕色', 'light brown']), cry: words('呦呦', 'Snuff') },
  { species: 'penguin', noun: words('小企鹅', 'penguin'), measure: '只', coats: coats(['黑白', 'black and white'], ['蓝灰色', 'blue-grey']), cry: words('嘎嘎', 'Honk') },
  { species: 'whale', noun: words('小飞鲸', 'whale'), measure: '头', coats: coats(['蓝色', 'small blue'], ['星星斑', 'starry']), cry: words('呜——', 'Whoo'), only: ['ocean', 'space'] },
  { species: 'bird', noun: words('小鸟', 'bird'), measure: '只', coats: coats(['蓝色', 'small blue'], ['黄色', 'small yellow'], ['红色', 'small red']), cry: words('啾啾', 'Tweet') },
  { species: 'mouse', noun: words('小老鼠', 'mouse'), measure: '只', coats: coats(['灰色', 'small grey'], ['白色', 'tiny white']), cry: words('唧唧', 'Squeak') },
] // biome-ignore format: one kind a line

/** What a companion wears, so that it is known again on every page. */
export const WEARS: Words[] = coats(
  ['红围巾', 'red scarf'], ['蓝围巾', 'blue scarf'], ['黄帽子', 'yellow hat'], ['绿帽子', 'green hat'], ['铜铃铛', 'brass bell'],
  ['紫领结', 'purple bow tie'], ['小背包', 'little backpack'], ['花项圈', 'daisy chain'], ['格子围巾', 'checked scarf'], ['橙斗篷', 'orange cape'],
) // biome-ignore format: short pairs

/** Names in pairs, so that a bilingual book names the same friend. */
export const NAMES: Words[] = coats(
  ['栗子', 'Chestnut'], ['豆包', 'Dumpling'], ['团团', 'Tumble'], ['米粒', 'Crumb'], ['咕噜', 'Grumble'], ['芝麻', 'Sesame'],
  ['花生', 'Peanut'], ['布丁', 'Pudding'], ['毛豆', 'Beanie'], ['橙子', 'Clementine'], ['泡泡', 'Bubbles'], ['叮当', 'Tinker'],
  ['麦芽', 'Barley'], ['小满', 'Mabel'], ['柚子', 'Pomelo'], ['核桃', 'Walnut'], ['饼干', 'Biscuit'], ['肉桂', 'Cinnamon'],
  ['木木', 'Twig'], ['阿布', 'Otto'], ['嘟嘟', 'Toby'], ['果冻', 'Wobble'], ['酸奶', 'Minty'], ['年糕', 'Noodle'],
  ['糯米', 'Rice'], ['露露', 'Lulu'], ['皮皮', 'Pip'], ['跳跳', 'Hopper'], ['慢慢', 'Dawdle'], ['可可', 'Cocoa'],
  ['云吞', 'Wonton'], ['石榴', 'Ruby'], ['艾草', 'Clover'], ['蓝莓', 'Bilberry'], ['奥奥', 'Ollie'], ['点点', 'Dot'],
) // biome-ignore format: short pairs

/** What a companion thinks of most of the day; both words stand after 块 and after "a". */
export const SNACKS: Words[] = coats(
  ['饼干', 'biscuit'],
  ['松饼', 'muffin'],
  ['脆饼', 'cracker'],
  ['曲奇', 'cookie'],
  ['糖饼', 'waffle'],
  ['烧饼', 'bun'],
)
