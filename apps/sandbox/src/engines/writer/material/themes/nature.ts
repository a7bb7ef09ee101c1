import { beat, noun } from '../beat.ts'
import type { Plot } from '../plot.ts'

export const nature: Plot[] = [
  {
    titles: { zh: '不肯开的花|{n}和第一滴露水', en: 'The Flower That Slept|{n} and a Drop of Dew' },
    thing: noun('那滴露水|一滴最亮的露水', 'the dewdrop|the brightest dewdrop'),
    want: beat(
      'kneeling worried close | sitting curious',
      ['{n}看着一朵合着的花，{c}也看着', '{n} looks at a shut flower and {c} looks too'],
      `!一朵小花不肯开。|别的花都开了，只有一朵不肯开。
      !它要{goal}的露水。|书上说，它要喝{goal}的露水。
      {n}天天来看它。|{n}天天来看它，给它讲昨天的事。
      {c}给它唱歌，它缩紧了。|{c}给它唱了歌，它合得更紧了。
      花骨朵像个小拳头。
      “它渴了。”{n}说。
      小瓶子擦得亮亮的。`,
      `!One flower would not open.|All the flowers were open, except one.
      !It needed dew from {goal}.|What it needed was a drop of dew from {goal}.
      {n} came every day.|{n} came every day and told it the news.
      {c} sang. It shut tighter.|{c} sang to it, and it shut even tighter.
      It looked like a tiny fist.
      "It's thirsty," said {n}.
      They polished a small bottle.`,
    ),
    gain: beat(
      'reaching happy close | sitting happy',
      [
        '{n}用小瓶接一滴露水，{c}屏住呼吸',
        '{n} catches a dewdrop in a little bottle and {c} holds its breath',
      ],
      `!{goal}有一滴露水。|在{goal}的草尖上，挂着一滴露水。
      !嗒，落进了小瓶子。|屏住气，嗒，它落进了小瓶子。
      里面装着整个天空。|小小一滴，里面装着整个天空。
      {c}憋气憋得脸都圆了。
      “慢点走，别晃。”
      带回去，花就醒了。|带回去浇下，花瓣一片一片松开。
      闻起来像刚下过雨。`,
      `!Dew hung there, bright.|At {goal} one drop of dew hung on the grass.
      !Plip! It was caught.|Plip! It fell into the little bottle.
      It held the whole sky.|It was tiny, and yet it held the whole sky.
      {c} forgot to breathe.
      "Slowly now. Don't shake."
      Back home, the flower woke.|Back home, one petal after another let go.
      It smelled like after rain.`,
    ),
    end: {
      zh: `!花开了，朝着月亮。|那朵花开了，脸朝着月亮。
      夜里有一点点香。`,
      en: `!The flower faced the moon.|The flower was open now and faced the moon.
      The dark smelled a little sweet.`,
    },
  },
  {
    titles: { zh: '掉队的小云|{n}送云回家', en: 'The Cloud Left Behind|{n} and the Little Cloud' },
    thing: noun('大云|小云的家', 'the big clouds|the big clouds'),
    want: beat(
      'reaching surprised | sitting surprised',
      ['一朵小云停在{n}手边，{c}想摸摸它', 'a little cloud floats by {n} and {c} wants to touch it'],
      `!一朵小云掉队了。|一朵小云掉了队，卡在晾衣绳上。
      !它家在{goal}上面。|它的家，在{goal}上面的天空。
      它哭，就下一小会儿雨。|它一哭，就下一小会儿雨。
      {c}正好站在底下。|{c}正好站在底下，洗了个澡。
      摸起来凉凉的，软软的。
      “我们送你。”{n}说。
      {n}用线牵着它，像气球。|{n}用一根线牵着它，像牵气球。`,
      `!A small cloud got lost.|A small cloud was caught on the washing line.
      !Home was above {goal}.|Its home was in the sky above {goal}.
      When it cried, it rained.|Each time it cried, it rained a little.
      {c} stood right underneath.|{c} stood right underneath and had a bath.
      It felt cool and soft.
      "We'll take you," said {n}.
      A string held it, balloon style.|{n} led it on a string, like a balloon.`,
    ),
    gain: beat(
      'waving happy wide | standing happy',
      [
        '{n}松开线，小云飞向大云，{c}挥手',
        '{n} lets go of the string and the little cloud floats up to big clouds while {c} waves',
      ],
      `!大云在{goal}上面。|{goal}上面，大云们正在等。
      !{n}松开了手里的线。|{n}轻轻松开了手里的线。
      小云飘上去，抱住妈妈。|小云飘上去，一头扎进妈妈怀里。
      轰隆隆，是大云在笑。
      落下几滴甜甜的雨。|高兴的雨落下来，几滴，是甜的。
      {c}张着嘴接了三滴。
      线还留在{n}手心里。`,
      `!Big clouds waited at {goal}.|Above {goal} the big clouds were waiting.
      !{n} let go of the string.|Very gently {n} let go of the string.
      Up it went, and hugged.|Up it floated, straight into its mother's arms.
      Rumble, rumble, laughed the clouds.
      Some sweet rain fell.|A few drops of happy rain fell, and they were sweet.
      {c} caught three drops.
      The string stayed behind.`,
    ),
    end: {
      zh: `!窗外飘过一朵小云。|窗外，一朵小云停了停，又飘走了。
      它给窗台留了一滴水。`,
      en: `!A small cloud drifted by.|Past the window drifted one small cloud.
      It left a drop there.`,
    },
  },
  {
    titles: { zh: '最后一颗种子|{n}种下一颗星星豆', en: 'The Very Last Seed|{n} Plants a Star Bean' },
    thing: noun('那块土|一块好土', 'the right soil|the right soil'),
    want: beat(
      'kneeling curious | sitting curious',
      ['{n}手心里有一颗圆圆的种子，{c}凑近看', '{n} has a round seed in one palm and {c} looks closely'],
      `!{n}有最后一颗种子。|风带来一颗种子，是最后一颗。
      !它只在{goal}发芽。|纸包上写着：它只在{goal}发芽。
      圆圆的，像小纽扣。|它圆圆的，有一道银边，像小纽扣。
      {c}以为是豆子，差点吃了。|{c}以为是豆子，舔了一下。
      “不能吃！”
      {n}把它放进贴身口袋。
      它好像动了一下。`,
      `!{n} had one last seed.|The wind brought {n} a seed, the last of its kind.
      !It would grow at {goal}.|On its paper was written, "I grow only at {goal}."
      It was round and silver.|It was round with a silver rim, like a button.
      {c} almost ate it.|{c} took it for a bean and licked it.
      "Not for lunch!"
      It went into {n}'s pocket.
      Perhaps it moved a bit.`,
    ),
    gain: beat(
      'kneeling happy close | sitting happy',
      [
        '{n}把种子埋进土里，冒出一棵嫩芽，{c}趴着看',
        '{n} plants the seed, a sprout comes up and {c} watches from the ground',
      ],
      `!{goal}的土软软的。|{goal}的土又黑又软，像蛋糕。
      !他们把种子种下去。|挖一个小坑，把种子轻轻放进去。
      浇一点水，等一等。
      {c}每数十下看一次。|{c}数到十就看一次，看了九次。
      噗！一棵嫩芽。|噗的一声，冒出一棵弯弯的嫩芽。
      叶子上有一颗小星星。
      “你好呀。”{n}轻轻说。`,
      `!The soil there was soft.|At {goal} the soil was black and soft as cake.
      !They planted the seed.|They made a small hole and laid the seed in it.
      Some water. Some waiting.
      {c} checked every ten seconds.|{c} counted to ten and looked, nine times over.
      Pop! A green sprout.|Pop! Up came a green sprout with a bent neck.
      Each leaf wore a star.
      "Hello there," whispered {n}.`,
    ),
    end: {
      zh: `!远处，嫩芽在长高。|夜里没人看，嫩芽又长高了一寸。
      它记得两双手的温度。`,
      en: `!Far off, the sprout grew.|With nobody watching, the sprout grew another inch.
      Growing makes no noise.`,
    },
  },
]
