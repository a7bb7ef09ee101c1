import { type BeatText, beat, type Words } from './beat.ts'

/** How a journey may begin. */
export const SETOUTS: BeatText[] = [
  beat(
    'waving happy back | jumping happy',
    ['{n}和{c}背着小包出发，{c}跳到前面', '{n} sets out with a small bag and {c} hops ahead'],
    `!他们说走就走。|{n}和{c}说走就走。
    包里装了面包和水。|小背包里装了面包、水壶和一条干毛巾。
    {c}多带了一块饼干。|{c}偷偷多装了一块饼干，藏在最底下。
    门在身后咔嗒一声。
    {c}走了三步，又跑回来。|{c}走了三步又跑回来，因为忘了打招呼。
    “{thing}在等我们呢。”{n}说。
    “往{goal}走！”`,
    `!Off they went, {n} and {c}.
    They packed bread and water.|Into the bag went bread, water and one dry towel.
    {c} packed one extra biscuit.|{c} hid one extra biscuit right at the bottom.
    Click went the door behind them.
    {c} ran back to say goodbye.|{c} took three steps and ran back to say goodbye to the mat.
    "{thing} won't wait," said {n}.
    "This way to {goal}!"`,
  ),
  beat(
    'pointing curious three-quarter | standing curious',
    ['{n}指着小路，{c}伸长脖子看', '{n} points along the path and {c} stretches to see'],
    `!{n}指着前面的路。|{n}指着通向{goal}的路。
    “走吗？”“走！”|“走吗？”{n}问。“走！”{c}答得飞快。
    路很长，他们不着急。|路看上去很长，可是谁也不着急。
    {c}先闻了闻风。|{c}先闻了闻风，风里有远方的味道。
    {n}把口袋拍了拍。|{n}拍拍口袋，里面有绳子和两颗糖。
    {c}把{wear}弄得端端正正。
    影子也跟着动起来。|两个影子一长一短，也跟着动起来。`,
    `!{n} pointed down the path.|{n} pointed to the path that led to {goal}.
    "Shall we?" "We shall!"|"Shall we?" asked {n}. "We shall!" said {c} very fast.
    It looked long. Nobody minded.|The path looked long, but nobody minded one bit.
    {c} sniffed the wind first.|{c} sniffed the wind, which smelled of far away.
    {n} patted one full pocket.|In {n}'s pocket were some string and two toffees.
    {c} put the {wear} straight.
    Two shadows came along.|Two shadows, one long and one short, came along as well.`,
  ),
  beat(
    'sitting curious | sitting curious',
    ['{n}在纸上画路线，{c}趴在旁边看', '{n} draws the way on a sheet of paper while {c} leans over to look'],
    `!{n}画了一张地图。|出发前，{n}画了一张小地图。
    {c}在上面按了个爪印。|{c}在地图角上按了个印，说这样才算数。
    {goal}在最上边。|{goal}画在最上边，旁边打了一个勾。
    铅笔沙沙响。
    “先直走，再转弯。”
    “要是画错了呢？”{c}问。|“要是画错了呢？”{c}问。“那就重画。”
    地图折好，放进口袋。`,
    `!{n} drew a little map.|Before they left, {n} drew a little map.
    {c} added a muddy print.|{c} pressed a print in the corner, to make it official.
    {goal} went at the top.|{goal} went right at the top, with a big tick.
    Scratch, scratch, went the pencil.
    "Straight on, then turn."
    "What if it's wrong?"|"What if it's wrong?" asked {c}. "Then we draw it again."
    They folded the map up small.`,
  ),
  beat(
    'waving happy front | running happy',
    ['{n}笑着挥手，{c}绕着圈跑', '{n} waves with a smile and {c} runs in circles'],
    `!“我们去找！”{n}说。|“我们去{goal}找！”{n}大声说。
    {c}绕着{n}转了两圈。|{c}高兴得绕着{n}转了两圈，有点晕。
    “我带路。”{c}走反了。|“我带路。”{c}说，可它走反了方向。
    {n}笑着把它叫回来。
    大家都来挥手。|邻居们从窗口探出头，朝他们挥手。
    “晚饭前回来！”|“晚饭前回来！”有人在后面喊。`,
    `!"We'll find it!" said {n}.|"We'll go to {goal} and look!" said {n}.
    {c} ran in two circles.|{c} was so glad that it ran in two circles.
    {c} led the wrong way.|"I'll lead," said {c}, and set off the wrong way.
    {n} laughed and called it back.
    Everybody waved.|Neighbours leaned out of their windows and waved.
    "Home by supper!"|"Be home by supper!" somebody called after them.`,
  ),
  beat(
    'reaching calm side | standing happy',
    ['{n}伸手拿挂着的灯笼，{c}在旁边等', '{n} reaches for a lantern on a hook while {c} waits'],
    `!{n}拿上了小灯笼。|{n}从钩子上取下小灯笼。
    灯笼晃呀晃。|灯笼吱呀吱呀，晃个不停。
    “白天也带灯？”{c}问。
    “天会黑的。”{n}说。
    {c}带上了自己的勇气。|{c}说它带了勇气，就是不知放哪儿了。
    风从{goal}那边吹来。
    他们迎着风走。`,
    `!{n} took the little lantern.|{n} lifted the little lantern off its hook.
    Squeak, squeak, it swung.|The lantern squeaked as it swung to and fro.
    "In daylight?" asked {c}.
    "It gets dark later."|"It gets dark later," said {n}, who thought ahead.
    {c} brought some courage along.|{c} brought some courage, but forgot which pocket it was in.
    Wind blew from {goal}.
    They walked into the wind.`,
  ),
]

