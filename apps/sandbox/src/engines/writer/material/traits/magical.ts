import { beat } from '../beat.ts'
import type { TraitMaterial } from '../challenge.ts'

export const magical: TraitMaterial = {
  habits: {
    zh: `{n}相信勺子会飞。|{n}相信，勺子夜里会飞。
    {n}会对花说悄悄话。|{n}对花说悄悄话，花第二天就开。
    {n}的指尖会发光。|高兴的时候，{n}的指尖会发一点光。`,
    en: `{n} thought spoons flew at night.
    {n} whispered to flowers.|{n} whispered to flowers, and next day they opened.
    {n}'s fingers sometimes glowed.|When {n} was happy, ten fingertips glowed a little.`,
  },
  touches: {
    zh: `{n}眨眨眼，雾就淡了。
    {n}对路说：“请。”路就直了。
    {n}把蒲公英吹亮了。|{n}吹口气，蒲公英一朵朵亮了。`,
    en: `{n} blinked, and mist thinned.|{n} blinked three times, and the mist grew thin.
    {n} asked, and paths straightened.|"Please," {n} told the path, and it ran straighter.
    {n} blew, and dandelions lit.`,
  },
  challenges: [
    {
      meet: beat(
        'standing curious | standing worried',
        ['{gate}上缠着闪光的咒语，{n}和{c}停下', 'a glimmering spell lies over {gate} before {n} and {c}'],
        `!{gate}被施了咒。|{gate}上，缠着一圈闪光的咒语。
        !要念对咒语才开。|要说出对的那一句，它才会开。
        光一圈圈转，嗡嗡响。
        {c}碰了碰，毛炸了。|{c}伸手碰了碰，全身的毛炸了。
        空气里有烤糖的味道。`,
        `!A spell shut {gate}.|Round {gate} ran a glimmering spell.
        !It wanted the right word.|Only the right word would make it open.
        The light hummed in rings.
        {c} touched it. Zing!|{c} touched it and went fluffy all over. Zing!
        The air smelled of burnt sugar.`,
      ),
      first: beat(
        'waving happy | jumping happy',
        ['{c}对着{gate}大喊咒语，{n}看着', '{c} shouts magic words at {gate} while {n} looks on'],
        `!{c}喊：“芝麻开门！”|“这个我会！”{c}喊：“芝麻开门！”
        !门打了个哈欠。|门打了个哈欠，掉下几粒芝麻。
        “花生开门！豆腐开门！”
        {c}把菜单都喊了一遍。|{c}把一整张菜单都喊完了。
        “我饿了。”{c}说。`,
        `!"Open sesame!" shouted {c}.|"I know this one!" cried {c}. "Open sesame!"
        !{gate} just yawned.|{gate} yawned, and a few sesame seeds fell out.
        "Open peanut! Open pancake!"
        {c} shouted the whole menu.
        "Now I'm hungry," said {c}.`,
      ),
      second: beat(
        'pointing worried | jumping surprised',
        ['{n}拿树枝当魔杖对{gate}挥，火星把{c}吓一跳', '{n} waves a twig at {gate} and sparks make {c} jump'],
        `!{n}挥了挥树枝。|{n}捡根树枝当魔杖，用力一挥。
        !噗！只冒了一股烟。|噗！只冒出一股紫色的烟。
        {c}的{wear}变成了绿的。|烟散了，{c}的鼻子变成了蓝的。
        过了一会儿又变回来。
        “越使劲，它越紧。”`,
        `!{n} waved a twig.|{n} took a twig for a wand and gave it a good swish.
        !Puff! Only smoke.|Puff! Out came nothing but purple smoke.
        {c}'s nose turned blue.|When the smoke cleared, {c} had a blue nose.
        Then it turned back.
        "Force makes it tighter," said {n}.`,
      ),
      solve: beat(
        'reaching calm close | standing happy',
        [
          '{n}贴着{gate}轻轻说话，指尖发光，门开出花来，{c}惊喜',
          '{n} whispers to {gate} with glowing fingertips, it opens into flowers and {c} is delighted',
        ],
        `!{n}贴着门，小声说话。|{n}不挥了，把手心贴在门上。
        !“你守了好久，谢谢你。”|“你守了这么久，谢谢你。”{n}轻轻说。
        指尖亮起一点光。|手心底下，亮起一点金色的光。
        !光圈一层层松开了。|咒语一层一层，像丝带一样松开。
        门上开出一朵花。
        真的咒语，是悄悄话。|原来最灵的咒语，是一句悄悄话。
        {c}也对门说：“谢谢{snack}。”`,
        `!{n} whispered to {gate}.|{n} laid the twig aside and both palms on {gate}.
        !"Thank you for guarding."|"You've guarded so long. Thank you," whispered {n}.
        Ten fingertips began to glow.
        !The light came undone.|Ring by ring the spell came undone like ribbon.
        A flower opened on it.
        Real magic is quite quiet.|The strongest spell, it seems, is a whisper.
        "Thanks, {snack}s," whispered {c}.`,
      ),
    },
    {
      meet: beat(
        'standing worried | hugging worried',
        [
          '{dark}前，{n}的灯灭了，{c}紧靠着',
          "{n}'s lantern has gone out before {dark} and {c} presses close",
        ],
        `!他们走到{dark}。|前面就是{a dark}。
        !呼，灯灭了。|一阵冷风，呼，手里的灯灭了。
        黑得看不见手指。
        {c}抓住了{n}的袖子。|{c}摸到一只袖子，紧紧抓住。
        “是你的袖子吧？”`,
        `!They came to {dark}.|In front of them lay {a dark}.
        !Puff! The lamp died.|A cold breath came, and puff, the lamp was out.
        No finger could be seen.
        {c} grabbed a sleeve.|{c} felt about for a sleeve and held on.
        "This is your sleeve?"`,
      ),
      first: beat(
        'reaching worried | sitting worried',
        ['{n}摇着灭了的灯笼，{c}吹气', '{n} shakes the dark lantern and {c} blows on it'],
        `!{n}摇了摇灯。|{n}把灯摇了摇，又拍了拍。
        !灯还是不亮。|丁零当啷，灯还是不亮。
        {c}吹出一只飞虫。|{c}一吹，吹出一只生气的小飞虫。
        火柴也湿了。`,
        `!{n} shook the lamp.|{n} shook the lamp and tapped it twice.
        !It stayed dark.|It rattled and clinked, and it stayed dark.
        {c} blew out a gnat.|{c} blew on it, and out came one angry gnat.
        The matches were wet too.`,
      ),
      second: beat(
        'reaching worried side | standing worried',
        ['{n}和{c}在黑暗里摸索着墙', '{n} and {c} grope along in the dark'],
        `!他们摸黑往前走。|“摸着走吧。”他们伸手往前摸。
        !摸到软的，湿的！|摸到一个软的，又摸到一个湿的。
        “是我的鼻子。”{c}说。
        转了一圈，又出来了。|摸了半天，转一圈，又摸了出来。
        墙上什么也没写。`,
        `!They felt their way.|"We'll feel our way." They put out their hands.
        !Something soft. Something wet.|They felt something soft, and then something wet.
        "That's my nose," said {c}.
        They came out again.|Round and round they felt, and came out again.
        The dark kept its secrets.`,
      ),
      solve: beat(
        'reaching happy | jumping happy',
        [
          '{n}双手合拢，掌心飞出金色的光点，照亮了{dark}，{c}看呆',
          '{n} opens both hands and golden lights fly up in {dark} while {c} stares',
        ],
        `!{n}闭上眼，想一盏灯。|{n}闭上眼，在心里点起一盏灯。
        !手心真的亮了！|想得清清楚楚，手心真的亮了！
        光像萤火虫飞起来。|一点，两点，光像萤火虫飞起来。
        黑地方变成了星空。|黑黑的顶上，变成了一片星空。
        {c}头上停了三颗。
        !亮光排成一条路。|它们排成一条弯弯的小路，往前飞。
        “别眨眼。”{n}小声说。`,
        `!{n} imagined a lamp.|{n} sat still and thought of one bright lamp.
        !Both hands really glowed!|It grew so clear that both hands really glowed!
        Lights flew like fireflies.|One light, two lights, up they flew like fireflies.
        The dark turned starry.|Overhead the dark turned into a starry sky.
        Three sat on {c}'s head.
        !They lit a path.|They lined up into a winding path and flew ahead.
        "Don't blink," whispered {n}.`,
      ),
    },
  ],
}
