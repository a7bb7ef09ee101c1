import { type BeatText, beat, type Words } from './beat.ts'

/** How a journey may begin. */
export const SETOUTS: BeatText[] = [
  beat(
    'waving happy back | jumping happy',
    ['{n}和{c}背着小包出发，{c}跳到前面', '{n} sets out with a small bag and {c} hops ahead'],
    `!他们说走就走。|{n}和{c}说走就走。
    包里装了面包和水。|小背包里装了面包、水壶和一条干毛巾。
    {c}多带了一块{snack}。|{c}偷偷多装了一块{snack}，藏在最底下。
    门在身后咔嗒一声。
    {c}走了三步，又跑回来。|{c}走了三步又跑回来，因为忘了打招呼。
    “去找{thing}！”{n}说。
    “往{goal}走！”`,
    `!Off they went, {n} and {c}.
    They packed bread and water.|Into the bag went bread, water and one dry towel.
    {c} packed one extra {snack}.|{c} hid one extra {snack} right at the bottom.
    Click went the door behind them.
    {c} ran back to say goodbye.|{c} took three steps and ran back to say goodbye to the mat.
    "Let's find {thing}!" said {n}.
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
    `!“我们走！”{n}说。|“我们去{goal}！”{n}大声说。
    {c}绕着{n}转了两圈。|{c}高兴得绕着{n}转了两圈，有点晕。
    “我带路。”{c}走反了。|“我带路。”{c}说，可它走反了方向。
    {n}笑着把它叫回来。
    大家都来挥手。|邻居们从窗口探出头，朝他们挥手。
    “晚饭前回来！”|“晚饭前回来！”有人在后面喊。`,
    `!"Off we go!" said {n}.|"We're going to {goal}!" said {n}.
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
  beat(
    'reaching happy | sitting happy',
    ['{n}往背包里装东西，{c}把自己也装了进去', '{n} packs a bag and {c} has packed itself as well'],
    `!{n}收拾背包。|{n}收拾背包，一样一样往里放。
    水，毛巾，放大镜。|水壶，毛巾，一支短铅笔。
    最后放进来的是{c}。|放到最后，背包里多了一个{c}。
    “你得自己走。”{n}说。
    “我帮你压着东西。”
    拉链嘶的一声。
    太阳说：快点，快点。`,
    `!{n} packed a bag.|{n} packed a bag, one thing after another.
    Water. A towel. A pencil.|In went water, a towel and one short pencil.
    Last of all came {c}.|When it was full, {c} turned out to be inside.
    "You must walk," said {n}.
    "I'm keeping things tidy."
    Zip went the bag.
    "Hurry up," said the sun.|The sun looked in as if to say hurry up.`,
  ),
  beat(
    'waving happy back | running happy',
    ['{n}和{c}跟着一片飘走的羽毛出发', '{n} and {c} set off behind a drifting feather'],
    `!一片羽毛往前飘。|一片白羽毛，正往{goal}那边飘。
    “跟着它！”{n}说。
    羽毛快，他们就快。|羽毛飘得快，他们就快。
    羽毛停，{c}就撞上{n}。|羽毛一停，{c}就撞上{n}的背。
    “请打个招呼再停。”{c}说。
    风在后面轻轻推。
    早晨刚过了一半。`,
    `!A feather drifted ahead.|A white feather was drifting towards {goal}.
    "Follow it!" said {n}.
    When it hurried, they hurried.
    When it stopped, {c} bumped.|When it stopped, {c} bumped into {n}.
    "Signal first, please," said {c}.
    Wind pushed from behind.|The wind gave them a gentle push from behind.
    Half the morning was left.`,
  ),
  beat(
    'standing proud | standing happy',
    ['{n}和{c}碰了碰拳头，准备出发', '{n} and {c} bump fists, ready to go'],
    `!他们碰了碰拳头。|{n}伸出拳头，{c}也伸出拳头，一碰。
    “到{goal}去。”
    “一起去，一起回。”|“一起去，一起回，说好了。”{n}说。
    {c}练了练勇敢的脸。|{c}对着水盆，练了练勇敢的脸。
    水盆里的脸不太像。
    第一步总是痒痒的。|第一步，脚底总是痒痒的。
    走着走着，就不痒了。`,
    `!They bumped fists.|{n} put out a fist, {c} did too, and bump.
    "Off to {goal}!"
    "There together, back together."
    {c} practised a brave face.|{c} practised a brave face in a bucket of water.
    The bucket looked doubtful.
    First steps always tickle.|The first step of a journey always tickles a little.
    Soon it stopped tickling.`,
  ),
]

/** Where the two sit down and nobody knows what to do. */
export const PAUSES: BeatText[] = [
  beat(
    'sitting worried | sitting worried',
    ['{n}和{c}靠着坐在一起，分一块{snack}', '{n} and {c} sit close together and share a {snack}'],
    `!他们坐下来歇一歇。|他们肩并肩坐下来，歇一歇。
    !谁也没有说话。|好一会儿，谁也没有说话。
    {snack}一人一半。|{c}掏出{snack}，掰成两半，大的给了{n}。
    咔嚓，咔嚓。
    “要不回家吧？”|“要不，我们回家吧？”{c}小声说。
    {n}看看天，又看看路。
    “再想想。”{n}说。|“还没到最后呢，再想想。”{n}说。
    {c}把头靠了过来。|{c}把头靠过来，暖乎乎的。`,
    `!They sat down to rest.|They sat down close together to rest.
    !Nobody said a word.|For a while nobody said a word.
    They shared one {snack}.|{c} broke the {snack} and gave {n} the bigger half.
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
    {c}脸上粘了片叶子。|{c}擦擦脸，擦了一片叶子在脸上。
    两个忽然都笑了。|看看对方的脸，两个都笑了一下。
    笑过以后，轻松多了。
    “刚才漏看了什么呢？”|“刚才我们漏看了什么呢？”{n}想。`,
    `!{c} wanted to cry.|{c}'s nose prickled, and it wanted to cry.
    !{n} gave it a hug.|{n} put both arms around {c}.
    "I'm here," said {n}.
    A leaf stuck to its cheek.|{c} wiped its face and got a leaf stuck there.
    They giggled a little.|They looked at each other and giggled a little.
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
  beat(
    'sitting calm back | sitting calm',
    ['{n}和{c}背靠背坐着看云', '{n} and {c} sit back to back and look at the clouds'],
    `!他们背靠背坐下。|他们背靠着背，在地上坐下来。
    !一朵云慢慢走过。|头顶上，一朵云慢慢走过。
    它也不知道去哪儿。|那朵云好像也不知道要去哪儿。
    可它一点不着急。
    {c}说云像一条鱼。|“像一条鱼。”{c}说。“像只鞋。”{n}说。
    {n}说像一只鞋。|换个边看，原来真不一样。
    “换一边看看呢？”
    {c}的背暖暖的。`,
    `!They sat back to back.|They sat down in the grass, back to back.
    !A cloud came by, slowly.|Overhead one cloud went by, very slowly.
    It looked lost too.|It did not seem to know the way either.
    But it did not hurry.
    "A fish," said {c}.|"It's a fish," said {c}. "It's a shoe," said {n}.
    "A shoe," said {n}.|From each side it really was something else.
    "From another side, then?"
    {c}'s back was warm.`,
  ),
  beat(
    'kneeling curious | sitting sleepy',
    ['{n}看着一只蜘蛛重新织网，{c}也看', '{n} watches a spider mend its web and so does {c}'],
    `!一只蜘蛛在补网。|旁边有一只蜘蛛，正在补它的网。
    !断一次，它织一次。|风吹断一次，它就重新织一次。
    {n}看了很久。|{n}看了很久，一句话也没说。
    “它不生气吗？”{c}问。
    “它换了个结。”{n}说。|“你看，这回它换了一个结。”{n}说。
    网上的水珠亮了一下。
    {c}朝它敬了个礼。`,
    `!A spider mended its web.|Close by, a spider was mending its web.
    !It broke. It began again.|The wind broke it, and the spider began again.
    {n} watched for ages.|{n} watched for a long while and said nothing.
    "Isn't it cross?" asked {c}.
    "It changed the knot."|"Look, it tied another knot this time," said {n}.
    A drop on it twinkled.
    {c} gave it a salute.`,
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
  beat(
    'standing calm side | sleeping sleepy',
    ['{c}睡着了，{n}抱着它走在星光下', '{n} carries the sleeping {c} home under the stars'],
    `!{c}走着就睡着了。|走到一半，{c}站着就睡着了。
    !{n}把它抱了起来。|{n}把它抱起来，它连眼睛都没睁。
    它沉得像一袋米。|睡着的{c}，沉得像一袋米。
    “到家叫我。”它说梦话。
    星星一路跟着他们。|头顶的星星，一路跟着他们走。
    草叶上有了露水，凉凉的。
    {n}哼着歌，自己听。`,
    `!{c} fell asleep, walking.|Halfway home {c} fell asleep on its feet.
    !{n} picked it up.|{n} picked it up, and it never opened an eye.
    It weighed like a sack.|A sleeping {c} weighs as much as a sack of rice.
    "Wake me there," it mumbled.
    Stars came along too.|Overhead the stars came along all the way.
    Cold dew sat on the grass.
    {n} hummed to nobody else.`,
  ),
  beat(
    'sitting happy back | sitting happy',
    ['{n}和{c}停下来看最后一点夕阳', '{n} and {c} stop to look at the last of the sunset'],
    `!他们停下看夕阳。|走到高处，他们停下来看太阳下山。
    !红的，紫的，没了。|天边先是红，后是紫，最后没了。
    {c}对太阳说再见。|“明天见。”{c}对太阳说。
    “它听见了吗？”“听见了。”
    凉风从脚边跑过去。
    {n}把外套分给它一半。|{n}把外套打开，分给{c}一半。
    剩下的路，一会儿就到。`,
    `!They watched the sun go.|Higher up they stopped to watch the sun go down.
    !Red, then purple, then gone.|The sky went red, then purple, and then it was gone.
    {c} told it goodbye.|"See you tomorrow," {c} told the sun.
    "Did it hear?" "It did."
    A cool wind ran past.
    {n} shared one warm jacket.|{n} opened the jacket and gave {c} one half.
    The rest was soon done.`,
  ),
  beat(
    'pointing laughing | jumping happy',
    ['{n}和{c}边走边把今天的事演了一遍', '{n} and {c} act out the whole day on the way home'],
    `!他们一路讲今天。|回去的路上，他们把今天又演了一遍。
    !{c}越讲越大。|每讲一遍，{c}就讲得更大一点。
    “有房子那么高！”|“有房子那么高！”“有山那么高！”
    {n}笑得直揉肚子。
    路边的狗也听住了。|路边的狗停下来，从头听到尾。
    狗问后来呢：汪？
    灯亮了，家到了。`,
    `!They told it all again.|All the way back they acted out the day again.
    !{c} made it bigger.|Each time {c} told it, everything got bigger.
    "As tall as a house!"|"As tall as a house!" "No, as tall as a hill!"
    {n} held an aching tummy.
    A dog stopped to listen.|A dog by the road stopped and heard it through.
    "Woof?" it asked. And then?
    A light. The door. Home.`,
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
  beat(
    'sitting calm close | hugging sleepy',
    ['{n}和{c}裹着被子看烛光', '{n} and {c} watch a small light from under a quilt'],
    `!小夜灯亮着。|床头的小夜灯，亮着豆大的光。
    {c}靠过来，打了个哈欠。
    “再讲一遍。”{c}说。|“从头再讲一遍吧。”{c}含含糊糊地说。
    讲到一半，谁也没声了。
    雨点轻轻敲窗，像在问好。
    {n}的手里，还握着{c}的手。`,
    `!The night lamp glowed.|Beside the bed the night lamp glowed, small as a bean.
    {c} leaned over and yawned.
    "Tell it again," said {c}.|"Tell it again from the start," mumbled {c}.
    Halfway through, both fell silent.
    Rain tapped the window, politely.|A little rain tapped at the window, very politely.
    {n} still held {c}'s paw.|In one hand {n} still held {c}'s paw.`,
  ),
  beat(
    'sleeping happy close | sleeping calm',
    ['{n}枕着胳膊睡着，{c}趴在被子上', '{n} sleeps with one arm under the cheek and {c} lies on the quilt'],
    `!{n}的眼皮变重了。|灯一关，{n}的眼皮就变重了。
    {c}占了半个枕头。|{c}占了半个枕头，后来占了整个。
    屋子轻轻地吱呀一声。
    “明天去哪儿？”{c}问。
    没有人回答它。|没有人回答它，只有匀匀的呼吸声。
    {c}笑一笑，也闭上了眼。`,
    `!{n}'s eyes grew heavy.|Out went the lamp, and {n}'s eyes grew heavy.
    {c} took half the pillow.|{c} took half the pillow, and later all of it.
    The house gave a creak.|The whole house gave one small comfortable creak.
    "Where to tomorrow?" asked {c}.
    Nobody answered it.|Nobody answered, for {n} was breathing slow and deep.
    {c} smiled and shut its eyes.`,
  ),
  beat(
    'hugging sleepy | sleeping sleepy',
    ['{n}搂着睡着的{c}，窗外是星空', '{n} holds {c}, who is asleep, with stars outside the window'],
    `!{c}先睡着了。|故事还没讲完，{c}先睡着了。
    {n}给它盖好被角。|{n}给它掖好被角，一边，又一边。
    它的脚还在跑，跑呀跑。
    “慢点。”{n}轻轻说。
    窗外的星星围成一圈。|窗外的星星围成一圈，像在守夜。
    夜，很长，很软。`,
    `!{c} fell asleep first.|The story was not over, and {c} was asleep.
    {n} tucked it in.|{n} tucked it in, first one side, then the other.
    Its feet kept on running.|Under the quilt its feet kept on running.
    "Slow down," whispered {n}.
    Stars stood in a ring.|Outside the stars stood in a ring and kept watch.
    The night was long and soft.`,
  ),
  beat(
    'sitting happy | sitting sleepy',
    ['{n}把今天画进本子，{c}趴在旁边打盹', '{n} draws the day in a notebook while {c} dozes alongside'],
    `!{n}把今天画下来。|睡前，{n}把今天画进小本子。
    {c}要把自己画大点。|“把我画大一点。”{c}说。
    画里有路，有笑，有风。
    蜡笔滚到了床底下。
    明天再捡吧。|明天再捡吧，今天的手都困了。
    本子合上，灯也合上了眼。`,
    `!{n} drew the whole day.|Before sleeping, {n} drew the day in a notebook.
    {c} wanted to be bigger.|"Make me a bit bigger," said {c}.
    Roads and wind went in.|In went the road, the wind and all the laughing.
    A crayon rolled under the bed.
    It could wait there.|It could stay there, since ten fingers were sleepy.
    The notebook shut. So did eyes.`,
  ),
]

/** Lines that may stand around a page's own, by what the page feels like. */
export const AROUND: Record<'morning' | 'going' | 'trying' | 'glad' | 'dusk' | 'night', Words> = {
  morning: {
    zh: `早饭是热粥和鸡蛋。|早饭有热粥，还有一个圆圆的鸡蛋。
    {c}打了个喷嚏：阿嚏！
    阳光爬上了窗台。|阳光爬上窗台，又爬到{c}的鼻子上。
    {c}把{wear}转了个圈。|{c}把{wear}整理了三遍，还是歪的。
    空气里有新的味道。|空气里有一种新的味道，像刚切开的瓜。
    “{cry}！”{c}叫了一声。
    今天闻起来很好玩。
    {c}昨晚梦见了一座{snack}山。
    {n}的鞋带系得很紧。|{n}把鞋带系紧，又多打了一个结。
    天蓝得像洗过。|天蓝得像刚刚洗过，还没晾干。
    {c}找不到左边的袜子。|{c}找了半天左边的袜子，原来穿在手上。
    窗台上的鸟敲了敲玻璃。
    {c}把早饭吃了两遍。|{c}吃了早饭，忘了，又吃了一遍。
    今天的风是甜的。|今天的风，闻起来像切开的梨。
    {n}伸了个懒腰，骨头咔咔响。
    {c}对镜子说了声早。|{c}对镜子说早，镜子里也有一个说早的。
    牛奶上结了一层皮。
    一只小虫在窗上散步。|一只小虫在窗玻璃上散步，走得很认真。
    {n}的杯子里映着一小块天。|{n}的杯子里，映着一小块蓝天。
    {c}把{wear}当餐巾用。
    钟走得比平时慢一点。|钟走得好像比平时慢，等着出什么事。
    {c}说今天是饼日。|{c}翻了翻日历，说今天是{snack}节。`,
    en: `Breakfast was hot porridge.|Breakfast was hot porridge with a puddle of honey.
    {c} sneezed. Achoo!
    Sun crept over the sill.|Sunshine crept over the sill and onto {c}'s nose.
    {c} twirled its {wear}.|{c} straightened its {wear} three times, and it stayed crooked.
    The air smelled new.|The air smelled new, like a melon just cut open.
    "{cry}!" said {c}.
    Today smelled of fun.
    {c} had dreamed of {snack} mountains.
    {n} tied both laces tight.|{n} tied both laces and added one knot for luck.
    The sky looked freshly washed.|The sky looked freshly washed and not yet dry.
    {c} could not find one sock.|{c} hunted for the left sock, which was on its ear.
    A bird tapped at the window.
    {c} had breakfast twice.|{c} ate breakfast, forgot about it and ate breakfast again.
    The wind smelled of pears.|That day the wind smelled of freshly cut pears.
    {n} stretched until something clicked.
    {c} greeted the mirror.|{c} said good morning to the mirror, which was polite back.
    The milk had grown a skin.
    A beetle strolled up the glass.|A beetle went up the window glass, looking very serious.
    A bit of sky lay in {n}'s cup.|In {n}'s cup lay a small round piece of blue sky.
    {c} used its {wear} as a napkin.
    The clock seemed slow.|The clock went slowly, as if it were waiting for something.
    {c} declared it {snack} day.|{c} looked at the calendar and declared it {snack} day.`,
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
    {n}把最后一颗糖分成两半。
    {c}说脚底会唱歌。|{c}说自己的脚底会唱歌，只是声音很小。
    一片叶子落在{n}头上。
    云像一头睡着的羊。|天上有朵云，像一头睡着的羊。
    {c}给每块石头起名字。|{c}给路过的每块石头起了名字，叫大石。
    风把{wear}吹起来。|风把{c}的{wear}吹得高高的。
    他们玩了一会儿踩影子。
    {n}喝了一口水，{c}喝了三口。
    “猜猜我在想什么？”“{snack}。”
    远远地，{goal}露出一个小尖。|远远地，{goal}露出了一个小小的尖。
    {c}倒着走，说这样看得见来路。
    {n}把外套系在腰上。
    {c}和自己的回声吵了一架。|{c}和自己的回声吵了一架，打成平手。
    他们给脚步编了号。
    路上有一根弯弯的羽毛。|路上有根弯弯的羽毛，{n}插在了帽子上。
    {c}坚持要走在最前面，最后面和中间。
    “还有多远？”“一首歌那么远。”`,
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
    {n} split the last toffee in two.
    {c} said its feet could sing.|{c} said that its feet could sing, just very quietly.
    A leaf landed on {n}'s head.
    One cloud looked like a sheep.|Up above, one cloud looked just like a sleeping sheep.
    {c} named every stone.|{c} gave every stone a name. Rocky, Rocky and Rocky.
    Wind lifted the {wear}.|The wind took {c}'s {wear} and made a flag of it.
    They trod on each other's shadows.
    {n} had one sip, {c} had three.
    "Guess my thought." "{snack}s."|"Guess what I'm thinking," said {c}. "{snack}s," said {n}.
    {goal} peeped up, far away.|Far away, a small bit of {goal} peeped up.
    {c} went backwards to watch the view.
    {n} tied a jacket round the middle.
    {c} quarrelled with an echo.|{c} had a quarrel with its echo, and nobody won.
    They gave every step a number.
    They found a curly feather.|A curly feather lay there, and {n} stuck it in a hat.
    {c} wanted to be first and last and in the middle.
    "How far?" "One song."|"How far is it?" "About one song," said {n}.`,
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
    {c}吃了口{snack}，压压惊。|{c}吃了一口{snack}，说是压压惊。
    “这不在计划里。”{c}说。
    {n}搓搓手心，手心有点湿。
    {c}数到十，数漏了一个六。
    {n}抬头看看天，天也没办法。
    “让我想想。”{n}说。
    {c}绕着{n}走了三圈。|{c}背着手，绕着{n}走了三圈。
    有片云停下来看。|一片云停在头顶，好像在看热闹。
    {n}数了数口袋里的东西。|{n}翻翻口袋：绳子，糖纸，半截铅笔。
    {c}小声问：“还去{goal}吗？”
    “去。”{n}说得很轻，也很稳。
    {c}的肚子也跟着叫了一声。
    远处有只鸟叫了两声，像在笑。
    {c}坐下来，坐到了一颗松果上。
    {c}把{wear}翻过来，里面也没有办法。|{c}把{wear}翻了个面，里面也没藏着办法。
    {n}用鞋尖在地上画圈。
    “书上没写这个。”{c}说。
    {c}对着石头练习发脾气。|{c}对着一块石头练习发脾气，石头没理它。
    时间慢得像蜗牛。
    {n}咬着嘴唇，心里转得飞快。
    {c}决定先做一件会做的事：吃。
    “一定有别的办法。”{n}说。
    一阵风路过，什么也没说。
    {c}问一只甲虫怎么办。|{c}问路过的甲虫怎么办，甲虫装作没听见。
    {n}又从头看了一遍。|{n}从左看到右，又从右看到左。
    {c}的耳朵垂了下来。|{c}的耳朵一点一点垂了下来。
    “睡一觉会不会好？”{c}问。
    {n}吹了吹额前的头发。
    {c}许了个愿，睁眼一看，没变。|{c}闭上眼许了个愿，睁眼一看，没变。
    “我们少了点什么。”{n}说。
    {c}把{wear}拧成了一个结。`,
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
    {c} ate a {snack} for courage.|{c} ate half a {snack}, purely for courage.
    "Not in the plan," said {c}.|"This was not in the plan," said {c}.
    {n} rubbed two damp palms together.
    {c} counted to ten without six.
    {n} looked at the sky. No help.|{n} looked up at the sky, but the sky had no idea.
    "Let me think," said {n}.
    {c} walked round {n} three times.
    A cloud stopped to watch.|Overhead a cloud stopped, as if to watch.
    {n} searched both pockets.|{n} searched both pockets. String, paper, half a pencil.
    "Still going to {goal}?"|"Are we still going to {goal}?" asked {c}.
    "Yes," said {n}, softly.|"Yes," said {n}, quite softly and quite firmly.
    {c}'s tummy rumbled as well.
    A bird called, rather like laughing.|Somewhere a bird called, and it sounded like a giggle.
    {c} sat down on something prickly.
    {c} turned the {wear} inside out.|{c} turned the {wear} inside out, but no idea fell from it.
    {n} drew a ring in the dust.
    "My book never said this," said {c}.
    {c} practised being cross.|{c} practised being cross at a stone, which took no notice.
    Time went at a snail's pace.|Time went by like a snail with sore feet.
    {n} thought fast and said nothing.|{n} bit one lip, while behind it the thoughts ran fast.
    {c} did what it does best and ate.
    "There's another way," said {n}.|"There must be another way to do it," said {n}.
    A breeze came by. No comment.|A breeze came by, looked on and made no comment.
    {c} asked a beetle for advice.|{c} asked a passing beetle for advice, but it pretended not to hear.
    {n} looked once more.|{n} looked from left to right and then from right to left.
    {c}'s ears drooped.|Little by little {c}'s ears went down and stayed there.
    "Would a nap help?" asked {c}.|"Would it be better after a nap?" asked {c}.
    {n} puffed at a tickly curl.
    {c} made a wish. No change.|{c} shut its eyes and wished, but it was all still there.
    "Something's missing," said {n}.|"There's something we haven't thought of," said {n}, more to the sky.
    {c} tied its {wear} in knots.|Without noticing, {c} had tied its {wear} into a knot.`,
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
    “再来一次！”{c}说。
    {n}和{c}对看一眼，笑了。
    {c}把好消息告诉了一只虫。|{c}把好消息告诉了路边的一只虫。
    天好像更亮了。|不知怎么，天好像一下子更亮了。
    {c}鞠了一个躬，又鞠了一个。
    “我们成功啦！”
    {n}摸了摸{c}的头。
    {c}的{wear}在风里飘。
    笑声把小鸟都引来了。
    {n}深深吸了一口甜甜的空气。
    {c}想把这一刻装进口袋。|{c}想把这一刻装进口袋，可惜口袋破了。
    {n}觉得自己长高了一点点。
    {c}练习了三种胜利的姿势。|{c}摆了三种胜利的姿势，最后一种摔了。
    “这个要记在本子上。”{n}说。
    {c}笑得打起了嗝：嗝！
    连影子都在跳舞。|地上的两个影子，也跟着跳起舞来。
    {n}拍拍灰，眼睛亮晶晶的。
    {c}给大家发了空气{snack}。
    {c}要把这件事写成一首诗。|{c}要把这事写成一首诗，第一句是“啊”。
    {n}的脸红扑扑的。
    一片叶子落下来，像在鼓掌。
    {c}问能不能再难一点。
    {n}和{c}转着圈跳了支舞。`,
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
    "Again!" said {c}.
    {n} and {c} grinned.|{n} looked at {c}, and both of them grinned.
    {c} told a beetle the news.|{c} told the good news to a passing beetle.
    Everything looked brighter.|Somehow everything looked a little brighter now.
    {c} bowed, and bowed again.
    "We did it!"
    {n} patted {c} on the head.
    {c}'s {wear} danced about.|{c}'s {wear} danced about in the wind.
    Their laughing brought birds.|All that laughing brought the birds to see.
    {n} took a big sweet breath.
    {c} wanted to pocket it.|{c} wanted to put the moment in a pocket, but it had holes.
    {n} felt a tiny bit taller.
    {c} tried three winning poses.|{c} struck three winning poses and fell out of the last.
    "That's for my notebook," said {n}.
    {c} laughed itself into hiccups. Hic!
    Their shadows were dancing.|On the ground two shadows had begun to dance as well.
    {n} dusted off both hands, eyes shining.
    {c} handed round pretend {snack}s.
    {c} began a poem. "Oh!"|{c} began a poem about it, and the first line was "Oh!"
    {n}'s cheeks were warm and pink.
    Leaves fell like clapping.|A few leaves came down as if somebody threw them for joy.
    {c} asked for something harder.|{c} asked if there was something a bit harder to do.
    {n} and {c} danced in a ring.|{n} took {c} by the paws, and they danced in a ring.`,
  },
  dusk: {
    zh: `天慢慢黑了。|天慢慢黑了，像有人拉上了帘子。
    {c}的脚步越来越慢。|{c}的脚步越来越慢，眼皮越来越重。
    星星出来了。|星星一颗接一颗，悄悄出来了。
    远处有谁吹着口琴。|远处，不知是谁吹着口琴，吹得很慢。
    风变凉了，{n}拉紧衣领。
    {c}的影子快和夜一样长。
    一只猫头鹰说：“呜。”
    {c}一路数自己的脚步声。
    炊烟的味道飘过来。|炊烟的味道飘过来，像在叫他们。
    “今天的天，好像矮一点。”{c}说。
    {n}把{c}背了一小段。|{c}说脚睡着了，{n}就背了它一小段。
    月亮挂在树梢上，像片柠檬。
    {c}问星星几点了。|{c}问星星几点了，星星眨了八下。`,
    en: `Slowly it grew dark.|Slowly it grew dark, as if someone drew a curtain.
    {c} walked slower and slower.|{c} went slower and slower, and its eyes grew heavy.
    The stars came out.|One after another the stars came out.
    Someone played music, far off.|Far off somebody played a slow tune on a mouth organ.
    {n} buttoned up, for it was cool.
    {c}'s shadow was night long.|{c}'s shadow was nearly as long as the night.
    "Whoo," remarked an owl.
    {c} counted its own footsteps.|All the way {c} counted its own footsteps.
    They smelled chimney smoke.|The smell of chimney smoke came out to fetch them.
    "The sky is lower," said {c}.|"The sky is lower than it was," said {c}.
    {n} carried {c} a bit.|{c} said its feet were asleep, so {n} carried it a bit.
    The moon hung like lemon.|The moon hung low, like a slice of lemon.
    {c} asked a star the time.|{c} asked a star the time, and it winked eight times.`,
  },
  night: {
    zh: `热水冒着白白的气。
    {c}刷牙，刷出好多泡泡。|{c}刷牙，刷得满脸泡泡，像只小羊。
    睡衣有太阳的味道。
    屋里有汤的香味。|推开门，屋里有热汤的香味。
    {c}喝了两碗汤。|{c}喝了两碗汤，胡子上挂着葱花。
    {n}把鞋放好，鞋里倒出沙子。
    灯光黄黄的，暖暖的。
    {wear}挂在椅背上。|{c}的{wear}挂在椅背上，也累了。
    {n}把今天又想了一遍。|{n}把今天从头到尾又想了一遍。
    拖鞋并排站着，也累了。
    {c}睡前还要再讲一遍。
    {c}给今天打了一百分。|{c}给今天打了一百分，又加了两分。
    枕头拍一拍，鼓成一朵云。
    {n}喝完了最后一口牛奶。
    {c}说它一点也不困，说着就歪了。
    窗帘后面，月亮探了探头。|窗帘后面，月亮探了探头，又缩回去。
    {n}把口袋里的小石子摆成一排。`,
    en: `The bath steamed.|The bath steamed, and the mirror turned to fog.
    {c} brushed and foamed.|{c} brushed its teeth and foamed like a small sheep.
    Clean pyjamas smelled of sun.
    The house smelled of soup.|Behind the door the house smelled of hot soup.
    {c} had two bowls of soup.|{c} had two bowls of soup and wore some of it.
    {n} emptied sand from both shoes.
    The lamplight was warm and yellow.
    The {wear} hung on a chair.|{c}'s {wear} hung on a chair and looked tired too.
    {n} thought it all through again.|{n} thought the whole day through from the beginning.
    Two slippers stood side by side.
    {c} told it all once more.|Before bed {c} told the whole story once more.
    {c} gave the day ten marks.|{c} gave the day ten marks out of ten, plus two.
    One pat made the pillow cloud shaped.
    {n} drank the last warm milk.
    {c} was not sleepy, it said, and tipped over.
    The moon peeped in.|The moon peeped round the curtain and drew back again.
    {n} lined up pebbles from both pockets.`,
  },
}