/** Where the two sit down and nobody knows what to do. */
export const PAUSES: BeatText[] = [
  beat(
    'sitting worried | sitting worried',
    ['{n}和{c}靠着坐在一起，分一块饼干', '{n} and {c} sit close together and share a biscuit'],
    `!他们坐下来歇一歇。|他们肩并肩坐下来，歇一歇。
    !谁也没有说话。|好一会儿，谁也没有说话。
    饼干一人一半。|{c}掏出饼干，掰成两半，大的给了{n}。
    咔嚓，咔嚓。
    “要不回家吧？”|“要不，我们回家吧？”{c}小声说。
    {n}看看天，又看看路。
    “再想想。”{n}说。|“还没到最后呢，再想想。”{n}说。
    {c}把头靠了过来。|{c}把头靠过来，暖乎乎的。`,
    `!They sat down to rest.|They sat down close together to rest.
    !Nobody said a word.|For a while nobody said a word.
    They shared one biscuit.|{c} broke the biscuit and gave {n} the bigger half.
    Crunch, crunch.
    "Shall we go home?"|"Shall we go home?" asked {c} in a small voice.
    {n} looked up, then back.
    "Let me think," said {n}.|"This isn't the end yet," said {n}. "Let me think."
    {c} leaned in, warm and soft.`,
  ),
  beat(
    'sitting calm side | sleeping sleepy',
    ['{n}托着下巴想事情，{c}打起了瞌睡', '{n} thinks, chin in hand, while {c} dozes'],
    `!{n}闭上眼想了想。|{n}托着下巴，闭上眼睛想了想。
    !风停了，很安静。|风停了，四周静得像在听。
    {c}也想，想着就睡着了。|{c}也跟着想，想着想着打起了呼噜。
    呼——噜！
    两次都没成。|试了两次，两次都没成。
    “那就换一个办法。”
    心跳慢慢稳下来。|怦怦的心跳，慢慢稳了下来。
    有个主意，像小鱼游过来。|有个主意，像小鱼一样慢慢游过来。`,
    `!{n} sat still and thought.|{n} sat with chin in hand and thought.
    !The wind went quiet.|The wind went quiet, as if it were listening.
    {c} thought too, and snored.|{c} thought so hard that it fell asleep.
    Snore. Snore.
    Twice they had tried.|Twice they had tried, and twice it had not worked.
    "We need another way."
    The thumping slowly stopped.|{n}'s thumping heart grew slow and steady.
    An idea swam up.|An idea came swimming up like a small shy fish.`,
  ),
  beat(
    'hugging worried | hugging worried',
    ['{n}抱着{c}，两个都有点难过', '{n} hugs {c}, both a little sad'],
    `!{c}有点想哭。|{c}的鼻子酸酸的，有点想哭。
    !{n}抱了抱{c}。|{n}张开胳膊，把{c}抱了抱。
    “没事，还有我呢。”
    {c}的毛被眼泪粘成一撮。|{c}擦擦脸，脸上粘了一片叶子。
    两个都笑了一下。|{n}帮它拿掉，两个都笑了一下。
    笑过以后，轻松多了。
    “刚才漏看了什么呢？”|“刚才我们漏看了什么呢？”{n}想。`,
    `!{c} wanted to cry.|{c}'s nose prickled, and it wanted to cry.
    !{n} gave it a hug.|{n} put both arms around {c}.
    "I'm here," said {n}.
    A leaf stuck to its cheek.|{c} wiped its face and got a leaf stuck there.
    They giggled a little.|{n} picked it off, and both giggled a little.
    Then things felt lighter.
    "What did we miss?"|"What have we not looked at yet?" {n} wondered.`,
  ),
  beat(
    'sitting curious three-quarter | sitting curious',
    ['{n}坐着数手指，{c}跟着数', '{n} counts on fingers and {c} counts along'],
    `!{n}扳着手指数。|{n}扳着手指，一样一样地数。
    !试了一个又一个。|试过一个办法，又试过一个办法。
    “还剩几个？”{c}问。
    “还有八个手指头。”{n}说。
    {c}也数，可它数不清。|{c}也数自己的，数来数去都不一样。
    一只小虫爬过鞋边。|一只小虫慢悠悠爬过鞋边，一点不急。
    “我会什么呢？”{n}想。`,
    `!{n} counted on both hands.|{n} counted on both hands, one thing after another.
    !One way. Two ways.|They had tried one way, and then another way.
    "How many are left?"|"How many are left?" asked {c}.
    "Eight more fingers," said {n}.
    {c} counted and got muddled.|{c} counted its own and got a new answer each time.
    A beetle strolled by.|A beetle strolled past, in no hurry at all.
    "What am I good at?"|"What am I good at?" {n} wondered.`,
  ),
]

