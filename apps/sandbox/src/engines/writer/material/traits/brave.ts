import { beat } from '../beat.ts'
import type { TraitMaterial } from '../challenge.ts'

export const brave: TraitMaterial = {
  habits: {
    zh: `{n}敢摸毛毛虫。|{n}敢让毛毛虫在手背上散步。
    打雷时，{n}数闪电。|打雷的时候，{n}不躲，还数闪电。
    {n}敢关灯睡觉。|{n}敢关了灯睡觉，还敢伸出脚。`,
    en: `{n} dared to hold caterpillars.|{n} let caterpillars walk across one hand.
    {n} counted lightning in storms.|In storms {n} did not hide but counted the lightning.
    {n} slept without a lamp.|{n} could sleep without a lamp, even with feet out.`,
  },
  touches: {
    zh: `路晃了一下，{n}没退。|路晃了一下，{n}没有退，还伸手扶住{c}。
    {n}先迈出去：“来吧。”|遇到怪声音，{n}先去看：“是风，来吧。”
    “我走前面。”{n}说。`,
    en: `The path shook. {n} stayed.|The path shook, and {n} stayed and held on to {c}.
    {n} looked first. "Only wind!"|At each odd noise {n} looked first. "Only wind!"
    "I'll go first," said {n}.`,
  },
  challenges: [
    {
      meet: beat(
        'standing worried back | standing worried',
        ['{n}和{c}站在{dark}前面，里面一片黑', '{n} and {c} stop in front of {a dark}'],
        `!前面是{dark}。|要往前走，先得过{dark}。
        !里面什么也看不见。|往里看，黑得什么也看不见。
        一股冷风吹出来。|一股冷风从里面吹出来，像谁在叹气。
        滴答，滴答，谁在里面？
        {c}的胡子抖了抖。|{c}说它不怕，就是胡子在抖。`,
        `!{dark} lay ahead.|To go on, they had to pass {a dark}.
        !Nothing could be seen inside.|They looked in and could see nothing at all.
        Cold air came out.|Cold air came out, as if somebody sighed in there.
        Drip, drip. Who was that?
        {c}'s whiskers shook.|{c} was not afraid, only its whiskers were.`,
      ),
      first: beat(
        'waving surprised | running surprised',
        ['{n}朝黑暗里喊，{c}被回声吓得跳开', '{n} calls into the dark and {c} jumps at the echo'],
        `!{n}朝里喊：“有人吗？”
        !“有人吗？”里面也喊。|“有人吗——人吗——”里面也喊起来。
        {c}一下跑出老远。|{c}一溜烟跑出去，又慢慢挪回来。
        “里面有好多人！”
        “是回声啦。”{n}说。
        可还是没人敢进去。`,
        `!"Anybody there?" called {n}.|{n} called into the dark, "Anybody there?"
        !"There, there!" it called back.|"Body there, body there?" the dark called back.
        {c} ran far away.|{c} was off like a shot, and came creeping back.
        "It's full of people!"
        "It's an echo," said {n}.
        Still nobody went in.`,
      ),
      second: beat(
        'running surprised | running worried',
        [
          '{c}闭着眼睛冲进黑暗又弹了回来，{n}扶住它',
          '{c} has run into the dark with shut eyes and bounced back, {n} holds it',
        ],
        `!“闭上眼冲！”{c}说。|“闭上眼睛，冲过去！”{c}说。
        !咚！撞到了墙。|咚！才冲进去，就撞上了墙。
        {c}头上起了个包。|{c}头上起了个包，圆得像汤圆。
        “墙打我。”{c}说。
        太快了，什么也摸不清。|跑得太快，哪儿是路都摸不清。
        {n}给它吹了吹。`,
        `!"Eyes shut and run!"|"We shut our eyes and run!" said {c}.
        !Bump! It hit a wall.|Bump! Three steps in, it met a wall.
        {c} got a bump.|{c} got a bump as round as a plum.
        "The wall hit me," it said.
        Fast was no good here.|Running was too fast to find any way at all.
        {n} blew on the bump.`,
      ),
      solve: beat(
        'reaching proud side | hugging calm',
        [
          '{n}一手扶着墙，一手牵着{c}，穿过黑暗',
          '{n} feels along the wall with one hand and leads {c} through the dark',
        ],
        `!{n}也怕，可还是往前。|{n}也怕，心怦怦跳，可还是往前。
        !摸着墙，牵着{c}。|{n}一手摸着墙，一手牵着{c}。
        “一，二，三……”慢慢数。
        !数到二十，有了光。|数到二十，前面亮起一点光。
        {c}睁开一只眼睛。|{c}睁开一只眼，又睁开另一只。
        滴答的，只是一滴水。
        怕还在，只是变小了。|怕还在口袋里，只是变得很小很小。`,
        `!{n} was scared and went.|{n} was scared too, and went in anyway.
        !One hand on the wall.|One hand felt the wall, and one held {c}.
        "One, two, three," they counted.
        !At twenty came light.|When they got to twenty, a light showed ahead.
        {c} opened one eye.|{c} opened one eye, and then the other.
        The drip was just water.
        The fear got very small.|The fear was still there, but it fitted in a pocket.`,
      ),
    },
    {
      meet: beat(
        'standing surprised | hugging worried',
        [
          '{guard}挡在路中间大吼，{c}躲到{n}身后',
          '{guard} blocks the way and roars while {c} hides behind {n}',
        ],
        `!路上站着{guard}。|路中间，站着{a guard}。
        !“不许过！”它大吼。|“谁也不许过！”它吼得地都抖。
        树叶都吓掉了。|{c}的{wear}都吓歪了。
        {c}躲到了{n}身后。
        “它的嘴好大呀。”
        声音像打雷：轰！`,
        `!There stood {guard}.|In the middle of the path stood {a guard}.
        !"Nobody passes!" it roared.|"Nobody gets past me!" it roared, and the ground shook.
        {c}'s {wear} blew off.|The roar blew the {wear} right off {c}.
        {c} hid behind {n}.
        "What a big mouth."
        It rolled like thunder. Boom!`,
      ),
      first: beat(
        'kneeling worried side | running worried',
        [
          '{n}和{c}悄悄从旁边绕，{guard}扭头看见',
          '{n} and {c} try to sneak past while {guard} turns its head',
        ],
        `!他们想悄悄绕过去。|他们低着头，想悄悄绕过去。
        !“看见你们啦！”|“我看见你们啦！”{guard}一吼。
        {c}踩到一根树枝：咔！|{c}偏偏踩到一根细枝：咔！
        “不是我。”{c}说。
        两人又退了回来。|两个又退回原来的地方。
        心跳得像小鼓。`,
        `!They tried to sneak past.|Very quietly they tried to sneak past.
        !"I see you!" it roared.|"I can see you both!" roared {guard}.
        {c} trod on a twig.|{c} had to tread on the only dry twig.
        "Not me," said {c}.
        Back they went.|So back they went to where they began.
        Their hearts went like drums.`,
      ),
      second: beat(
        'waving surprised | jumping surprised',
        ['{n}和{c}张嘴大吼，{guard}吼得更响', '{n} and {c} roar back, but {guard} roars louder'],
        `!他们也大吼：“啊呜！”|“那我们也吼！”他们张嘴：“啊呜！”
        !{guard}吼得更响了。|可{guard}吼得更响，像刮大风。
        {c}的声音劈了。|{c}吼到一半，变成一声“咪”。
        自己的耳朵先疼了。
        比谁响，比不过它。|比谁的声音响，怎么也比不过它。
        “{cry}……”{c}小声说。`,
        `!They roared too. Raaar!|"Then we'll roar too!" They opened wide. "Raaar!"
        !{guard} roared louder.|But {guard} roared louder, like a gale.
        {c}'s roar cracked.|Halfway, {c}'s roar turned into a squeak.
        Their own ears hurt.
        Louder was not better.|At being loud nobody could beat it.
        "{cry}," said {c}, very small.`,
      ),
      solve: beat(
        'standing proud three-quarter | standing curious',
        [
          '{n}站在{guard}面前平静地问话，{c}探出头',
          '{n} stands right before {guard} and speaks to it quietly while {c} peeps out',
        ],
        `!{n}走到它面前。|{n}深吸一口气，来到它面前。
        !“你是不是也怕？”|“你吼，是不是因为你也怕？”{n}问。
        {guard}不吼了。|{guard}张着嘴，吼不出来了。
        “我怕打雷。”它说。|“我……怕打雷，吼了就听不见。”
        {n}说：“雷走远啦。”
        !它让开了，还点点头。|{guard}让开路，还红着脸点点头。
        {c}这才捡起{wear}。`,
        `!{n} came up close.|{n} took a big breath and came up close.
        !"Are you scared too?"|"Do you roar because you're scared?" asked {n}.
        {guard} shut its mouth.|{guard} opened its mouth, and nothing came out.
        "Yes. Of thunder," it said.|"I roar so I can't hear the thunder," it said.
        "The storm's gone," said {n}.
        !It stepped aside, blushing.|{guard} turned pink and let them pass.
        {c} picked up its {wear}.`,
      ),
    },
  ],
}
