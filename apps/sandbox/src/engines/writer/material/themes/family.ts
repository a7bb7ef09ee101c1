import { beat, noun } from '../beat.ts'
import type { Plot } from '../plot.ts'

export const family: Plot[] = [
  {
    titles: { zh: '奶奶的那首歌|{n}找回半首歌', en: "Grandma's Half a Song|The Song at {goal}" },
    thing: noun('下半首歌|下半首歌', 'the lost verse|a lost verse'),
    want: beat(
      'sitting curious | sitting calm',
      ['{n}坐在奶奶身边听歌，{c}也在听', '{n} sits by Grandma, who hums, and {c} listens'],
      `!奶奶只记得半首歌。|奶奶爱哼一首歌，可只记得半首。
      !另一半在{goal}。|“下半首，大概忘在{goal}了。”奶奶说。
      小时候天天唱。|像{n}这么大的时候，奶奶天天唱。
      啦啦啦，嗯嗯……没了。|“啦啦啦，嗯嗯……”唱到这儿就没了。
      {n}想把它找回来。|{n}想：“把它找回来，当礼物！”
      {c}听得摇来摇去。
      奶奶笑着，眼睛看着窗外。`,
      `!Grandma knew half a song.|Grandma loved one song, but only knew half of it.
      !The rest stayed at {goal}.|"I left the other half at {goal}," she said.
      She sang it when small.|She had sung it when she was very small.
      La, la, hum... and stop.
      {n} wanted to find it.|{n} wanted to find it and bring it home.
      {c} swayed to the tune.
      Grandma looked far away and smiled.`,
    ),
    gain: beat(
      'sitting calm close | sitting happy',
      ['{n}打开一只旧八音盒，{c}听着', '{n} opens an old music box and {c} listens'],
      `!{goal}藏着八音盒。|{goal}的角落里，藏着一只八音盒。
      !一打开，歌就响了。|盖子一开，整首歌丁丁当当响起来。
      连下半首也在里面！
      盒底刻着奶奶的小名。|盒底下，刻着奶奶小时候的名字。
      {n}一遍遍地跟着唱。
      {c}把词唱成了肉包子。
      丁零，丁零，像下小雨。`,
      `!They found a music box.|In a corner of {goal} stood a music box.
      !It played the whole song.|The lid went up, and it played the whole song.
      The lost half was there!
      Grandma's name was cut below.|Underneath, in small letters, was Grandma's name.
      {n} sang it over and over.
      {c} sang the wrong words loudly.
      Plink, plink, like soft rain.`,
    ),
    end: {
      zh: `!奶奶唱完了整首歌。|床边，奶奶把整首歌唱完了。
      最后一句，只有三个字：睡吧，睡。`,
      en: `!Grandma sang it all through.|By the bed Grandma sang it all the way through.
      The last word was sleep.`,
    },
  },
  {
    titles: { zh: '给全家的金果子|{n}要办一顿晚饭', en: 'Golden Apples for Supper|{n} Makes the Supper' },
    thing: noun('金苹果|金黄的苹果', 'golden apples|golden apples'),
    want: beat(
      'standing happy | sitting happy',
      ['{n}提着空篮子，{c}钻在篮子里', '{n} holds an empty basket and {c} peeps from it'],
      `!今晚{n}来做饭。|今天，晚饭归{n}来做。
      !要{goal}的金苹果。|做派要用金苹果，只有{goal}才有。
      爸爸妈妈都累了。|家里人忙了一整天，都累了。
      “给他们一个惊喜！”
      篮子空空的，轻轻的。
      {c}坐进去试了试。|{c}先坐进篮子试了试，正好一个它。
      菜单写了三遍。`,
      `!Tonight {n} would cook.|Tonight the supper was {n}'s job.
      !The apples grew at {goal}.|A pie needs golden apples, and they grew at {goal}.
      Everyone at home was tired.|Everyone at home had worked all day.
      "A surprise!" said {n}.
      The basket was very empty.
      {c} tried sitting in it.|{c} tried the basket and found it just one {c} big.
      The menu was written three times.`,
    ),
    gain: beat(
      'reaching happy | jumping happy',
      ['{n}把金苹果放进篮子，{c}捧着一个', '{n} puts golden apples in a basket and {c} carries one'],
      `!{goal}的苹果真亮。|{goal}的枝头，苹果像一盏盏小灯。
      !他们摘了满满一篮。|他们挑了又挑，摘了满满一篮。
      一个给树，还回去。|最圆的那个，{n}留给了树。
      闻一闻，像蜂蜜。
      {c}说它只尝一口。|“我只尝一口。”{c}说，一口就是半个。
      篮子沉甸甸的。
      家里人会笑成什么样呢？`,
      `!Apples shone at {goal}.|At {goal} the apples shone like little lamps.
      !They filled the whole basket.|They chose with care until the basket was full.
      One stayed for the tree.|The roundest one {n} left for the tree.
      They smelled of honey.
      "One bite," said {c}.|"Just one bite," said {c}, and half was gone.
      The basket was heavy now.
      What would everyone say?`,
    ),
    end: {
      zh: `!苹果派吃光了。|苹果派吃得一点不剩。
      家里人都说：再来一块。`,
      en: `!The pie was all gone.|Not one crumb was left of the pie.
      Everybody had asked for more.`,
    },
  },
  {
    titles: {
      zh: '老照片里的地方|{n}补上一张照片',
      en: 'The Place in the Photograph|One More in the Picture',
    },
    thing: noun('那个地方|照片里的地方', 'that place|the place in the photograph'),
    want: beat(
      'sitting curious close | sitting curious',
      ['{n}看着一张老照片，{c}指着上面', '{n} studies an old photograph and {c} points at it'],
      `!相册里有张老照片。|{n}翻相册，翻到一张老照片。
      !全家人站在{goal}。|照片上，一家人在{goal}笑。
      可是没有{n}。|数来数去，就是没有{n}。
      “那时你还没来呢。”
      {c}也不在，不服气。|{c}也不在上面，很不服气。
      “去那里补一张！”
      照片边上卷起来了。|照片黄黄的，四个角都卷了。`,
      `!{n} found an old photograph.|In the album {n} found an old photograph.
      !It showed {goal}.|It showed the whole family at {goal}, laughing.
      {n} was not in it.|{n} counted twice and was not in it.
      "You weren't here yet."
      {c} was missing too.|{c} was missing too, and took it badly.
      "Let's add one!" said {n}.
      Its corners curled with age.`,
    ),
    gain: beat(
      'waving happy front wide | jumping happy',
      [
        '{n}和{c}站在老照片里的地方，家里人也来了',
        '{n} and {c} stand in the place from the photograph as the family arrives',
      ],
      `!就是这里，一模一样。|{goal}到了，和照片里一模一样。
      !家里人也跟来了。|一回头，家里人全都悄悄跟来了。
      “站好啦，笑！”
      咔嚓！{c}正在打喷嚏。|咔嚓！照下来时{c}正打喷嚏。
      再来一张，还是喷嚏。
      {n}站在最中间。
      风把大家的头发吹乱了。`,
      `!It looked just the same.|{goal} looked just as it did in the photograph.
      !The family had come too.|They turned, and there stood the whole family.
      "Say cheese!"
      Click! {c} was sneezing.|Click went the camera just as {c} sneezed.
      Again, and another sneeze.
      {n} stood in the middle.
      The wind mixed up their hair.`,
    ),
    end: {
      zh: `!新照片贴好了。|新照片贴好了，就在旧的旁边。
      这回，一个也不少。`,
      en: `!Two photographs hung there now.|Now two photographs hung side by side.
      This time no one was missing.`,
    },
  },
]