/** The way home after all is found. */
export const HOMEWAYS: BeatText[] = [
  beat(
    'waving happy back | standing happy',
    ['{n}和{c}走在回家的路上，影子长长的', '{n} and {c} walk home with long shadows'],
    `!回家的路好像短了。|回家的路，好像比来时短了一半。
    !{c}一路走一路唱。|{c}一路走一路唱，调子拐了好几个弯。
    灯一盏一盏亮起来。|远处的灯一盏一盏亮起来，像在数数。
    空气凉凉的，有草味。|空气凉凉的，带着草和晚饭的味道。
    {n}数了数天上的星。|{n}数星星，数到七就乱了。
    “明天还来。”{c}说。
    口袋空了，心里满满的。`,
    `!The way home felt short.|The way home felt only half as long.
    !{c} sang all the way.|{c} sang all the way, mostly in tune.
    Lamps came on, one by one.|Far off the lamps came on, as if someone counted them.
    The air smelled of supper.|The cool air smelled of grass and supper.
    {n} counted seven stars.|{n} counted stars and got lost after seven.
    "Again tomorrow," said {c}.
    Empty pockets, full hearts.`,
  ),
  beat(
    'pointing happy side | sitting sleepy',
    ['{n}指着远处亮着的窗，{c}打着哈欠', '{n} points at a lit window far off and {c} yawns'],
    `!“看，家里亮着灯。”|“看，家里的窗亮着。”{n}说。
    !{c}打了个大哈欠。|{c}打了个大哈欠，把一只飞蛾吓了一跳。
    {n}也跟着打了一个。
    路上静悄悄的。|路上静悄悄的，只有他们的脚步声和虫叫。
    “讲给谁听好呢？”|“先讲给谁听好呢？”{n}想。
    {c}要讲自己最勇敢那段。|{c}要讲自己最勇敢那段，可是没有。
    影子手拉着手。`,
    `!"Look, our light is on."|"Look, our window is shining," said {n}.
    !{c} gave a huge yawn.|{c} yawned so wide that a moth flew round it.
    {n} yawned as well.
    The road was very quiet.|The road was quiet, apart from one busy cricket.
    "Who shall we tell?"|"Who shall we tell first?" {n} wondered.
    {c} practised its bravest part.|{c} practised telling its bravest part, and made it longer.
    Their shadows held hands.`,
  ),
  beat(
    'waving laughing front | jumping happy',
    ['{n}笑着和新朋友挥手告别，{c}跳着', '{n} laughs and waves goodbye while {c} jumps'],
    `!“再见！再见！”|“再见！下次再来！”
    !他们挥手挥了好久。|他们挥手挥了好久，手都酸了。
    {c}倒着走，撞上了树。|{c}倒着走，一头撞上一团草。
    “它先撞我的。”{c}说。
    {n}笑得停不下来。
    天边剩一条粉红的光。|天边还剩一条粉红色的光，细细的。
    家的味道近了。`,
    `!"Goodbye! Goodbye!"|"Goodbye! We'll come again!"
    !They waved for ages.|They waved until their arms felt like noodles.
    {c} walked backwards into grass.|{c} walked backwards, straight into a tuft of grass.
    "It bumped me," said {c}.
    {n} laughed and laughed.
    One pink stripe was left.|Only one thin pink stripe was left in the sky.
    Home was getting near.`,
  ),
]

