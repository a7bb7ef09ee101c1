import { beat, noun } from '../beat.ts'
import type { SettingMaterial } from '../setting.ts'

export const castle: SettingMaterial = {
  nouns: {
    goal: [
      noun('钟楼', 'the Belfry'),
      noun('镜子厅', 'Mirror Hall'),
      noun('玫瑰院', 'Rose Court'),
      noun('燕子塔', 'Swallow Tower'),
    ],
    guard: [
      noun('大白鹅|一只伸着脖子的大白鹅', 'the goose|a long necked white goose'),
      noun('石狮子|一只会打哈欠的石狮子', 'the stone lion|a stone lion that yawned'),
      noun('老山羊|一只戴头盔的老山羊', 'the goat|an old goat in a helmet'),
    ],
    small: [
      noun('小蝙蝠|一只小蝙蝠', 'the bat|a very small bat'),
      noun('小壁虎|一只小壁虎', 'the gecko|a little gecko'),
      noun('小鸽子|一只小鸽子', 'the pigeon|a young pigeon'),
    ],
    gate: [
      noun('铁门|一扇高高的铁门', 'the iron door|a high iron door'),
      noun('木门|一扇钉着铜钉的木门', 'the old door|an old door with brass nails'),
    ],
    gap: [
      noun('护城河|一道绿绿的护城河', 'the moat|a green moat'),
      noun('断桥|一座断了的石桥', 'the gap|a gap in the stone bridge'),
    ],
    dark: [
      noun('地道|一条黑黑的地道', 'the tunnel|a dark tunnel'),
      noun('地窖|一间没有窗的地窖', 'the cellar|a cellar with no window'),
    ],
    high: [
      noun('高塔|一座尖尖的高塔', 'the tower|a thin pointed tower'),
      noun('城墙|高高的城墙', 'the wall|the high castle wall'),
    ],
    heavy: [
      noun('大铁箱|一只大铁箱', 'the chest|a huge iron chest'),
      noun('石桌子|一张倒下的石桌子', 'the table|a toppled stone table'),
    ],
  },
  opens: [
    beat(
      'standing curious | sitting happy',
      ['{n}站在城堡的窗前，{c}坐在窗台上', '{n} stands at a castle window and {c} sits on the sill'],
      `!{n}住在老城堡里。|{n}住在一座有九十九级台阶的老城堡里。
      墙上的旗子呼啦啦响。|塔顶的旗子在风里呼啦啦响。
      每块石头都凉凉的。
      厨房飘来烤面包的香味。|厨房飘来烤面包的香味，绕着柱子打转。`,
      `!{n} lived in an old castle.|{n} lived in an old castle with ninety-nine stairs.
      Flags flapped on the wall.|High on the tower the flags flapped and cracked.
      Every stone felt cool.
      The kitchen smelled of bread.|From the kitchen came the smell of bread, round every corner.`,
    ),
    beat(
      'pointing happy | running happy',
      ['{n}在城堡院子里，{c}追着落叶跑', '{n} is in the castle yard while {c} chases a leaf'],
      `!{n}在城堡院子里玩。|天刚亮，{n}就到城堡院子里玩。
      井水叮咚叮咚。
      马儿在马棚里打响鼻。|马棚里的老马打着响鼻，喷出白气。
      {c}追着一片叶子跑。`,
      `!{n} played in the castle yard.|It was early, and {n} played in the castle yard.
      Plink, plonk, went the well.
      A horse snorted.|In the stable an old horse snorted white steam.
      {c} chased a leaf about.`,
    ),
  ],
  walks: [
    beat(
      'standing curious back | sitting curious',
      ['{n}和{c}走过挂满画像的长廊', '{n} and {c} go along a gallery of portraits'],
      `!长廊里挂满了画。|长长的走廊里，墙上挂满了画像。
      画里的人都在看他们。|画里的人都翘着胡子，看着他们。
      {c}对每一个都鞠躬。
      最后那个是面镜子。|最后一个也鞠了躬，原来是面镜子。
      脚步声嗒嗒地回响。`,
      `!The gallery was full of paintings.|They came through a long gallery full of paintings.
      Painted eyes watched them.|The painted faces watched them over curly moustaches.
      {c} bowed to each one.
      The last was a mirror.|The last one bowed back, since it was a mirror.
      Their steps rang on stone.`,
    ),
    beat(
      'reaching curious side | standing curious',
      ['{n}掀起一角大挂毯，{c}往里看', '{n} lifts the corner of a big tapestry and {c} looks behind it'],
      `!他们掀开旧挂毯。|他们掀开一角绣着龙的旧挂毯。
      灰尘像雪一样飞。|灰尘飞起来，在光里像金色的雪。
      阿嚏！阿嚏！
      后面有条窄窄的路。
      墙缝里开着一朵小花。`,
      `!They lifted an old tapestry.|They lifted the corner of a tapestry with a dragon.
      Dust flew like snow.|Dust flew up and hung in the light like gold snow.
      Achoo! Achoo!
      Behind it ran a passage.
      One flower grew in the wall.`,
    ),
    beat(
      'standing happy | jumping happy',
      ['{n}走在螺旋楼梯上，{c}一级一级跳', '{n} is on a winding stair and {c} hops from step to step'],
      `!楼梯转呀转，转不完。|楼梯转了一圈又一圈，好像没有头。
      {c}头都转晕了。
      窗洞里吹进来凉风。|小窗洞里吹进凉风，有雨的味道。
      烛光摇摇摆摆。
      一只蜘蛛在织新网。`,
      `!The stair went round and round.|The stair went round and round as if it never ended.
      {c} got quite dizzy.
      A cool wind came in.|Through a slit of window came wind that smelled of rain.
      The candles wagged their flames.
      A spider mended its web.`,
    ),
  ],
  senses: {
    zh: `钟声响了：当！当！
    盔甲吱嘎响了一下。|墙边的盔甲吱嘎响了一下，好像在伸懒腰。
    石头缝里有蟋蟀叫。
    蜡烛闻起来像蜂蜜。|蜡烛烧着，闻起来像蜂蜜。
    鸽子咕咕地聊天。
    旗子的影子飞过地面。
    厨房里锅盖叮当响。|厨房那边，锅盖叮当叮当响。
    玫瑰的香味飘过来。|墙外玫瑰的香味，一阵一阵飘过来。
    光从彩窗落下来。|光从彩窗落下来，地上红一块蓝一块。
    风在烟囱里唱歌。`,
    en: `The bell rang. Dong! Dong!
    Some armour creaked.|A suit of armour creaked as if it stretched.
    Crickets chirped between stones.
    The candles smelled of honey.|The candles burned low and smelled of honey.
    Pigeons gossiped on the ledge.
    A flag's shadow flew past.
    Pot lids clattered far below.|Far below, the cook clattered every pot lid there was.
    The air smelled of roses.|The smell of roses came and went over the wall.
    Coloured light lay about.|Light from the painted window lay in red and blue pieces.
    Wind sang in the chimney.`,
  },
}
