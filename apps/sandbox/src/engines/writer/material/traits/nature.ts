import { beat } from '../beat.ts'
import type { TraitMaterial } from '../challenge.ts'

export const nature: TraitMaterial = {
  habits: {
    zh: `{n}认得三十种叶子。
    {n}养了一罐青苔。|{n}的窗台上，养着一罐软软的青苔。
    {n}闻得出要下雨。`,
    en: `{n} knew thirty leaves.|{n} knew the names of thirty different leaves.
    {n} kept moss in jars.|On the window sill {n} kept a jar of moss.
    {n} could smell rain coming.`,
  },
  touches: {
    zh: `{n}找到一眼泉水。|{n}认出了一眼能喝的泉水。
    {n}摸青苔认方向。|{n}摸摸青苔，认出了方向。
    {n}捡了颗圆果子。|{n}捡了一颗最圆的果子。`,
    en: `{n} found a clean spring.|{n} found a spring with water good to drink.
    {n} read the mossy stones.|{n} felt which side was mossy and knew the way.
    {n} kept the roundest seed.`,
  },
  challenges: [
    {
      meet: beat(
        'standing worried wide | sitting worried',
        ['四周一模一样，{n}和{c}迷了路', 'everything looks alike and {n} and {c} have lost their way'],
        `!他们迷路了。|左看右看都一样，他们迷路了。
        !四面一模一样。|东南西北，四面一模一样。
        {c}说每个方向都是前。|“每边都像前面。”{c}说。
        太阳躲进了云里。
        风在耳边转圈。`,
        `!They were lost.|They looked all about them, and they were lost.
        !Every side looked alike.|Ahead and behind and beside, it all looked alike.
        "It's all forwards," said {c}.
        The sun went behind clouds.
        Wind circled their ears.`,
      ),
      first: beat(
        'pointing worried | jumping happy',
        ['{c}抛一根棍子选方向，{n}看着', '{c} tosses a stick to choose a direction and {n} watches'],
        `!{c}抛棍子来选路。|“听棍子的！”{c}往上一抛。
        !棍子指着{c}的脚。|啪，棍子落下来，指着{c}自己。
        又抛一次，指着天。|又抛一次，插在土里，指着天。
        “它要我们飞。”{c}说。
        {n}把棍子还给了草。`,
        `!{c} tossed a stick.|"The stick decides!" And {c} tossed it up.
        !It pointed at {c}.|Down it came and pointed straight at {c}.
        Next time, straight up.|Next time it stuck in the ground and pointed up.
        "It says fly," said {c}.
        {n} gave the stick back.`,
      ),
      second: beat(
        'standing worried back | running worried',
        [
          '{n}和{c}直直地走，又回到同一块石头旁',
          '{n} and {c} go straight on and come back to the same stone',
        ],
        `!他们一直往前走。|“一直往前，总能走出去。”
        !又回到那块石头。|走呀走，又回到同一块石头旁。
        石头上有{c}的{snack}渣。|石头上，还有{c}掉的{snack}渣。
        {c}对石头说：“又见面啦。”
        原来人会走成圈。`,
        `!They went straight ahead.|"Straight on must lead somewhere."
        !Back at the same stone!|On they went, and came to the same stone again.
        {c}'s crumbs lay there.|On the stone still lay {c}'s {snack} crumbs.
        "Hello again," said {c}.
        They had gone in a ring.`,
      ),
      solve: beat(
        'kneeling proud | standing happy',
        [
          '{n}摸着石头上的青苔，又看花朝哪边，{c}跟着闻风',
          '{n} touches moss on a stone and looks which way the flowers face while {c} sniffs the wind',
        ],
        `!{n}摸了摸石头。|{n}不走了，先摸摸石头，再看看花。
        !青苔长在背阴那边。|青苔长在背阴边，花朝着太阳。
        风里有水的味道。|再闻闻风，风里有水的味道。
        “{goal}在风来的那边。”|“迎着风走，就是{goal}。”{n}说。
        叶子、花、风都在说话。|原来叶子、花和风，一直在指路。
        {c}闻到的是晚饭。
        !走呀走，路亮了。`,
        `!{n} felt the stones.|{n} stopped, felt the stones and looked at the flowers.
        !Moss grew on the shady side.|The moss was on the shady side, and flowers faced the sun.
        The wind smelled of water.|Then {n} sniffed, and the wind smelled of water.
        "Into the wind, then."|"{goal} lies into the wind," said {n}.
        Leaf and wind were talking.|The leaf, the flower and the wind had known all along.
        {c} smelled supper, mostly.
        !Soon the way grew bright.`,
      ),
    },
    {
      meet: beat(
        'standing curious | sitting curious',
        ['干枯的藤蔓缠满了{gate}，{n}和{c}停下', 'withered vines cover {gate} before {n} and {c}'],
        `!藤缠住了{gate}。|一大团干藤，把{gate}缠得死死的。
        !藤干巴巴的，没精神。|藤又干又黄，一点精神也没有。
        叶子一碰就沙沙掉。
        {c}被缠住了一只脚。|{c}才靠近，就被缠住一只脚。
        “它抓我！”{c}喊。`,
        `!Vines bound {gate}.|A great dry tangle of vines bound {gate} shut.
        !They looked thirsty and sad.|The vines were yellow and dry and had no life in them.
        Leaves fell at a touch.
        One caught {c}'s foot.|{c} came near, and one got hold of its foot.
        "It's got me!" cried {c}.`,
      ),
      first: beat(
        'reaching worried | standing worried',
        ['{n}和{c}用力扯藤蔓', '{n} and {c} tug at the vines'],
        `!他们用力扯。|“一、二、扯！”他们一起扯藤。
        !越扯，缠得越紧。|藤好像怕疼，越扯缠得越紧。
        {c}扯下一片叶子。|{c}扯了半天，扯下一片叶子。
        “对不起。”{n}对藤说。
        手心勒出了红印。`,
        `!They tugged hard.|"One, two, tug!" They tugged with all their might.
        !It held on tighter.|It seemed to hurt, for it held on even tighter.
        {c} got one leaf.|After much tugging {c} had won one leaf.
        "Sorry," {n} told the vine.
        It left red lines on palms.`,
      ),
      second: beat(
        'kneeling worried | running worried',
        ['{n}和{c}想从藤蔓下面钻过去，被卡住', '{n} and {c} try to get in under the vines and {c} is stuck'],
        `!他们想从下面过。|“下面有个洞！”{c}先钻。
        !卡住了，动不了。|头进去了，屁股卡在了外面。
        {n}拉住脚：啵！|{n}拉住它的脚，啵，拔了出来。
        {c}怪早饭吃多了。
        藤抖了抖，又掉叶子。`,
        `!They tried below.|"There's a gap below!" {c} went first.
        !It was stuck fast.|Its head was through, but its bottom stayed outside.
        {n} pulled. Pop!|{n} took both feet and pulled. Pop!
        {c} blamed its breakfast.
        The vine dropped more leaves.`,
      ),
      solve: beat(
        'kneeling happy close | sitting happy',
        [
          '{n}给藤根浇水，藤蔓开花，让出{gate}，{c}惊喜',
          '{n} waters the roots, the vines bloom and move off {gate} while {c} looks on in delight',
        ],
        `!{n}看了看藤的根。|{n}顺着藤，找到了它的根。
        !根被石头压着，好渴。|根被石头压着，土干得裂了缝。
        搬开石头，浇上水。|搬开石头，把壶里的水全给了它。
        咕嘟，咕嘟，它在喝。
        叶子一片片抬起头。|一片叶子抬起头，又一片，满墙都绿了。
        !藤松开了，还开了花。|藤舒舒服服松开手，还开了朵花。
        {c}的脚边也开了一朵。`,
        `!{n} looked for its roots.|{n} followed the vine down to its roots.
        !A stone sat on them.|A stone lay on them, and the earth was cracked.
        Away, stone! Here, water!|The stone went away, and all the water went in.
        Glug, glug, it drank.
        Leaf by leaf it woke.|One leaf lifted its head, then all of them did.
        !It let go and bloomed.|The vine let go with a sigh and even flowered.
        One bloomed by {c}'s feet.`,
      ),
    },
  ],
}
