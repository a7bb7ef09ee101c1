import { beat, noun } from '../beat.ts'
import type { SettingMaterial } from '../setting.ts'

export const village: SettingMaterial = {
  nouns: {
    goal: [
      noun('老磨坊', 'the Mill'),
      noun('桂花井', 'Wishing Well'),
      noun('风车坡', 'Windmill Hill'),
      noun('石拱桥', 'Stone Bridge'),
    ],
    guard: [
      noun('大公鹅|一只雄赳赳的大公鹅', 'the gander|a bossy grey gander'),
      noun('老黄牛|一头不肯动的老黄牛', 'the ox|an ox that would not move'),
      noun('黑山羊|一只歪角的黑山羊', 'the goat|a black goat with one bent horn'),
    ],
    small: [
      noun('小鸭子|一只小鸭子', 'the duckling|a yellow duckling'),
      noun('小鸡|一只小鸡', 'the chick|a fluffy chick'),
      noun('小青蛙|一只小青蛙', 'the frog|a little green frog'),
    ],
    gate: [
      noun('院门|一扇老院门', 'the yard gate|an old yard gate'),
      noun('谷仓门|谷仓的大门', 'the barn door|the big barn door'),
    ],
    gap: [
      noun('小河|一条涨了水的小河', 'the river|a swollen little river'),
      noun('水渠|一条宽宽的水渠', 'the canal|a wide canal'),
    ],
    dark: [
      noun('谷仓|黑黑的谷仓', 'the barn|a pitch dark barn'),
      noun('桥洞|黑黑的桥洞', 'the arch|the dark arch of a bridge'),
    ],
    high: [
      noun('大槐树|村口的大槐树', 'the ash tree|the great ash tree'),
      noun('钟塔|村里的钟塔', 'the clock tower|the village clock tower'),
    ],
    heavy: [
      noun('大石磨|一盘大石磨', 'the millstone|an enormous millstone'),
      noun('稻草车|一辆陷住的稻草车', 'the hay cart|a stuck hay cart'),
    ],
  },
  opens: [
    beat(
      'standing happy | running happy',
      ['{n}站在村口，{c}在石板路上跑', '{n} stands at the edge of a village and {c} runs on the cobbles'],
      `!{n}住在小村子里。|{n}住在一个十二户人家的小村子里。
      公鸡叫：喔喔喔！
      炊烟弯弯地往上爬。|一家家的炊烟，弯弯地往天上爬。
      石板路洗得干干净净。`,
      `!{n} lived in a small village.|{n} lived in a village with twelve houses and one shop.
      The rooster crowed. Cockadoodle!
      Smoke curled from the chimneys.|Smoke curled up from every chimney and joined the clouds.
      The cobbles shone.|Rain had washed the cobbles until they shone.`,
    ),
    beat(
      'sitting happy | sitting happy',
      ['{n}在院子里剥豆子，{c}在筐边坐着', '{n} shells beans in the yard and {c} sits beside the basket'],
      `!{n}在院子里剥豆子。|早饭后，{n}坐在院子里剥豆子。
      豆子蹦出来：嗒，嗒。
      {c}专门捡跑掉的。|{c}专门追那些跑掉的豆子。
      晒着的被子有太阳味。`,
      `!{n} sat shelling beans.|After breakfast {n} sat in the yard shelling beans.
      Out they popped. Plip, plop.
      {c} caught the runaways.|{c} was in charge of the beans that ran away.
      Warm washing smelled of sun.`,
    ),
  ],
  walks: [
    beat(
      'standing happy back | running happy',
      ['{n}和{c}走过金黄的稻田', '{n} and {c} pass a golden field'],
      `!田里一片金黄。|路两边的田里，一片金黄。
      稻草人朝他们挥手。|稻草人被风吹得直挥手。
      {c}也礼貌地挥了挥。
      麻雀呼啦一下飞走了。
      {c}还问它吃了没有。`,
      `!The fields were all gold.|On both sides the fields were all gold.
      A scarecrow waved.|The wind made the scarecrow wave both sleeves.
      {c} politely waved back.
      Sparrows flew up. Whirr!
      {c} asked after its family.`,
    ),
    beat(
      'pointing happy | sitting curious',
      ['{n}在集市的篮子间，{c}闻着苹果', '{n} goes between market baskets and {c} sniffs at apples'],
      `!集市上好热闹。|今天赶集，路上好热闹。
      苹果堆得像小山。|红苹果在篮子里堆得像小山。
      卖糖的老爷爷敲着锣。
      {c}一样一样地闻。
      闻到辣椒，跳了三尺高。`,
      `!The market was busy.|It was market day, and the lane was full.
      Apples stood in heaps.|Red apples stood in baskets, heaped up like hills.
      The sweet seller banged a gong.
      {c} sniffed everything.
      Pepper was a mistake.|{c} sniffed the pepper last, which was a mistake.`,
    ),
    beat(
      'standing calm side | standing curious',
      ['{n}和{c}在老桥上看水', '{n} and {c} look at the water from an old bridge'],
      `!老桥下的水慢慢流。|他们走上老桥，看水慢慢流。
      一片叶子当了小船。
      {c}给它起名叫大力号。
      大力号转了个圈，沉了。|大力号转了两个圈，沉了。
      他们给它敬了个礼。`,
      `!Slow water ran below the bridge.|They stopped on the bridge where slow water ran below.
      A leaf came sailing.
      "The Mighty!" {c} named it.|{c} named it the Mighty.
      It turned round and sank.|The Mighty turned round twice and sank.
      They saluted.`,
    ),
  ],
  senses: {
    zh: `狗在巷子那头叫。
    磨坊吱呀吱呀地转。|远处的水车吱呀吱呀，转个不停。
    谁家在炒花生，真香。
    石板被太阳晒得暖暖的。
    燕子贴着水面飞。|燕子贴着水面飞，尾巴点了一下水。
    井绳滴答滴答滴水。
    奶奶们在树下笑。|老奶奶们在树下剥豆，笑成一团。
    风吹来稻草的香。
    铁匠铺叮当，叮当。|铁匠铺里叮当叮当，火星乱蹦。
    小鸡排成一行过马路。`,
    en: `A dog barked down the lane.
    The mill wheel creaked.|Far off the mill wheel creaked and never stopped.
    Someone was roasting nuts.|Someone was roasting nuts, and the whole lane smelled of it.
    The stones were sun warm.
    A swallow skimmed the water.|A swallow skimmed the water and dipped in its tail.
    The well rope dripped.
    Grandmothers laughed under a tree.|Under the tree the grandmothers laughed till their baskets shook.
    The breeze smelled of hay.
    Clang, clang, went the blacksmith.|At the blacksmith's it went clang, and sparks hopped out.
    Chicks crossed the road in line.`,
  },
}
