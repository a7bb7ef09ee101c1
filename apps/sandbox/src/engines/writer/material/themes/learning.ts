import { beat, noun } from '../beat.ts'
import type { Plot } from '../plot.ts'

export const learning: Plot[] = [
  {
    titles: { zh: '回声住在哪儿|{n}有一个问题', en: 'Where Does the Echo Live?|{n} Has a Question' },
    thing: noun('回声|一个回声', 'the echo|an echo'),
    want: beat(
      'waving curious side | standing curious',
      ['{n}对着远处喊话，{c}认真地听', '{n} calls into the distance and {c} listens hard'],
      `!“喂！”“喂——”谁在学？|“喂！”{n}喊。“喂——”远处也喊。
      !“回声住在哪儿？”|“回声住在哪儿呢？”{n}问。
      没人答得上来。|问了五个大人，五个都摇头。
      “好像在{goal}。”
      {c}说回声最爱学舌。|{c}说，回声肯定没有自己的话。
      {n}把问题写在手上。
      问题在心里跳呀跳。`,
      `!"Hello!" "Hello," it said back.|"Hello!" called {n}. "Hello," called someone far away.
      !"Where do echoes live?"|"Where does the echo live?" asked {n}.
      Nobody could say.|Five grownups were asked, and all five shook their heads.
      "Perhaps at {goal}."
      {c} called it a copycat.|{c} said that an echo was just a copycat.
      {n} wrote the question down.
      The question hopped about inside.`,
    ),
    gain: beat(
      'waving laughing wide | jumping happy',
      ['{n}在空旷处大喊，{c}在旁边叫', '{n} shouts into the open and {c} joins in'],
      `!{goal}会学人说话。|在{goal}，声音碰到石壁又跳回来。
      !“声音会弹回来！”|“像皮球一样弹回来！”{n}说。
      声音碰壁，就转身。|站近了，回得快，站远了，回得慢。
      {n}拍一下，回来一下。
      {c}喊：“我最帅！”
      “最帅！最帅！”|四面八方都说：“最帅——最帅！”
      {c}满意得不得了。`,
      `!At {goal} sounds came back.|At {goal} every sound hit the stone and came back.
      !"It bounces like a ball!"|"Sound bounces like a ball!" said {n}.
      Near was fast. Far was slow.|Close to the wall it was quick, and far off slow.
      One clap gave two claps.
      "I'm great!" called {c}.
      "Great, great," said the stones.|"Great, great, great," said the stones on every side.
      {c} was very pleased.`,
    ),
    end: {
      zh: `!“晚安！”“晚安！”|“晚安！”{n}朝窗外轻轻喊。
      远远地，也有人说晚安。`,
      en: `!"Good night!" "Night," said something.|"Good night!" {n} called softly into the dark.
      Far off, something said it back.`,
    },
  },
  {
    titles: { zh: '最后一个音|{n}和少一个音的歌', en: 'The Missing Note|{n} and the Tune with a Hole' },
    thing: noun('那个音|一个丢了的音', 'the last note|a missing note'),
    want: beat(
      'sitting worried | sitting curious',
      ['{n}在吹笛子，{c}歪头听', '{n} plays the flute and {c} tilts its head'],
      `!{n}在学吹笛子。|{n}在学吹一支笛子曲。
      !最后一个音总不对。|吹到最后一个音，总是不对。
      嘟、嘟、嘟——噗。|嘟、嘟、嘟——噗，像青蛙放屁。
      {c}捂住了耳朵。|{c}很有礼貌，只捂住一只耳朵。
      “{goal}的风会吹。”|听说，{goal}的风会吹那个音。
      “去听一遍就会了。”
      笛子塞进口袋。`,
      `!{n} was learning the flute.|{n} was learning a tune on the flute.
      !The last note went wrong.|Every time, the very last note went wrong.
      Toot, toot, toot, pfft.|Toot, toot, toot, pfft, like a frog sitting down.
      {c} covered its ears.|{c} was polite and covered only one ear.
      "The wind at {goal} knows it."
      "Let's go and listen."
      In went the flute, pocket deep.`,
    ),
    gain: beat(
      'sitting happy side | sitting calm',
      ['{n}吹着笛子，{c}闭眼听', '{n} plays the flute while {c} listens, eyes shut'],
      `!{goal}的风唱了它。|到了{goal}，风吹过石头，唱出那个音。
      !{n}轻轻吹：呜——对了！|{n}学着风，轻轻吹了一口：对了！
      原来要吹得慢慢的。|原来不用使劲，要吹得慢慢的。
      像吹凉一碗热汤。
      {c}的耳朵竖起来了。
      一遍，又一遍，再一遍。|一遍，两遍，七遍，越来越好听。
      连云都停下来听。`,
      `!Wind sang it at {goal}.|At {goal} the wind crossed a stone and sang it.
      !{n} blew softly. There!|{n} blew as softly as the wind. There it was!
      It only had to be slow.|It was never about blowing hard, only about slow.
      Like cooling soup.
      {c}'s ears shot up.
      Once more. And once more.|Once, twice, seven times, and better every time.
      Even the clouds stopped.`,
    ),
    end: {
      zh: `!笛子躺在枕头边。|笛子躺在枕头边，也睡了。
      最后一个音，还在飘。`,
      en: `!The flute lay nearby.|The flute lay on the pillow and slept too.
      The last note still floated.`,
    },
  },
  {
    titles: { zh: '缺一页的书|{n}找最后一页', en: 'The Book with No End|{n} and the Last Page' },
    thing: noun('最后一页|书的最后一页', 'the last page|the last page'),
    want: beat(
      'sitting surprised | sitting surprised',
      ['{n}捧着一本缺页的书，{c}伸头看', '{n} holds a book with a page torn out and {c} peers in'],
      `!最后一页不见了！|{n}读到最后，最后一页不见了！
      !书签写着：{goal}。|只剩一张书签，写着：{goal}。
      小船到底回家没有？|书里的小船，到底回家没有？
      {c}急得直转圈。|{c}急得转圈，连饭也不想吃。
      “不知道结尾，睡不着。”
      撕口毛毛的，像小牙。|撕口毛毛的，像被谁咬过。
      “找去！”{n}合上书。`,
      `!The last page was gone!|{n} read to the end, but the last page was gone!
      !A bookmark said {goal}.|There was only a bookmark, and it said {goal}.
      Did the boat get home?|Did the little boat in the book get home?
      {c} ran in circles.|{c} could not bear it and ran in circles.
      "I can't sleep without endings."
      Something had nibbled it.|The torn edge looked as if somebody had nibbled it.
      "Let's look!" said {n}.`,
    ),
    gain: beat(
      'sitting happy close | sitting happy',
      ['{n}大声读着一张书页，{c}和小书虫在听', '{n} reads one loose page aloud to {c} and a bookworm'],
      `!{goal}有张书页床。|在{goal}，一只小书虫睡在那页上。
      !“小船回家了。”|{n}念出来：“小船回家了。”
      “然后呢？”小书虫问。
      它不认字，只觉得暖。|小书虫不认字，只觉得那张纸暖和。
      {n}一个字一个字教它。|{n}指着字，一个一个教它念。
      {c}给它盖了片叶子。
      “船、回、家、了。”`,
      `!It lay at {goal}.|At {goal} a bookworm had it for a blanket.
      !"The boat sailed home."|{n} read it aloud. "The boat sailed home."
      "Then what?" asked a bookworm.|"Is there more?" asked the bookworm.
      It could not read yet.|It could not read, but the paper kept it warm.
      {n} showed it each word.|{n} showed it the words, one after another.
      {c} fetched a leaf instead.
      "The boat sailed home."`,
    ),
    end: {
      zh: `!书又有了结尾。|补好的书，放在枕头底下。
      小船在梦里靠了岸。`,
      en: `!The book had its end.|The mended book lay under the pillow.
      In dreams the boat came in.`,
    },
  },
]
