import { beat } from '../beat.ts'
import type { TraitMaterial } from '../challenge.ts'

export const books: TraitMaterial = {
  habits: {
    zh: `{n}走到哪，书带到哪。
    {n}爱在被窝里看书。|{n}爱打着手电，在被窝里看书。
    {n}爱听故事。|{n}睡前，总要听三个故事。`,
    en: `{n} took books everywhere.|{n} never went anywhere without a book.
    {n} read beneath the blanket.|{n} read under the blanket with a torch.
    {n} wanted three bedtime stories.`,
  },
  touches: {
    zh: `{n}想起书里的图。|{n}想起书里有一幅地图。
    “书里写过这个！”{n}说。
    {n}一路讲故事。|{n}边走边讲故事，路都变短了。`,
    en: `{n} remembered a book's map.|{n} remembered just such a map from a book.
    "That's in my book!" said {n}.
    {n} told stories, walking along.|{n} told a story, and the path grew short.`,
  },
  challenges: [
    {
      meet: beat(
        'standing curious | sitting curious',
        [
          '{guard}坐在路中间打哈欠，{n}和{c}停下',
          '{guard} sits in the middle of the way and yawns at {n} and {c}',
        ],
        `!{guard}坐在路中间。|{a guard}，坐在路中间打哈欠。
        !“好闷。不想动。”|“我闷了一百天，不想动。”它说。
        哈——欠！
        它大得像一座小山。
        {c}也被传染了哈欠。`,
        `!{guard} sat there, yawning.|In the middle of the way sat {a guard}.
        !"So bored. Won't move."|"I've been bored for a hundred days," it said.
        Yaaawn.
        It sat there like a hill.
        {c} caught the yawn too.`,
      ),
      first: beat(
        'waving happy | jumping happy',
        ['{c}给{guard}变戏法，{guard}打哈欠', '{c} does a trick for {guard}, which yawns, and {n} helps'],
        `!{c}变了个戏法。|“看我变戏法！”{c}藏起一颗豆。
        !“在你耳朵里。”|“在你耳朵里。”{guard}打个哈欠。
        豆子真在耳朵里。
        怎么也拿不出来了。|{c}歪着头蹦，豆子才掉出来。
        它还是没有动。`,
        `!{c} did a trick.|"Watch this trick!" {c} hid a bean.
        !"It's in your ear."|"It's in your ear," yawned {guard}.
        It really was in there.
        It would not come out.|{c} hopped about until the bean fell out.
        {guard} had not moved.`,
      ),
      second: beat(
        'waving worried | standing happy',
        ['{n}讲了个短笑话，{guard}还要听', '{n} tells a short joke and {guard} wants more'],
        `!{n}讲了个短笑话。|{n}讲了个短笑话，只有两句。
        !“完啦？太短。”|“这就完啦？太短。”它又躺下了。
        它的眼睛亮了一下。|不过，它的眼睛亮了一小下。
        {c}补了一句：“嘿嘿。”
        风翻动了{n}的书。`,
        `!{n} told a joke.|{n} told a joke, just two lines long.
        !"Finished? Too short."|"Is that all? Too short." And down it lay.
        One eye had shone, though.|But for a moment one eye had shone.
        "Ha, ha," added {c}.
        The wind turned a page.`,
      ),
      solve: beat(
        'sitting happy | sitting happy',
        [
          '{n}捧着书给{guard}和{c}讲故事，{guard}听得入迷',
          '{n} reads from a book to {guard} and {c}, both spellbound',
        ],
        `!{n}翻开书，讲故事。|{n}翻开最爱的那本书，讲了起来。
        !“从前有只小船。”|“从前有一只小船，它怕水。”
        {guard}坐直了。|{guard}坐直了，耳朵越竖越高。
        讲到最紧张，停住。|讲到风浪最大的时候，{n}停住了。
        “后来呢？后来呢？”
        !它起来，让开了路。|“边走边讲。”它起来了，路也空了。
        {c}听得忘了吃{snack}。`,
        `!{n} opened a book.|{n} opened the best book of all and began.
        !"Once a boat feared water..."|"Once there was a boat that was afraid of water..."
        {guard} sat up.|{guard} sat up, and its ears rose higher and higher.
        At the best bit, {n} stopped.|Just when the storm came, {n} stopped.
        "And then? And then?"
        !It walked along to listen.|"I'll tell it as we go." Up it got at once.
        {c} forgot its {snack}.`,
      ),
    },
    {
      meet: beat(
        'standing curious close | sitting curious',
        [
          '{gate}上刻着弯弯曲曲的旧字，{n}和{c}凑近看',
          'curly old letters are carved on {gate}, {n} and {c} look closely',
        ],
        `!{gate}上刻着怪字。|{gate}上，刻着一行弯弯的怪字。
        !谁也不会念。|念不出来，门就不开。
        字像一群小虫在爬。|那些字弯弯扭扭，像一群小虫散步。
        {c}说是肉包子三个字。
        其实有五个字。`,
        `!{gate} had odd letters.|On {gate} ran one line of curly old letters.
        !Nobody could read them.|If nobody could read them, it would not open.
        They crawled like beetles.|They curled and crawled like beetles out for a walk.
        {c} read "lunch."|{c} was sure that they said lunch.
        It hoped so, anyway.`,
      ),
      first: beat(
        'pointing worried | standing curious',
        ['{n}一个字一个字地猜，{gate}不动', '{n} guesses letter by letter and {gate} stays shut'],
        `!{n}一个一个猜。|{n}指着字，一个一个地猜。
        !“山？三？”门不理。|“这个是山？那个是三？”门不理。
        猜了一百遍，都不对。
        {c}坚持说是肉包子。|“肉包子！”{c}又试了一次。
        门好像叹了口气。`,
        `!{n} guessed each one.|{n} pointed at the letters and guessed one by one.
        !"Snake? Snail?" No.|"Is this a snake? Is that a snail?" {gate} sat still.
        A hundred guesses were wrong.
        "Lunch!" {c} insisted.|"Lunch!" said {c}, just once more.
        {gate} seemed to sigh.`,
      ),
      second: beat(
        'reaching curious | sitting curious',
        [
          '{n}用手指描{gate}上的字，{c}也描',
          '{n} traces the letters on {gate} with a finger and so does {c}',
        ],
        `!{n}用手指描了一遍。|{n}用手指，顺着笔画描了一遍。
        !手脏了，门没开。|手指黑了，门还是没有开。
        {c}描完，鼻子也黑了。
        描的时候，觉得眼熟。|描着描着，{n}觉得有点眼熟。
        “在哪儿见过呢？”`,
        `!{n} traced each letter.|With one finger {n} traced along every letter.
        !Dirty finger. Shut door.|The finger turned black, and {gate} stayed shut.
        {c}'s nose got black too.
        Yet they felt familiar.|Yet while tracing, {n} felt they looked familiar.
        "Where did I see them?"`,
      ),
      solve: beat(
        'reaching proud | jumping surprised',
        [
          '{n}用一面小镜子照{gate}上的字念出来，门打开，{c}惊喜',
          '{n} holds up a small mirror to the letters on {gate} and reads them out while {c} is amazed',
        ],
        `!{n}想起一本书。|{n}想起一本海盗书的第七页。
        !“要用镜子看！”|“这是反着写的，要用镜子看！”
        {c}擦亮了铃铛盖。|没有镜子，{n}就用擦亮的杯底照。
        字一下子站正了。|照一照，歪歪的字全站正了。
        “请、说、你、好。”|上面写着：“进来前，说声你好。”
        !“你好！”吱呀，开了。|“你好！”他们一起说。吱呀——门开了。
        “不是肉包子啊。”{c}说。`,
        `!{n} remembered a book.|{n} remembered page seven of a pirate book.
        !"It's mirror writing!"|"It's mirror writing, all back to front!"
        A shiny cup would do.|They had no mirror, but the bottom of a cup did it.
        The letters stood up straight.
        "Say hello," they said.|In the cup they read, "Say hello before you enter."
        !"Hello!" Creak, it opened.|"Hello!" they said together. Creak, and it opened.
        "Not lunch, then," said {c}.`,
      ),
    },
  ],
}