/** The quiet that every book ends in. */
export const ENDINGS: BeatText[] = [
  beat(
    'sleeping sleepy close | sleeping sleepy',
    ['{n}躺在床上睡着了，{c}蜷在枕边', '{n} is asleep in bed and {c} is curled up by the pillow'],
    `!{n}钻进被窝。|{n}钻进暖暖的被窝。
    {c}蜷在枕头边。|{c}蜷在枕头边，尾巴盖住鼻子。
    窗外有虫在叫。|窗外，虫子轻轻地叫着，一声，一声。
    “晚安，{c}。”
    “晚安，{n}。”
    呼吸慢慢的，轻轻的。`,
    `!{n} slid under the blanket.|{n} slid under the warm blanket.
    {c} curled up close by.|{c} curled up on the pillow and sighed.
    Outside, one cricket sang.|Outside, one small cricket went on singing.
    "Good night, {c}."
    "Good night, {n}."
    Slow breath in, slow breath out.`,
  ),
  beat(
    'sitting sleepy | sleeping sleepy',
    [
      '{n}坐在窗边看夜空，{c}靠着睡着了',
      '{n} sits by the window under the night sky and {c} sleeps against the sill',
    ],
    `!{n}坐在窗边看天。|睡前，{n}坐在窗边看夜空。
    星星眨呀眨。|星星眨呀眨，像有话要说。
    {c}已经睡着了。|{c}说要一起看，话没说完就睡着了。
    被子软得像云。
    {n}轻轻关上灯。
    “明天见。”{n}说。`,
    `!{n} looked out at the sky.|Before bed, {n} looked out at the night sky.
    Stars winked, one by one.|Stars winked as if they had something to tell.
    {c} was asleep already.|{c} wanted to watch too, and fell asleep mid-sentence.
    The bed was soft as cloud.
    {n} turned out the lamp.
    "See you tomorrow," said {n}.`,
  ),
  beat(
    'hugging sleepy front | hugging sleepy',
    ['{n}抱着{c}盖着毯子，快睡着了', '{n} cuddles {c} under a blanket, nearly asleep'],
    `!毯子盖着他们俩。|一条毯子盖着两个小家伙。
    {c}暖得像小火炉。
    “今天真长。”{c}说。|“今天真长呀。”{c}迷迷糊糊地说。
    “今天真好。”{n}说。
    月光落在地板上。|月光落在地板上，像一汪牛奶。
    眼睛合上了。`,
    `!One blanket covered them both.
    {c} was warm as toast.|{c} was as warm as a loaf from the oven.
    "A long day," said {c}.|"That was a long day," mumbled {c}.
    "A good day," said {n}.
    Moonlight lay on the floor.|Moonlight lay on the floor like spilled milk.
    Their eyes fell shut.`,
  ),
  beat(
    'sleeping calm | sleeping sleepy',
    ['{n}安静地睡着，{c}睡在脚边的篮子里', '{n} sleeps calmly and {c} sleeps in a basket nearby'],
    `!夜里什么都轻轻的。|夜深了，什么声音都变得轻轻的。
    {c}睡在篮子里。|{c}睡在篮子里，梦里还在跑。
    {n}翻了个身，笑了。
    钟说：嘀嗒，嘀嗒。
    风把窗帘吹得鼓起来。|风把窗帘吹得鼓鼓的，又放下。
    梦里，路还在往前。`,
    `!The night was soft.|The night made every sound soft and small.
    {c} slept in its basket.|{c} slept in its basket and ran in its dreams.
    {n} turned over and smiled.
    Tick, tock, said the clock.
    The curtain puffed and fell.|The wind puffed up the curtain and let it fall.
    In dreams the road went on.`,
  ),
]

