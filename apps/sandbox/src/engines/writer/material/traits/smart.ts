import { beat } from '../beat.ts'
import type { TraitMaterial } from '../challenge.ts'

export const smart: TraitMaterial = {
  habits: {
    zh: `{n}爱猜谜语。|{n}爱猜谜语，吃饭也要猜一个。
    {n}会拼很难的拼图。|再难的拼图，{n}也能一块块拼好。
    {n}爱动脑筋。|{n}想事情的时候，会摸下巴。`,
    en: `{n} loved riddles.|{n} loved riddles and had one for every meal.
    {n} could do hard puzzles.|No puzzle was too hard for {n}, piece by piece.
    {n} thought with one finger up.`,
  },
  touches: {
    zh: `{n}会看影子认时间。|{n}看看影子的长短，就知道该快些了。
    {n}先看好，绕过泥。|{n}想了想，带{c}绕过了泥坑。
    {n}记住了每个拐弯。|{n}悄悄记住了每个拐弯，好找回来。`,
    en: `{n} told time by shadows.|{n} looked at the shadows and knew how late it was.
    {n} thought, and missed the mud.|{n} thought first and led {c} round the mud.
    {n} remembered every turn.|{n} remembered every turn, ready for the way back.`,
  },
  challenges: [
    {
      meet: beat(
        'standing curious | standing curious',
        ['{n}和{c}读着{gate}上刻的谜语', '{n} and {c} read a riddle carved on {gate}'],
        `!{gate}会说话：“猜谜！”|{gate}开口了：“猜对谜语才开。”
        !“白天有我，黑夜没我。”|“白天跟着你，黑夜就不见。我是谁？”
        “只能猜三次。”门说。
        {c}挠头挠得掉毛。|{c}使劲想，想得耳朵都红了。
        门缝里吹出一口气。`,
        `!"A riddle!" said {gate}.|"Answer my riddle first," said {gate}.
        !"Day shows me. Night hides me."|"All day I follow you, and at night I'm gone."
        "Three guesses," it added.
        {c} scratched and scratched.|{c} thought so hard that its ears turned red.
        A puff of air came out.`,
      ),
      first: beat(
        'pointing happy | jumping happy',
        [
          '{c}抢着回答，{n}在旁边想，{gate}关着',
          '{c} shouts an answer while {n} thinks, and {gate} stays shut',
        ],
        `!{c}抢着说：“太阳！”|{c}跳起来抢答：“是太阳！”
        !“错。”门说。|“太阳不会跟着你走。错！”门说。
        还剩两次了。
        {c}捂住自己的嘴。|{c}赶紧用{wear}捂住自己的嘴。
        {n}把谜语又念了一遍。`,
        `!"The sun!" shouted {c}.|{c} jumped up and shouted, "It's the sun!"
        !"Wrong," said {gate}.|"The sun doesn't follow you. Wrong!" said {gate}.
        Two guesses were left.
        {c} held its mouth shut.|{c} stuffed its {wear} over its mouth.
        {n} said the riddle again.`,
      ),
      second: beat(
        'standing worried | sitting worried',
        ['{n}试着回答，{gate}又说错了，{c}叹气', '{n} tries an answer, {gate} says no and {c} sighs'],
        `!{n}说：“是蝴蝶？”|{n}试着说：“是一只蝴蝶？”
        !“不对。还剩一次。”|“蝴蝶累了会停。不对！还剩一次。”
        空气都绷紧了。
        {c}不敢喘气，憋得打嗝。|{c}不敢喘气，憋出一个大嗝：嗝！
        “别急。”{n}对自己说。`,
        `!"A butterfly?" said {n}.|"Is it a butterfly?" {n} tried.
        !"No! One left."|"Butterflies rest. No! One guess left."
        The air went tight.
        {c} held its breath. Hic!|{c} held its breath until a hiccup got out. Hic!
        "Slowly," {n} told {n}.|"Take your time," said {n}, half aloud.`,
      ),
      solve: beat(
        'pointing proud side | jumping surprised',
        [
          '{n}指着地上自己的影子，{gate}打开了，{c}惊喜',
          '{n} points at a shadow on the ground, {gate} swings open and {c} is amazed',
        ],
        `!{n}低头，看见了影子。|{n}低头想，地上的影子也在低头想。
        !“是影子！”|“跟着我，天黑就不见……是影子！”
        门静了一下。|门静了一下，咯咯笑了起来。
        !吱呀——开了。|吱呀——{gate}慢慢开了。
        {c}和自己的影子握手。|{c}赶忙去和自己的影子握手。
        “聪明。”门小声说。|“好久没人答对了。”门小声说。`,
        `!{n} looked down. A shadow!|{n} looked down, and a shadow looked down as well.
        !"It's a shadow!"|"It follows me, and dark hides it. A shadow!"
        {gate} went quiet.|{gate} was quiet, and then it chuckled.
        !Creak! It opened wide.|Creak! {gate} swung slowly open.
        {c} waved at its shadow.|{c} shook hands with its own shadow.
        "Clever," said {gate}.|"Nobody has got that in years," said {gate}.`,
      ),
    },
    {
      meet: beat(
        'standing worried | standing worried',
        ['{heavy}横在路中间，{n}和{c}抬头看', '{heavy} lies right across the way before {n} and {c}'],
        `!{heavy}挡住了路。|路中间，横着{a heavy}。
        !两边都过不去。|左边是坡，右边是沟，绕不过去。
        {c}在它面前像颗豆。|{c}往它面前一站，小得像颗豆。
        它少说有一百个{c}重。
        一只鸟在上面打盹。`,
        `!{heavy} blocked the way.|Right across the way lay {a heavy}.
        !There was no way round.|A bank on one side, a ditch on the other.
        {c} looked bean sized.|Beside it {c} looked no bigger than a bean.
        It weighed a hundred {c}s.
        A bird napped on top.`,
      ),
      first: beat(
        'reaching worried side | standing worried',
        ['{n}和{c}用力推{heavy}', '{n} and {c} push against {heavy}'],
        `!推！一，二，三！|“一，二，三，推！”他们一起使劲。
        !它一点也没动。|{heavy}一点也没动，鸟也没醒。
        {c}的脸憋成紫色。|{c}的脸憋得像个茄子。
        “它动了吗？”“没有。”
        {n}的胳膊酸酸的。`,
        `!They pushed. One, two, three!|"One, two, three, push!" They leaned in hard.
        !It did not budge.|It did not budge, and the bird did not wake.
        {c} turned quite purple.|{c} went as purple as a plum.
        "Did it move?" "No."
        {n}'s arms ached.`,
      ),
      second: beat(
        'reaching worried | running worried',
        ['{n}和{c}拉着绳子拖{heavy}，绳子断了', '{n} and {c} pull {heavy} with a rope that snaps'],
        `!那就拉！绑上绳子。|“推不动就拉！”他们绑上绳子。
        !啪！绳子断了。|拉呀拉，啪的一声，绳子断了。
        {c}滚了三个圈。|{c}骨碌碌滚了三圈，滚进草里。
        “我没事，草有事。”
        力气用完了。|两个人的力气，都用完了。`,
        `!They pulled with a rope.|"If we can't push, we pull!" They tied a rope.
        !Snap! The rope broke.|They pulled and pulled, and snap went the rope.
        {c} rolled over three times.|{c} rolled over three times into the long grass.
        "I'm fine," said the grass.|"I'm fine. The grass isn't," said {c}.
        Their strength was all gone.`,
      ),
      solve: beat(
        'reaching proud side | jumping happy',
        [
          '{n}用一根长棍垫着小石头撬起{heavy}，{c}坐在棍子上',
          '{n} levers up {heavy} with a long pole over a small stone while {c} sits on the pole',
        ],
        `!{n}找来一根长棍。|{n}想起了跷跷板，找来一根长棍。
        !垫块小石头，一压！|棍子底下垫块小石头，往下一压！
        “小石头当跷跷板。”
        {c}跳上去帮忙压。|{c}跳到棍子那头，一颠一颠。
        !咕隆！它滚开了。|咕隆隆，{heavy}滚到一边去了。
        鸟醒了，问几点了。|鸟醒了，看看四周，又睡了。
        一根棍子，比十个人强。`,
        `!{n} found a long pole.|{n} thought of a seesaw and found a long pole.
        !A small stone went under.|A small stone went under it, and they pressed down.
        "It works like a seesaw."
        {c} hopped on to help.|{c} hopped onto the end and bounced.
        !Rumble! It rolled away.|Rumble, rumble, and {heavy} rolled aside.
        The bird woke, confused.|The bird woke, asked the time and slept again.
        One pole beat ten arms.`,
      ),
    },
  ],
}
