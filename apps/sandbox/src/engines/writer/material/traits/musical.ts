import { beat } from '../beat.ts'
import type { TraitMaterial } from '../challenge.ts'

export const musical: TraitMaterial = {
  habits: {
    zh: `{n}敲碗也能敲成歌。|{n}拿筷子敲碗，也能敲成一首歌。
    {n}刷牙时也哼歌。
    在{n}听来，雨会唱歌。`,
    en: `{n} made songs from spoons.|{n} could make a song from two spoons and a bowl.
    {n} hummed with toothpaste in.
    {n} heard songs in rain.|When it rained, {n} heard a band on the roof.`,
  },
  touches: {
    zh: `{n}编了支走路歌。|{n}编了一支走路歌，脚步都变轻了。
    {n}听出风在打拍子。
    {n}哼一句，鸟接一句。`,
    en: `{n} made a walking song.|{n} made up a walking song, and the road grew shorter.
    {n} heard the wind waltz.|{n} heard that the wind was blowing a waltz.
    {n} hummed, and birds answered.`,
  },
  challenges: [
    {
      meet: beat(
        'standing curious | sitting curious',
        ['{gate}像睡着了一样打着鼾，{n}和{c}停下', '{gate} snores in its sleep before {n} and {c}'],
        `!{gate}在打鼾。|他们来到{gate}前，它正打着鼾。
        !它只听音乐才醒。|旁边刻着：“此门，只听音乐才醒。”
        呼——嘘。呼——嘘。
        {c}也跟着打起哈欠。
        门边有水滴：嘀，嗒，嗒。`,
        `!{gate} was asleep, snoring.|They came to {gate}, and it was snoring.
        !Only music woke it.|Beside it was carved, "This door wakes only to music."
        Snore, whistle. Snore, whistle.
        {c} caught the yawns.
        Water dripped. Plip, plop, plop.`,
      ),
      first: beat(
        'reaching worried | standing worried',
        ['{n}和{c}用力拍{gate}', '{n} and {c} bang on {gate}'],
        `!他们拍门：砰砰砰！|“醒醒！”他们拍门：砰砰砰！
        !它翻个身，又睡了。|{gate}哼了一声，翻个身又睡了。
        {c}的手拍麻了。
        呼噜声更响了。|呼噜声更响，震得{c}的{wear}直跳。
        “这是噪音。”门嘟囔。`,
        `!They banged. Bam, bam!|"Wake up!" They banged on it. Bam, bam, bam!
        !It slept right on.|{gate} grunted, shifted and slept right on.
        {c}'s hands went numb.
        It snored even louder.|Now it snored so loud that {c}'s {wear} bounced.
        "That's noise," it mumbled.`,
      ),
      second: beat(
        'waving surprised | jumping happy',
        ['{c}大声唱歌，{n}捂着耳朵', '{c} sings at the top of its voice and {n} covers both ears'],
        `!{c}大声唱了起来。|“音乐？我会！”{c}扯开嗓子唱。
        !门关得更紧了。|{gate}皱起眉，关得更紧了。
        啦——啦——嘎！
        三只鸟搬了家。|唱到第二句，三只鸟搬了家。
        “我还有第三段呢。”{c}说。`,
        `!{c} sang very loudly.|"Music? I can do that!" And {c} sang.
        !It shut up tighter.|{gate} frowned and shut itself up tighter.
        La, la, squawk!
        Three birds moved house.|At the second line three birds moved house.
        "There's a third verse," said {c}.`,
      ),
      solve: beat(
        'sitting calm side | jumping happy',
        [
          '{n}闭眼跟着水滴打拍子唱歌，{gate}慢慢打开，{c}轻轻敲',
          '{n} sings along to the dripping water, eyes shut, {gate} opens and {c} taps along',
        ],
        `!{n}听水滴：嘀，嗒，嗒。|{n}闭上眼，听见水滴：嘀，嗒，嗒。
        !跟着它，轻轻唱起来。|那就是拍子。{n}跟着它轻轻唱起来。
        {c}敲石头：咚，哒，哒。|{c}敲起小石头：咚，哒，哒。
        门的鼾声也合上了拍。
        !吱呀——它笑着开了。|吱呀——{gate}伸个懒腰，笑着开了。
        “这才是音乐。”它说。|“一百年没听过这么好的了。”它说。
        连水滴都滴得更亮。`,
        `!Plip, plop, plop, heard {n}.|{n} sat still and heard it. Plip, plop, plop.
        !{n} sang along softly.|There was the beat, and {n} sang softly along.
        {c} tapped. Tock, tick, tick.|{c} tapped two stones. Tock, tick, tick.
        The snoring fell into time.
        !Creak! It opened, smiling.|Creak! {gate} stretched and opened with a smile.
        "That's music," it said.|"Now that I call music," it said.
        The drops fell brighter still.`,
      ),
    },
    {
      meet: beat(
        'standing worried | standing worried',
        [
          '{guard}红着眼睛躺在路上，{n}和{c}停下',
          '{guard} lies across the way with red eyes before {n} and {c}',
        ],
        `!{guard}横躺在路上。|{a guard}，横躺在路中间。
        !它三天没睡着了。|“我三天没睡着，别惹我。”它说。
        眼圈黑得像熊猫。
        动一动，它就发火。|谁走近一步，它就发一次火。
        {c}不敢喘大气。`,
        `!{guard} lay there, cross.|Right across the path lay {a guard}.
        !It could not sleep.|"I haven't slept for three nights," it growled.
        Its eyes were panda black.
        Every noise made it cross.|One step closer, and it was cross again.
        {c} hardly dared to breathe.`,
      ),
      first: beat(
        'sitting calm | sitting curious',
        ['{n}和{c}陪{guard}数羊', '{n} and {c} count sheep for {guard}'],
        `!他们帮它数羊。|“数羊吧。”他们帮它数起来。
        !越数，它越精神。|数到一百，{guard}的眼睛更大了。
        “第七只跑哪了？”它问。
        {c}先睡着了一会儿。|倒是{c}，数到三十就睡着了。
        {n}的舌头都打结了。`,
        `!They counted sheep.|"We'll count sheep for you," they said.
        !It woke up more.|At a hundred its eyes were bigger than before.
        "Where's number seven?" it asked.
        {c} fell asleep instead.|It was {c} who fell asleep, at number thirty.
        {n}'s tongue was in knots.`,
      ),
      second: beat(
        'reaching calm | standing happy',
        ['{n}用大叶子给{guard}扇风，{c}盖被子', '{n} fans {guard} with a big leaf and {c} covers it'],
        `!{n}给它扇风。|{n}给它扇风，{c}给它盖树叶。
        !“冷。热。痒。”|“太冷。太热。太痒。”它翻来翻去。
        叶子沾在它鼻子上。
        阿嚏！地抖了三抖。|阿嚏！一个喷嚏，{c}飞出去两米。
        它的眼睛更红了。`,
        `!{n} fanned it.|{n} fanned it, and {c} tucked leaves around it.
        !"Cold. Hot. Itchy."|"Too cold. Too hot. Too itchy." It tossed about.
        A leaf stuck to its nose.
        Achoo! The ground shook.|Achoo! That sneeze blew {c} into a bush.
        Its eyes got redder.`,
      ),
      solve: beat(
        'sitting calm close | hugging sleepy',
        [
          '{n}坐在{guard}身边轻声唱摇篮曲，它闭上了眼',
          '{n} sits by {guard} and sings a lullaby, its eyes closing, {c} leaning in',
        ],
        `!{n}哼起了摇篮曲。|{n}坐到它身边，哼起一支摇篮曲。
        !越哼越慢，越哼越轻。|歌声越来越慢，越来越轻，像下雪。
        {guard}的耳朵垂下来。|先是它的耳朵垂下来，再是眼皮。
        呼——呼——睡着了。
        !它翻身让出了路。|它翻个身，抱住块石头，路空出来了。
        {c}也快睡着了，被拉走。
        “嘘。”{n}说。`,
        `!{n} hummed a lullaby.|{n} sat down beside it and hummed a lullaby.
        !Slower and softer it went.|Slower and softer it went, like falling snow.
        {guard}'s ears drooped.|First its ears drooped, and then its eyelids.
        Snore. Snore. Fast asleep.
        !It rolled off the path.|It rolled over, hugged a stone and left the path free.
        {c} nearly slept too.
        "Shh," said {n}.`,
      ),
    },
  ],
}