/** Lines that may stand around a page's own, by what the page feels like. */
export const AROUND: Record<'morning' | 'going' | 'trying' | 'glad' | 'night', Words> = {
  morning: {
    zh: `早饭是热粥和鸡蛋。|早饭有热粥，还有一个圆圆的鸡蛋。
    {c}打了个喷嚏：阿嚏！
    阳光爬上了窗台。|阳光爬上窗台，又爬到{c}的鼻子上。
    {c}把{wear}转了个圈。|{c}把{wear}整理了三遍，还是歪的。
    空气里有新的味道。|空气里有一种新的味道，像刚切开的瓜。
    “{cry}！”{c}叫了一声。
    今天闻起来很好玩。
    {c}昨晚梦见了一座饼干山。
    {n}的鞋带系得很紧。|{n}把鞋带系紧，又多打了一个结。
    天蓝得像洗过。|天蓝得像刚刚洗过，还没晾干。`,
    en: `Breakfast was hot porridge.|Breakfast was hot porridge with a puddle of honey.
    {c} sneezed. Achoo!
    Sun crept over the sill.|Sunshine crept over the sill and onto {c}'s nose.
    {c} twirled its {wear}.|{c} straightened its {wear} three times, and it stayed crooked.
    The air smelled new.|The air smelled new, like a melon just cut open.
    "{cry}!" said {c}.
    Today smelled of fun.
    {c} had dreamed of biscuit mountains.
    {n} tied both laces tight.|{n} tied both laces and added one knot for luck.
    The sky looked freshly washed.|The sky looked freshly washed and not yet dry.`,
  },
  going: {
    zh: `{c}走在前面，又落到后面。|{c}一会儿走在前面，一会儿落到后面。
    “到了吗？”{c}问。
    “快了。”{n}说。
    {c}捡到一根好棍子。|{c}捡到一根好棍子，神气得像队长。
    肚子咕噜叫了一声。|不知谁的肚子咕噜叫了一声，谁也不承认。
    他们学了一段鸟叫。|他们学了一段鸟叫，鸟听了直摇头。
    {n}吹起了口哨。|{n}吹起口哨，吹得断断续续。
    {c}踩到了自己的{wear}。
    影子在脚边跟着。|影子在脚边跟着，一步也不落下。
    {n}回头看，家变小了。|{n}回头看，家变得像火柴盒一样小。
    {c}讲了个笑话，没讲完自己先笑了。
    他们数到一百，又从一数起。
    {n}把最后一颗糖分成两半。`,
    en: `{c} ran ahead, then fell behind.
    "Are we there?" asked {c}.
    "Nearly," said {n}.
    {c} found a good stick.|{c} found a very good stick and felt like a captain.
    A tummy rumbled.|Somebody's tummy rumbled, and nobody owned up.
    They practised a bird call.|They practised a bird call until a bird shook its head.
    {n} whistled half a tune.|{n} whistled half a tune and made up the rest.
    {c} tripped on its {wear}.
    Their shadows kept up.|Their shadows kept up and never once complained.
    Home looked tiny behind them.|When {n} looked back, home was as small as a matchbox.
    {c} told a joke and laughed first.
    They counted to a hundred twice.
    {n} split the last toffee in two.`,
  },
  trying: {
    zh: `{c}挠了挠头。|{c}挠了挠头，挠下来一片叶子。
    “哎呀。”{c}说。
    “{cry}？”{c}歪着头。
    {n}皱起了眉。|{n}皱起眉头，看了又看。
    {c}的{wear}都歪了。|{c}急得连{wear}都歪了。
    周围一下子静了。|周围一下子静了，静得听得见心跳。
    {c}悄悄躲到{n}身后。|{c}悄悄躲到{n}身后，只露出一只眼睛。
    “我没怕，我在想。”{c}说。
    {n}长长地吐了口气。|{n}长长地吐了一口气。
    怎么办呢？
    {c}吃了口饼干，压压惊。|{c}吃了一口饼干，说是压压惊。
    “这不在计划里。”{c}说。
    {n}搓搓手心，手心有点湿。
    {c}数到十，数漏了一个六。`,
    en: `{c} scratched its head.|{c} scratched its head, and a leaf fell out.
    "Oh dear," said {c}.
    "{cry}?" said {c}.
    {n} frowned and looked again.
    {c}'s {wear} slipped sideways.|{c} was so worried that its {wear} slipped sideways.
    It was suddenly quiet.|It was suddenly so quiet that they heard their hearts.
    {c} hid behind {n}.|{c} hid behind {n} and showed only one eye.
    "I'm just thinking," said {c}.|"I'm not scared, I'm thinking," said {c}.
    {n} let out a long breath.
    What now?
    {c} ate a biscuit for courage.|{c} ate half a biscuit, purely for courage.
    "Not in the plan," said {c}.|"This was not in the plan," said {c}.
    {n} rubbed two damp palms together.
    {c} counted to ten without six.`,
  },
  glad: {
    zh: `{c}高兴得蹦起来。|{c}高兴得蹦起来，{wear}飞到了脸上。
    “{cry}！{cry}！”{c}喊。
    {n}笑出了声。|{n}笑出了声，笑声传得很远。
    “我就知道！”{c}说。
    其实{c}一点也不知道。|其实{c}刚才一点也不知道。
    他们击了一个掌。|他们击了一个响亮的掌，啪！
    {c}跳了一段小小的舞。|{c}跳了一段小小的舞，踩到两次自己的脚。
    心里热乎乎的。|{n}心里热乎乎的，像喝了一碗汤。
    {c}转圈转得头晕。
    风也跟着拍手。|连风也绕着他们，像在拍手。
    “再来一次！”{c}说。`,
    en: `{c} jumped for joy.|{c} jumped so high that its {wear} flew over its eyes.
    "{cry}! {cry}!" cried {c}.
    {n} laughed out loud.|{n} laughed, and the laugh travelled far.
    "I knew it!" said {c}.
    {c} had not known.|The truth is that {c} had not known at all.
    They clapped hands. Smack!
    {c} did a tiny dance.|{c} did a tiny dance and trod on its own feet twice.
    {n} felt warm inside.|{n} felt warm inside, as if after a bowl of soup.
    {c} spun until it wobbled.
    Even the wind clapped.|Even the wind ran round them as if it clapped.
    "Again!" said {c}.`,
  },
  night: {
    zh: `天慢慢黑了。|天慢慢黑了，像有人拉上了帘子。
    {c}的脚步越来越慢。|{c}的脚步越来越慢，眼皮越来越重。
    星星出来了。|星星一颗接一颗，悄悄出来了。
    屋里有汤的香味。|推开门，屋里有热汤的香味。
    {c}喝了两碗汤。|{c}喝了两碗汤，胡子上挂着葱花。
    {n}把鞋放好，鞋里倒出沙子。
    灯光黄黄的，暖暖的。
    {wear}挂在椅背上。|{c}的{wear}挂在椅背上，也累了。
    {n}把今天又想了一遍。|{n}把今天从头到尾又想了一遍。
    远处有谁吹着口琴。|远处，不知是谁吹着口琴，吹得很慢。
    家里人听了，都说不敢相信。`,
    en: `Slowly it grew dark.|Slowly it grew dark, as if someone drew a curtain.
    {c} walked slower and slower.|{c} went slower and slower, and its eyes grew heavy.
    The stars came out.|One after another the stars came out.
    The house smelled of soup.|Behind the door the house smelled of hot soup.
    {c} had two bowls of soup.|{c} had two bowls of soup and wore some of it.
    {n} emptied sand from both shoes.
    The lamplight was warm and yellow.
    The {wear} hung on a chair.|{c}'s {wear} hung on a chair and looked tired too.
    {n} thought it all through again.|{n} thought the whole day through from the beginning.
    Someone played slow music far off.|Far off somebody played a slow tune on a mouth organ.
    The whole family listened and wondered.`,
  },
}
