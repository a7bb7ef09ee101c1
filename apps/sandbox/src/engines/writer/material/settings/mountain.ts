import { beat, noun } from '../beat.ts'
import type { SettingMaterial } from '../setting.ts'

export const mountain: SettingMaterial = {
  nouns: {
    goal: [
      noun('云中亭', 'Cloud Hut'),
      noun('回声谷', 'Echo Valley'),
      noun('雪顶', 'Snowy Top'),
      noun('老鹰石', 'Eagle Rock'),
    ],
    guard: [
      noun('大牦牛|一头长毛大牦牛', 'the yak|a great shaggy yak'),
      noun('雪怪|一个圆头圆脑的雪怪', 'the yeti|a round faced yeti'),
      noun('老岩羊|一只大弯角的老岩羊', 'the ram|an old ram with curled horns'),
    ],
    small: [
      noun('小鼠兔|一只小鼠兔', 'the pika|a round little pika'),
      noun('小羊羔|一只小羊羔', 'the lamb|a white lamb'),
      noun('小雪雀|一只小雪雀', 'the finch|a little snow finch'),
    ],
    gate: [
      noun('石门|山壁上的一道石门', 'the stone door|a door in the rock'),
      noun('寨门|一道老木寨门', 'the log gate|an old gate of logs'),
    ],
    gap: [
      noun('山涧|一道深深的山涧', 'the gorge|a deep gorge'),
      noun('冰溪|一条冒冷气的冰溪', 'the ice stream|a steaming cold stream'),
    ],
    dark: [
      noun('山洞|一个黑黑的山洞', 'the cave|a black cave'),
      noun('石缝路|夹在石缝里的黑路', 'the crack|a dark crack in the rock'),
    ],
    high: [
      noun('高崖|一面高崖', 'the crag|a high crag'),
      noun('冷杉|一棵笔直的冷杉', 'the fir|a fir as straight as a pencil'),
    ],
    heavy: [
      noun('大圆石|一块挡路的大圆石', 'the boulder|a big round boulder'),
      noun('断树干|一根断树干', 'the trunk|a broken tree trunk'),
    ],
  },
  opens: [
    beat(
      'standing happy | standing happy',
      ['{n}在山上的小屋前，{c}站在石阶上', '{n} stands before a mountain hut and {c} is on the stone step'],
      `!{n}住在高高的山上。|{n}住在半山腰一座石头小屋里。
      云从门口慢慢走过。|早晨，云从门口慢慢走过去。
      羊铃叮当，叮当。
      空气凉得像薄荷。`,
      `!{n} lived on a mountain.|{n} lived in a stone hut halfway up a mountain.
      Clouds strolled past the door.|In the morning the clouds strolled right past the door.
      Cling, clang, went the sheep bells.
      The air was cold as mint.`,
    ),
    beat(
      'waving happy back | sitting happy',
      ['{n}在山坡上对着山谷喊，{c}竖起耳朵', '{n} calls into a valley from a slope and {c} pricks its ears'],
      `!{n}对着大山喊：“早！”
      大山也喊：“早——早！”
      {c}以为山里住着人。|{c}一直以为，山里住着另一个人。
      雪顶被太阳染成粉红。|远处的雪顶，被太阳染成粉红。`,
      `!"Morning!" {n} called to the mountain.|"Good morning!" {n} called.
      "Morning, morning," said the mountain.|"Morning, morning," the mountain called back.
      {c} thought somebody lived there.|{c} still believed that somebody lived in there.
      Sun turned the snow pink.|The first sun turned the far snow pink.`,
    ),
  ],
  walks: [
    beat(
      'standing happy back | running happy',
      ['{n}和{c}走在开满小花的山坡上', '{n} and {c} go up a flowery slope'],
      `!山坡上开满小花。|山坡上开满了小花，像撒了一地糖。
      每朵都只有纽扣大。
      {c}舍不得踩。|{c}舍不得踩，走得像在跳舞。
      结果摔了个屁股蹲。
      花在风里直点头。`,
      `!Small flowers covered the slope.|Small flowers covered the slope like spilled sweets.
      Each was button sized.|Each one was no bigger than a button.
      {c} would not tread on them.|{c} would not tread on any and walked like a dancer.
      Then it sat down. Bump.
      The flowers nodded and nodded.`,
    ),
    beat(
      'standing curious side | standing surprised',
      ['{n}和{c}走在云雾里，只看得见彼此', '{n} and {c} go along inside a cloud'],
      `!他们走进了一朵云。|走着走着，他们走进了一朵云。
      {c}张嘴咬了一口。|{c}张嘴咬了一口，什么也没咬到。
      “没味道。”{c}说。
      睫毛上挂满小水珠。
      云里凉凉的，静静的。`,
      `!They walked into a cloud.|All at once they walked into a cloud.
      {c} took a bite.|{c} took a big bite and got nothing at all.
      "No taste," said {c}.
      Tiny drops hung on lashes.
      It was cool and hushed.`,
    ),
    beat(
      'sitting happy | sitting happy',
      ['{n}和{c}坐在石头上吹风看山', '{n} and {c} sit on a rock in the wind and look at the peaks'],
      `!风把帽子吹跑了。|一阵风来，把{c}的{wear}吹跑了。
      {c}追，追，追。
      原来挂在一根羊角上。|追到一看，正挂在一只羊的角上。
      羊戴着还挺好看。
      “谢谢你保管。”{n}说。`,
      `!The wind stole {c}'s {wear}.|A gust came and stole {c}'s {wear}.
      {c} ran and ran.
      A sheep had it.|There it hung, on the horn of a sheep.
      It rather suited the sheep.
      "Thank you for keeping it."`,
    ),
  ],
  senses: {
    zh: `老鹰在高处转圈。|一只老鹰在高处转圈，翅膀动也不动。
    石子骨碌碌滚下去。
    雪水在石头下唱歌。|雪水在石头下面跑，一路唱歌。
    松树闻起来凉凉的。
    远处有谁在吹牛角：呜！
    云的影子爬过山坡。|云的影子慢慢爬过山坡，像大毯子。
    羊儿咩咩地叫。
    山谷把声音还回来。|山谷把每个声音，都还回来两遍。
    太阳晒得石头暖烘烘。
    冰凌滴答滴答化着。`,
    en: `An eagle circled high up.|High up an eagle circled and never moved its wings.
    Pebbles rattled down the slope.
    Snow water sang under stones.|Under the stones the snow water ran and sang.
    The pines smelled cold.
    Somebody blew a horn. Hooo!
    Cloud shadows crossed the slope.|Cloud shadows crossed the slope like slow blankets.
    Sheep bleated far below.
    The valley answered everything.|The valley gave back every sound, and then again.
    The rocks were warm from sun.
    Icicles dripped. Tick, tick.`,
  },
}
