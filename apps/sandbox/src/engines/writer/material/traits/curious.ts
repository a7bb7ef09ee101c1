import { beat } from '../beat.ts'
import type { TraitMaterial } from '../challenge.ts'

export const curious: TraitMaterial = {
  habits: {
    zh: `{n}爱问为什么。|{n}一天要问一百个为什么。
    {n}爱翻石头看底下。|{n}爱翻开石头，看看底下住着谁。
    “为什么？”是{n}的口头禅。`,
    en: `{n} asked why all day.|{n} asked a hundred questions before breakfast.
    {n} looked under stones.|{n} liked turning stones to see who lived there.
    "Why?" was {n}'s best word.`,
  },
  touches: {
    zh: `“那是什么？”{n}凑近看。|“那是什么？”{n}凑近看，原来是路标。
    {n}问风：“你从哪来？”|{n}问风从哪来，风指了指前面。
    {n}发现一个小脚印。|{n}东看西看，发现一个小小的脚印。`,
    en: `"What's that?" {n} looked close.|"What's that?" asked {n}, and found an old signpost.
    {n} asked where wind came from.|{n} asked where the wind came from, and followed the answer.
    {n} found one footprint.|{n} looked here and there and found one tiny footprint.`,
  },
  challenges: [
    {
      meet: beat(
        'standing curious | standing curious',
        ['{n}和{c}站在没有把手的{gate}前', '{n} and {c} stand before {gate}, which has no handle'],
        `!路的尽头是{gate}。|路走到头，是{a gate}。
        !没有把手，也没有锁。|上下左右看遍，没有把手，也没有锁。
        {c}闻了闻门缝。|{c}闻了闻门缝，里面有好闻的风。
        “门也会忘东西。”{c}说。
        门上停着一只小蛾子。`,
        `!They came to {gate}.|Where the path ended stood {a gate}.
        !No handle. No lock.|Up and down they looked, but found no handle and no lock.
        {c} sniffed the crack.|{c} sniffed at the crack, and it smelled of elsewhere.
        "It forgot its handle," said {c}.
        A moth sat on it.`,
      ),
      first: beat(
        'reaching worried side | standing worried',
        ['{n}和{c}一起用力推{gate}', '{n} and {c} push hard at {gate}'],
        `!他们一起推。嗨哟！|“一，二，推！”他们用上全身的劲。
        !门一动也不动。|门一动不动，好像睡着了。
        {c}用屁股顶，顶红了。|{c}又用屁股顶，顶得脸都红了。
        “它比我重。”{c}说。
        {n}的手心都热了。
        小蛾子换了个地方。`,
        `!They pushed. Heave!|"One, two, push!" They pushed with all their might.
        !It did not move.|It did not move, as if it were asleep.
        {c} pushed with its bottom.|{c} turned round and pushed with its bottom.
        "It's heavier," said {c}.
        {n}'s palms grew hot.
        The moth moved over.`,
      ),
      second: beat(
        'reaching curious | sitting curious',
        ['{n}敲{gate}，{c}贴着耳朵听', '{n} knocks on {gate} and {c} puts an ear to it'],
        `!{n}敲门：咚咚咚。|{n}敲了三下：咚，咚，咚。
        !没有人来开。|等了又等，没有人来开。
        {c}说它是送{snack}的。|{c}喊：“送{snack}的！”也没有用。
        里面只有风：呼！
        {snack}倒是真没了。
        天上的云都走远了。`,
        `!{n} knocked. Knock, knock!|{n} knocked three times. Knock, knock, knock!
        !Nobody came.|They waited and waited, and nobody came.
        {c} shouted, "{snack}s!"|"{snack} delivery!" shouted {c}, but that failed too.
        Inside was only wind. Hooo.
        Besides, the {snack}s were gone.
        Even the clouds moved on.`,
      ),
      solve: beat(
        'kneeling curious close | standing happy',
        [
          '{n}凑近看，发现叶子下面有一根细绳，门开了一条缝',
          '{n} looks low down and finds a thin string under a leaf, and the way opens a crack',
        ],
        `!“为什么这里亮亮的？”|“为什么这一块特别亮？”{n}凑近看。
        !叶子下有根细绳！|翻开叶子，底下藏着一根细绳！
        {n}轻轻一拉。|{n}想知道它通到哪儿，轻轻一拉。
        !叮！咔！门开了。|叮，咔，吱呀，门自己转开了。
        原来是给小家伙用的。|绳子挂得那么低，原来是给小家伙用的。
        {c}鞠了个躬：“请进。”`,
        `!"Why is this bit shiny?"|"Why is just this bit shiny?" asked {n}, looking close.
        !A string hid there!|Under a leaf hid a thin piece of string!
        {n} pulled it softly.|{n} had to know where it went, and pulled.
        !Ting! Click! It opened.|Ting, click, creak, and the way swung open.
        It was for small people.|It hung so low because it was meant for small people.
        {c} bowed. "After you."`,
      ),
    },
    {
      meet: beat(
        'standing worried | sitting worried',
        ['三条一样的小路摆在{n}和{c}面前', 'three paths, all alike, lie before {n} and {c}'],
        `!路分成了三条。|走着走着，路分成了三条。
        !三条路一模一样。|三条路一样宽，一样弯，一模一样。
        没有牌子，没有人。|没有牌子，也没有人可问。
        {c}转圈选，转晕了。|{c}闭眼转圈来选，转得坐在地上。
        “左？右？中间？”`,
        `!The path split in three.|All at once the path split into three.
        !All three looked alike.|All three were just as wide and just as bendy.
        No sign. No one.|There was no sign and nobody to ask.
        {c} spun to choose. Dizzy!|{c} spun round to choose, and had to sit down.
        "Left? Right? Middle?"`,
      ),
      first: beat(
        'pointing curious | running happy',
        ['{n}和{c}走左边的路，又回到了原地', '{n} and {c} take the left path and end where they began'],
        `!先走左边那条。|“先走左边。”{c}挺有把握。
        !转一圈，又回来了。|转了一大圈，又回到原来的地方。
        那块石头笑眯眯的。|刚才那块石头，还在那儿等着。
        “石头会跟踪。”{c}说。
        绕来绕去，白走了。
        太阳挪了一点。|等他们回来，太阳又斜了些。`,
        `!They tried the left one.|"Left first," said {c}, very sure.
        !Round it went, and back.|Round and round it went, and brought them back.
        The same stone sat there.|The very same stone sat there waiting.
        "It followed us," said {c}.
        Three hundred steps for nothing.
        The sun had moved along.|By then the sun had moved along.`,
      ),
      second: beat(
        'standing worried side | standing worried',
        ['{n}和{c}走右边的路，路断在一堵墙前', '{n} and {c} follow the right path to a dead end'],
        `!再走右边那条。|“那就右边。”他们又走一趟。
        !走到头，是一堵墙。|走到头，是一堵长满草的墙。
        墙上什么也没有。
        {c}对墙说：“让一让。”|{c}很客气地说：“请让一让。”
        墙没有让。
        他们又回到路口。|没办法，他们又回到岔路口。`,
        `!Then the right one.|"Right, then." And off they went again.
        !It ended at a wall.|It ran straight up to a grassy wall.
        The wall was just wall.
        "Please move," said {c}.|"Would you please move?" {c} asked the wall.
        The wall would not.
        Back to the start.|There was nothing for it but to turn back.`,
      ),
      solve: beat(
        'kneeling curious close | sitting curious',
        [
          '{n}贴近地面看发光的蓝粉末，{c}也闻',
          '{n} looks closely at a trail of blue dust on the ground while {c} sniffs it',
        ],
        `!“这是什么粉？”|{n}贴近地面：“这蓝蓝的是什么粉？”
        !只有中间那条路有。|只有中间那条路，才有一点一点的蓝。
        {n}用手指蘸了蘸。|{n}用指尖蘸了蘸，搓一搓，闻一闻。
        “是蝴蝶翅膀的粉！”
        蝴蝶都飞去有花的地方。|“蝴蝶去哪儿，花就在哪儿。”
        !跟着蓝点走，路通了。|一点，又一点，他们跟着走了出去。
        {c}打了个蓝色的喷嚏。`,
        `!"What's this blue dust?"|{n} looked low. "What is this blue dust?"
        !Only the middle path had it.|Only the middle path had it, dot after dot.
        {n} dipped one finger.|{n} dipped in one finger, rubbed it and sniffed.
        "It's from butterfly wings!"
        Butterflies know the way out.|"Butterflies always know the open places," said {n}.
        !They followed the blue dots.|Dot by dot they followed it, all the way through.
        {c} sneezed, quite blue.`,
      ),
    },
  ],
}
