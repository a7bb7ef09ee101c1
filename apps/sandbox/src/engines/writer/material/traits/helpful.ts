import { beat } from '../beat.ts'
import type { TraitMaterial } from '../challenge.ts'

export const helpful: TraitMaterial = {
  habits: {
    zh: `{n}爱帮人提篮子。|谁的篮子重，{n}就去提一边。
    {n}常帮爷爷找眼镜。|这星期，{n}帮爷爷找过七次眼镜。
    “我来帮忙！”{n}常说。`,
    en: `{n} liked carrying baskets.|If a basket was heavy, {n} took one handle.
    {n} found Grandpa's glasses daily.|{n} had found Grandpa's glasses seven times this week.
    "I'll help!" {n} often said.`,
  },
  touches: {
    zh: `{n}帮甲虫翻了个身。|一只甲虫四脚朝天，{n}帮它翻了身。
    {n}顺手扶起了路牌。|路牌倒了，{n}顺手把它扶起来。
    {n}替{c}背了包。|{c}走累了，{n}替它背了包。`,
    en: `{n} turned a beetle over.|A beetle lay on its back, and {n} turned it over.
    {n} set a signpost straight.|A signpost had fallen, and {n} set it straight.
    {n} carried {c}'s bag.|{c} was tired, so {n} took its bag.`,
  },
  challenges: [
    {
      meet: beat(
        'kneeling curious above | sitting curious',
        [
          '一长队蚂蚁搬家，塞满了路，{n}和{c}停下来',
          'a long line of ants moving house fills the path before {n} and {c}',
        ],
        `!蚂蚁搬家，路满了。|一大队蚂蚁在搬家，把路占满了。
        !没有地方下脚。|密密麻麻，一个脚印的空也没有。
        有的扛床，有的扛锅。|有的扛着床，有的扛着小锅。
        “对不起，很急！”|“对不起，要下雨了，很急！”队长喊。
        {c}缩起了一只脚。`,
        `!Ants filled the path.|A thousand ants were moving house, right across the path.
        !No room to pass.|There was not one free spot to pass.
        Some carried beds and pots.|Some carried beds, and some carried very small pots.
        "Sorry! Hurry!" they said.|"Sorry! Rain is coming!" called their captain.
        {c} stood on one foot.`,
      ),
      first: beat(
        'sitting worried | sitting worried',
        ['{n}和{c}在路边等蚂蚁队，队伍没有尽头', '{n} and {c} wait beside an endless line of ants'],
        `!他们坐下来等。|“等它们走完吧。”他们坐下来等。
        !队伍没有头。|队伍弯弯曲曲，看不到头。
        {c}数到八百，又忘了。|{c}数到八百，打个嗝，全忘了。
        老奶奶蚂蚁走得很慢。
        云越来越厚了。`,
        `!They sat and waited.|"Let's wait till they're done." So they sat down.
        !The line never ended.|The line went on and on with no end in sight.
        {c} counted, then forgot.|{c} counted to eight hundred, hiccuped and forgot.
        Granny ant was very slow.
        The clouds grew thicker.`,
      ),
      second: beat(
        'standing worried | jumping worried',
        ['{c}单脚跳着找空隙，{n}担心地看', '{c} hops on one foot looking for a gap while {n} worries'],
        `!{c}踮脚找空地。|{c}踮起一只脚，想找空地跳过去。
        !差点踩到小锅！|“小心！”差一点踩到一口小锅！
        蚂蚁吓得乱成一团。|蚂蚁们吓得乱成一团，队更长了。
        {c}一动也不敢动。
        “对不起。”{c}说。`,
        `!{c} hopped for a gap.|{c} went on one toe to find a gap.
        !It nearly squashed pots!|"Careful!" It nearly came down on a pot!
        The ants got muddled.|The ants ran about, and the line grew longer.
        {c} dared not move.
        "Sorry," said {c}.`,
      ),
      solve: beat(
        'kneeling happy close | sitting happy',
        [
          '{n}用篮子帮蚂蚁搬家，{c}捧着小锅',
          '{n} carries the ants and their things in a basket and {c} holds tiny pots',
        ],
        `!“我来帮你们搬！”|“都放进来，我帮你们搬！”{n}拿出篮子。
        !一篮子，全搬完了。|床啊锅啊，一篮子就全搬完了。
        {c}专门管小锅。|{c}专门管小锅，一口也没摔。
        老奶奶坐在饭团上。|老奶奶蚂蚁坐在饭团上，直夸稳当。
        !蚂蚁排成一个箭头。|蚂蚁排成一个箭头，指出了近路。
        最后一滴雨才落下来。`,
        `!"Hop in!" said {n}.|"Put it all in here!" said {n} with the basket.
        !One basket took everything.|Beds and pots and all, one basket took the lot.
        {c} held the pots.|{c} was in charge of pots and dropped none.
        Granny rode on top.|Granny ant rode on a bun and praised the ride.
        !The ants made an arrow.|The ants lined up in an arrow to show a short cut.
        Only then came one raindrop.`,
      ),
    },
    {
      meet: beat(
        'standing curious | standing curious',
        [
          '{guard}在{gate}前对着一大堆苹果发愁',
          '{guard} frets over a huge heap of apples in front of {gate}',
        ],
        `!{guard}管着{gate}。|管{gate}的是{a guard}。
        !“没空！我在分苹果！”|“没空开门！苹果还没分完！”它说。
        苹果堆得像座山。|红的青的，苹果堆得像座小山。
        它急得满头是汗。
        骨碌碌，又滚跑一个。`,
        `!{guard} kept the door.|The keeper of {gate} was {a guard}.
        !"Too busy! Apples!" it said.|"No time to open! All these apples!" it cried.
        They stood hill high.|Red and green, the apples stood in a heap like a hill.
        It was hot and bothered.
        Bump! Another rolled off.`,
      ),
      first: beat(
        'waving worried | standing happy',
        ['{n}问{guard}能不能先开门，它头也不抬', '{n} asks {guard} to open first, but it does not look up'],
        `!“能先开门吗？”|“能先给我们开门吗？”{n}问。
        !“分完再说。”|“分完再说。”{guard}头也不抬。
        它边说边数错了。|一说话，它又数错了。
        “都怪你们，重来！”
        {c}悄悄吐了吐舌头。`,
        `!"Could you open first?"|"Could you open up first, please?" asked {n}.
        !"Apples first," it said.|"Apples first," said {guard}, not looking up.
        It lost count.|Talking had made it lose count.
        "Now I must start again!"
        {c} put its tongue out, slightly.`,
      ),
      second: beat(
        'waving worried | jumping worried',
        ['{c}催{guard}快一点，苹果倒了下来', '{c} hurries {guard} along and the apples tumble down'],
        `!{c}催它：“快点快点！”|“快点，快点，快点！”{c}催了起来。
        !哗啦！苹果全倒了。|它一慌，哗啦，苹果全倒了。
        红的青的滚一地。|红的青的混在一起，滚了一地。
        “完了。”它坐下来。|“这下分到明年了。”它坐了下来。
        {c}的脸比苹果还红。`,
        `!"Hurry!" said {c}.|"Hurry, hurry, hurry!" said {c}.
        !Crash! Down they came.|It jumped, and crash, down came all the apples.
        They rolled everywhere.|Red and green, they rolled about in every direction.
        "Oh no," it sighed.|"This will take till next year," it sighed.
        {c} went redder than apples.`,
      ),
      solve: beat(
        'reaching happy | running happy',
        [
          '{n}和{c}帮{guard}把红苹果和青苹果分进两只篮子',
          '{n} and {c} help {guard} sort red and green apples into two baskets',
        ],
        `!{n}卷起袖子：“一起分！”|{n}卷起袖子：“别急，我们一起分。”
        !红的一边，青的一边。|红的放一边，青的放一边，破的留下。
        {c}追跑掉的苹果。|{c}专追跑掉的，追回十一个。
        嗒，嗒，嗒，真快。|三个人一排，嗒嗒嗒，真快。
        !门一下就开了。|最后一个放好，{guard}拉开了门。
        “给你们路上吃。”`,
        `!"Let's all sort!" said {n}.|{n} rolled up both sleeves. "Let's do it together."
        !Red here. Green there.|Red ones here, green ones there, bruised ones aside.
        {c} caught the runaways.|{c} chased the runaways and caught eleven.
        Plop, plop, how quick!|Three in a row, plop, plop, it went like lightning.
        !Then the door opened.|The last one in, {guard} pulled the door wide.
        "And two for the road."`,
      ),
    },
  ],
}
