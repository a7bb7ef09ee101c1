/** Things an illustrator can draw, by the words that name them in a page's text. */
const PROPS: [string, RegExp, RegExp][] = [
  ['lantern', /灯笼|小灯|盏灯/, /\b(lantern|lamp)s?\b/i], ['wooden bridge', /桥/, /\bbridge\b/i], ['balloon', /气球/, /\bballoon\b/i],
  ['book', /书(?!签|包)/, /\bbook\b/i], ['star', /星星|小星/, /\bstars?\b/i], ['moon', /月亮/, /\bmoon\b/i], ['kite', /风筝/, /\bkite\b/i],
  ['map', /地图/, /\bmap\b/i], ['boat', /小船|渡船/, /\bboat\b/i], ['umbrella', /伞/, /\bumbrellas?\b/i], ['key', /钥匙/, /\bkey\b/i],
  ['flower', /花(?!生|园|房|盆)/, /\bflowers?\b/i], ['basket', /篮/, /\bbaskets?\b/i], ['telescope', /望远镜/, /\btelescope\b/i],
  ['drum', /鼓(?!着|起)/, /\bdrum\b/i], ['flute', /笛/, /\bflute\b/i], ['ball', /皮球/, /\bball\b/i], ['cake', /蛋糕/, /\bcake\b/i],
  ['ladder', /梯子/, /\bladder\b/i], ['rope', /绳/, /\b(rope|string)\b/i], ['shell', /贝壳/, /\bshells?\b/i], ['feather', /羽毛/, /\bfeathers?\b/i],
  ['letter', /一封信|封信/, /\ba letter\b/i], ['bell', /铃铛|铜钟|羊铃/, /\bbells?\b/i], ['hat', /帽/, /\bhats?\b/i], ['crown', /王冠/, /\bcrown\b/i],
  ['door', /门/, /\bdoor\b/i], ['gate', /篱笆门|院门|石门/, /\bgate\b/i], ['tent', /帐篷/, /\btent\b/i], ['campfire', /篝火/, /\bcampfire\b/i],
  ['rocket', /火箭/, /\brocket\b/i], ['rainbow', /彩虹/, /\brainbow\b/i], ['butterfly', /蝴蝶/, /\bbutterfl(y|ies)\b/i],
  ['fireflies', /萤火虫/, /\bfireflies\b/i], ['fish', /小鱼|条鱼/, /\bfish\b/i], ['apple', /苹果/, /\bapples?\b/i], ['mushrooms', /蘑菇/, /\bmushrooms?\b/i],
  ['acorn', /橡果/, /\bacorn\b/i], ['paint brush', /画笔/, /\bbrush\b/i],
] // biome-ignore format: a table

const MOST_PROPS = 4

/** @returns up to four things named in a page's text, in the order of the text. */
export function findProps(text: string): string[] {
  return PROPS.map(([prop, zh, en]) => ({ prop, at: firstPlace(text, zh, en) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ prop }) => prop)
    .slice(0, MOST_PROPS)
}

function firstPlace(text: string, ...patterns: RegExp[]): number {
  const places = patterns.map((pattern) => text.search(pattern)).filter((place) => place >= 0)
  return places.length > 0 ? Math.min(...places) : -1
}
