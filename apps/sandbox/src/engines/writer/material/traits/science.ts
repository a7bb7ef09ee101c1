import { beat } from '../beat.ts'
import type { TraitMaterial } from '../challenge.ts'

export const science: TraitMaterial = {
  habits: {
    zh: `{n}有个放大镜。|{n}有个放大镜，睡觉也放在枕边。
    {n}爱做小实验。|{n}把勺子排成了太阳系。
    {n}爱说：“试试就知道。”`,
    en: `{n} had a magnifying glass.|{n} slept with a magnifying glass close by.
    {n} built planets from spoons.
    "Let's test it," {n} often said.`,
  },
  touches: {
    zh: `{n}量了量，水很浅。|{n}用棍子量了量，水浅，能过。
    {n}记下了云的样子。
    {n}先试了试路。|{n}先试好，再叫{c}过来。`,
    en: `{n} measured the puddle first.|{n} measured the water with a stick before they crossed.
    {n} noted down the clouds.
    {n} tested first, then waved.|{n} tested the ground first and then waved {c} on.`,
  },
  challenges: [
    {
      meet: beat(
        'kneeling curious | sitting curious',
        [
          '{gate}的钥匙掉在一根细管子里，{n}和{c}往里看',
          'the key to {gate} lies deep in a thin pipe, {n} and {c} look in',
        ],
        `!钥匙在细洞里。|{gate}的钥匙，掉进一个细洞里。
        !洞又深又窄。|洞又深又窄，只有一根手指宽。
        看得见，拿不着。|看得见钥匙亮亮的，就是拿不着。
        {c}朝洞里喊：“出来！”
        钥匙拴着一块软木。`,
        `!The key was down there.|The key to {gate} had dropped into a thin hole.
        !The hole was deep.|The hole was deep and only one finger wide.
        They saw it. No use.|They could see it gleam, but they could not reach it.
        "Come out!" {c} told it.
        It was tied to cork.`,
      ),
      first: beat(
        'reaching worried | standing worried',
        [
          '{n}把手伸向细洞，够不着，{c}看着',
          '{n} tries to reach into the thin hole and cannot while {c} watches',
        ],
        `!{n}伸手去够。|{n}伸进一根手指，够呀够。
        !差好多好多。|钥匙还差一大截，一点也碰不着。
        {c}把鼻子塞进去。|{c}把鼻子塞进去，差点拔不出来。
        啵！拔出来了。
        鼻子上印了个圈。`,
        `!{n} reached in.|{n} put in one finger and reached and reached.
        !It was much too short.|The key was still a long way down.
        {c} tried its nose.|{c} tried its nose, and nearly lost it there.
        Pop! Out it came.
        Now its nose wore a ring.`,
      ),
      second: beat(
        'kneeling worried | sitting worried',
        ['{n}用小棍往洞里掏，棍子断了', '{n} pokes a twig into the hole and it breaks while {c} sighs'],
        `!{n}用小棍去挑。|“用棍子！”{n}找来一根细棍。
        !咔，棍子断了。|眼看挑起来了，咔，棍子断了。
        现在洞里有两样东西。
        {c}钓鱼似的放下{wear}。|{c}放下{wear}一角，想钓它上来。
        什么也没钓到。`,
        `!{n} used a twig.|"A twig, then!" {n} found a thin one.
        !Snap! It broke.|The key was rising, and snap, the twig broke.
        Now two things lay down there.
        {c} went fishing with its {wear}.
        It caught nothing at all.`,
      ),
      solve: beat(
        'kneeling proud close | jumping happy',
        [
          '{n}用水壶往洞里倒水，钥匙浮了上来，{c}跳起来',
          '{n} pours water from a bottle into the hole, the key floats up and {c} jumps',
        ],
        `!{n}看见了软木。|{n}看见钥匙上的软木，眼睛一亮。
        !“软木会浮！倒水！”|“软木会浮在水上。往里倒水！”
        咕嘟，咕嘟，水满了。|咕嘟咕嘟，水一点一点涨上来。
        !钥匙自己上来了！|钥匙晃晃悠悠，自己浮上来了！
        “水比手指长。”{n}说。
        咔嗒，{gate}开了。|钥匙一转，咔嗒，{gate}开了。
        {c}说它早想到喝水了。`,
        `!{n} noticed the cork.|{n} noticed the cork on the key. Aha!
        !"Cork floats! Add water!"|"Cork floats. Let's pour in some water!"
        Glug, glug, it filled.|Glug, glug, the water rose bit by bit.
        !Up came the key!|The key came bobbing up all by itself!
        "Water's longer than fingers."
        Click! {gate} opened.|One turn, click, and {gate} was open.
        {c} had thought of drinking.`,
      ),
    },
    {
      meet: beat(
        'standing worried | standing worried',
        [
          '{dark}里一片漆黑，只有远处洞口有一束阳光，{n}和{c}停下',
          '{dark} is pitch black but for one sunbeam at the entrance, {n} and {c} stop',
        ],
        `!要穿过{dark}。|往前去，得穿过{a dark}。
        !里面弯弯的，没光。|里面拐了三个弯，一点光也没有。
        阳光只照到门口。|阳光只照到入口，就不肯进去了。
        {c}叫阳光：“进来呀！”
        阳光不会拐弯。`,
        `!{dark} lay ahead.|The way led on through {a dark}.
        !It bent. No light.|It bent three times, and no light came round the bends.
        Sun stopped at the entrance.|Sunshine came to the entrance and not one step further.
        "Come in!" {c} told it.
        Light won't turn corners.`,
      ),
      first: beat(
        'reaching curious | running happy',
        ['{n}和{c}想用手捧阳光进去', '{n} and {c} cup sunlight in their hands to carry it in'],
        `!{c}用手捧阳光。|“捧一把进去！”{c}捧起阳光。
        !一转身，手里空了。|一转身，手里什么也没有了。
        装进帽子，也没有。|装进帽子里，盖住，还是没有。
        “漏了。”{c}说。
        {n}觉得这很有意思。`,
        `!{c} scooped up sunshine.|"Let's carry some in!" {c} scooped up sunshine.
        !It turned. All gone.|It turned round, and its hands were empty.
        Hats would not hold it.|They tried a hat with a lid, but it was gone too.
        "It leaked," said {c}.
        {n} found that very interesting.`,
      ),
      second: beat(
        'reaching worried side | hugging worried',
        ['{n}和{c}在黑暗里走几步就碰了壁', '{n} and {c} bump into a wall a few steps into the dark'],
        `!他们摸黑试了试。|“那就摸黑走。”他们试了试。
        !第一个弯就撞上了。|咚，第一个弯就撞上了墙。
        {c}跟墙说了对不起。
        退回来，眼前冒星星。|退出来时，{c}眼前全是小星星。
        “星星也不够亮。”`,
        `!They tried in the dark.|"In the dark, then." And they tried.
        !Bump, at bend one.|Bump! They met the wall at the very first bend.
        {c} told the wall sorry.
        {c} came out seeing stars.
        "Not bright enough," it said.`,
      ),
      solve: beat(
        'reaching proud | standing surprised',
        [
          '{n}用擦亮的盒盖把阳光反射进{dark}，{c}举着另一个盖子',
          '{n} uses a shiny lid to throw sunlight into {dark} and {c} holds another lid',
        ],
        `!{n}擦亮了饭盒盖。|{n}想了想，把饭盒盖擦得亮亮的。
        !光碰到盖子，拐弯了！|一照，光碰到盖子，真的拐弯了！
        一个弯，放一个盖子。|三个弯，用了三个亮亮的盖子。
        !里面亮得像早晨。|一束光跳进去，里面亮得像早晨。
        墙上满是小水晶。|原来墙上长满了小水晶，闪个不停。
        {c}举着盖子，不敢眨眼。
        “试试就知道。”{n}说。`,
        `!{n} polished a tin lid.|{n} thought about it and polished the lunch tin lid.
        !Light hit it and turned!|The light hit the lid, and it turned the corner!
        One lid for each bend.|For three bends they used three shiny lids.
        !Inside it looked like morning.
        Crystals twinkled on the walls.|And all the walls turned out to be full of crystals.
        {c} held one, not blinking.
        "You only have to test," said {n}.`,
      ),
    },
  ],
}
