import { beat, noun } from '../beat.ts'
import type { Plot } from '../plot.ts'

export const magic: Plot[] = [
  {
    titles: { zh: '会哼歌的钥匙|{n}和星星钥匙', en: 'The Key That Hummed|{n} and the Star Key' },
    thing: noun('那把锁|一把等着的锁', 'the lock|a lock that waits'),
    want: beat(
      'reaching surprised close | sitting surprised',
      ['{n}手心里有一把发光的钥匙，{c}睁大眼', '{n} holds a glowing key and {c} stares'],
      `!枕头下有把小钥匙。|{n}在枕头下摸到一把小钥匙。
      !它朝着{goal}哼。|它朝着{goal}哼歌，越哼越响。
      嗯——嗯——嗯。
      钥匙是星星的样子。|钥匙头是星星的样子，暖暖的。
      转过身，它就不哼了。
      {c}对它也哼了一声。|{c}也哼了一声，钥匙好像笑了。
      “它的锁在那儿。”{n}说。`,
      `!A key lay in bed.|Under the pillow {n} found a little key.
      !It hummed towards {goal}.|Whenever it pointed at {goal}, it hummed.
      Hmm, hmm, hmm.
      It was shaped like a star.|Its top was a star, and it felt warm.
      Turned away, it fell silent.
      {c} hummed back at it.|{c} hummed back, and the key seemed to giggle.
      "It wants its lock," said {n}.`,
    ),
    gain: beat(
      'reaching happy | standing surprised',
      [
        '{n}用钥匙打开一扇小门，门里透出光，{c}看呆了',
        '{n} opens a tiny door with a key and light streams out while {c} stares',
      ],
      `!{goal}有个小锁眼。|在{goal}，有一个小小的锁眼。
      !咔嗒！飞出好多光。|咔嗒一转，飞出好多暖暖的光。
      每个光点都会笑。|每个光点都轻轻笑着，挠人痒痒。
      一个落在{n}鼻尖上。
      {c}头发全竖起来了。|{c}的毛全竖起来，像个刷子。
      原来是睡着的愿望。|它们是谁许过又忘了的愿望。
      它们飞回自己的家。`,
      `!The lock was at {goal}.|At {goal} there was a tiny keyhole.
      !Click! Out flew lights.|Click! Out flew a hundred small warm lights.
      Every light was giggling.|Every light giggled, and tickled as it passed.
      One sat on {n}'s nose.
      {c}'s fur stood on end.|{c} stood on end all over, like a brush.
      They were forgotten wishes.|They were wishes that somebody had made and forgotten.
      Each one flew home.`,
    ),
    end: {
      zh: `!有一点光留了下来。|有一点光留下来，停在窗台上。
      钥匙不哼了，睡着了。`,
      en: `!One light had stayed.|One small light had stayed on the window sill.
      The key slept at last.`,
    },
  },
  {
    titles: { zh: '颜色去哪儿了|{n}的彩虹画笔', en: 'The Day Without Colours|{n} and the Rainbow Brush' },
    thing: noun('颜色|丢了的颜色', 'the colours|the lost colours'),
    want: beat(
      'standing surprised wide | sitting worried | cloudy',
      ['一切都变灰了，{n}和{c}看着对方', 'everything has turned grey and {n} and {c} look at each other'],
      `!今天什么都是灰的。|一觉醒来，什么都变成了灰的。
      !颜色去了{goal}。|一道彩色的脚印，通向{goal}。
      苹果是灰的，果酱也是。|苹果是灰的，果酱也是灰的。
      连{c}的{wear}也灰了。
      “我像一只旧拖把。”{c}说。
      {n}有一支旧画笔。|{n}把旧画笔插进口袋，也许用得上。
      只有脚印是红红绿绿的。`,
      `!Today everything was grey.|In the morning everything had turned grey.
      !The colours went to {goal}.|Coloured footprints led away towards {goal}.
      Grey apples. Grey jam.|The apples were grey, and so was the jam.
      {c}'s {wear} was grey.
      "I'm a mop," said {c}.|"I look like an old mop," said {c}.
      {n} had an old paint brush.|{n} took along an old paint brush, just in case.
      Only the footprints shone.`,
    ),
    gain: beat(
      'reaching laughing | jumping laughing',
      [
        '{n}挥动画笔，彩虹从笔尖流出来，{c}身上溅了颜色',
        '{n} swings a paint brush, a rainbow flows from it and {c} is splashed',
      ],
      `!颜色躲在{goal}。|颜色们躲在{goal}，正在捉迷藏。
      !{n}说：“找到啦！”|“找到啦！”{n}举起画笔。
      红的、黄的爬上笔尖。|红的，黄的，一个个爬上了笔尖。
      一挥，一道彩虹！
      {c}先变成了粉红色。|{c}先变成粉红色，又变了回来。
      “我们只想玩一会儿。”|“整天站着不动，我们也想玩。”红色说。
      天哗的一下蓝了。`,
      `!The colours hid at {goal}.|At {goal} the colours were playing hide and seek.
      !"Found you!" said {n}.|"Found you!" said {n}, and held up the brush.
      Red came first, then yellow.|Red climbed the brush first, then yellow, then shy green.
      One swing made a rainbow!
      {c} went pink for a bit.|{c} turned pink for a moment, and then back.
      "We only wanted to play."
      Whoosh! The sky was blue.`,
    ),
    end: {
      zh: `!夜晚是深深的蓝。|这天的夜晚，蓝得特别深。
      梦也是彩色的。`,
      en: `!The night was deep blue.|That night was a deeper blue than any before.
      The dreams came in colour.`,
    },
  },
  {
    titles: { zh: '打嗝的魔法帽|{n}和一顶怪帽子', en: 'The Hat with Hiccups|{n} and the Muddled Hat' },
    thing: noun('打嗝药|治打嗝的办法', 'the cure|a cure for hiccups'),
    want: beat(
      'standing surprised | jumping surprised',
      ['{n}捧着一顶蹦出东西的高帽子，{c}躲开', '{n} holds a tall hat that pops out things and {c} dodges'],
      `!一顶帽子在打嗝：嗝！|门口有一顶帽子，正在打嗝：嗝！
      !{goal}的水能治。|帽子说：“要喝{goal}的水才会好。”
      嗝！蹦出一条鱼。|嗝！帽子里蹦出一条鱼。
      嗝！蹦出一只靴子。
      {c}被蛋糕砸中了。|嗝！蹦出一块蛋糕，砸中了{c}。
      {c}没有生气，吃了它。
      “别怕，帽子。”{n}说。`,
      `!A hat had hiccups. Hic!|On the doorstep sat a hat with hiccups. Hic!
      !It needed water from {goal}.|"Only water from {goal} can cure me," said the hat.
      Hic! Out came a fish.
      Hic! Out came one boot.
      A cake hit {c}.|Hic! Out came a cake, and it hit {c}.
      {c} was not cross. Yum.
      "Don't worry, hat," said {n}.`,
    ),
    gain: beat(
      'kneeling happy | sitting happy',
      ['{n}喂帽子喝水，{c}等着看', '{n} gives the hat a drink of water and {c} waits'],
      `!帽子喝{goal}的水。|在{goal}，帽子咕嘟咕嘟喝了水。
      !嗝停了，飞出一只鸟。|静了一下，轻轻飞出一只白鸟。
      一、二、三，真的好了！
      白鸟在头上绕了一圈。|白鸟绕了一圈，又变成一张谢谢卡。
      {c}有点想念蛋糕。|{c}叹口气，它有点想念蛋糕。
      “最后一个。”帽子说。
      噗！一块小小的蛋糕。`,
      `!The hat drank at {goal}.|At {goal} the hat took a long drink.
      !It stopped. Out flew doves.|It was quiet, and then out flew two white doves.
      One, two, three, all cured!
      The doves circled twice.|The doves circled twice and wrote thank you in the air.
      {c} missed the cake.|{c} sighed, for it rather missed the cake.
      "One last time," said the hat.
      Puff! A very small cake.`,
    ),
    end: {
      zh: `!帽子挂在门后睡了。|帽子挂在门后，睡得一声不响。
      只轻轻打了个小呼噜。`,
      en: `!The hat slept quietly.|Behind the door the hat slept without a sound.
      Well, one tiny hic.`,
    },
  },
]
