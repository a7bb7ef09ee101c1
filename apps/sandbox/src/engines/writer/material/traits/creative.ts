import { beat } from '../beat.ts'
import type { TraitMaterial } from '../challenge.ts'

export const creative: TraitMaterial = {
  habits: {
    zh: `{n}用纸盒做过车。|{n}用纸盒和瓶盖做过一辆会响的车。
    {n}会拿叶子做船。|在{n}手里，叶子会变成船。
    {n}口袋里有胶水。|{n}的口袋里有胶水和绳子。`,
    en: `{n} once built a box car.|{n} once built a car from boxes and bottle tops.
    {n} turned leaves into boats.|In {n}'s hands any leaf turned into a boat.
    {n} always carried glue.|{n}'s pockets held string, tape and glue.`,
  },
  touches: {
    zh: `{n}折了两顶叶子帽。|太阳晒，{n}用大叶子折了两顶帽子。
    {n}给棍子装铃铛。|{n}把棍子变成拐杖，还装上铃铛。
    {n}用草编小袋。|{n}拿长草编了个小口袋。`,
    en: `{n} folded two leaf hats.|It got hot, so {n} folded two leaf hats.
    {n} gave sticks a bell.|{n} made a walking stick with a bell on.
    {n} wove a bag from grass.`,
  },
  challenges: [
    {
      meet: beat(
        'standing worried | sitting worried',
        ['{n}和{c}停在{gap}边上', '{n} and {c} stop at the edge of {gap}'],
        `!前面是{gap}。|路到这儿断了，前面是{a gap}。
        !没有桥，也没有船。|左看右看，没有桥，也没有船。
        对面就是要去的路。|对面那条路，明明就在眼前。
        {c}伸脚试了试，缩回来。
        “好宽呀。”{c}说。`,
        `!Next came {gap}.|The path stopped short at {a gap}.
        !No bridge. No boat.|They looked left and right for a bridge or boat.
        The path went on beyond.|On the other side the path went on, as if nothing was wrong.
        {c} dipped a toe. Brr!
        "It's wide," said {c}.`,
      ),
      first: beat(
        'waving surprised | jumping surprised',
        ['{c}起跳想越过{gap}，{n}喊加油', '{c} leaps to get across {gap} while {n} cheers'],
        `!{c}要跳过去。|“看我的！”{c}退后十步，起跳。
        !扑通！只跳了一半。|扑通！正好跳了一半。
        {n}赶紧拉它上来。|{n}赶紧伸手，把它拉上来。
        {c}抖一抖，下了场雨。|{c}抖了抖身子，{n}也湿了。
        “差一点点。”{c}说。`,
        `!{c} took a great jump.|"Watch me!" {c} took ten steps back and jumped.
        !Splosh! Only halfway.|Splosh! It got exactly halfway.
        {n} pulled it back out.|{n} reached out and pulled it back.
        {c} shook. {n} got wet.|{c} shook itself, and now {n} was wet as well.
        "Nearly," said {c}.`,
      ),
      second: beat(
        'reaching worried | standing worried',
        ['{n}往{gap}里放石头铺路，石头沉了下去', '{n} drops stones into {gap}, but they sink'],
        `!他们扔石头铺路。|他们搬来石头，一块一块往里铺。
        !石头都沉下去了。|咕咚，咕咚，石头全沉不见了。
        {c}数：一，二，没了。
        再多的石头也不够。|天黑以前，再多的石头也铺不完。
        {n}看着一圈圈的纹。`,
        `!They threw in stones.|They fetched stones to make a path across.
        !All of them sank.|Glug, glug, every stone sank out of sight.
        {c} counted. One, two, none.
        They needed a mountain.|They would have needed a whole mountain of stones.
        {n} watched the rings spread.`,
      ),
      solve: beat(
        'kneeling proud | jumping happy',
        [
          '{n}用雨伞、绳子和木板做成小船，和{c}渡过{gap}',
          '{n} has made a ferry from an umbrella, a rope and boards and crosses {gap} with {c}',
        ],
        `!{n}把伞倒过来：是船！|{n}把雨伞倒过来看：“这不是船吗！”
        !绳子一拉，就过去了。|系上绳子，用木板当桨，慢慢划。
        {c}当船长，戴上纸帽。|{n}又折一顶纸帽，封{c}当船长。
        吱呀，吱呀，到了对岸。
        雨伞船漏了一点水。|船漏了一点水，{c}的{wear}当了拖把。
        “它叫无敌号。”{n}说。`,
        `!An umbrella made a boat.|{n} turned the umbrella over. "Isn't that a boat?"
        !A rope pulled it across.|With a rope to pull and a board to row, it went.
        {c} was captain.|{n} folded a paper hat and made {c} the captain.
        Creak, splash, and they landed.
        It leaked just a bit.|It leaked a bit, so the {wear} became a mop.
        "The Unsinkable," {n} named it.`,
      ),
    },
    {
      meet: beat(
        'pointing curious | standing curious',
        [
          '{n}指着{high}顶上的{small}，{c}抬头',
          '{n} points to {small} at the top of {high} and {c} looks up',
        ],
        `!{small}认得路。|能带路的{small}，在{high}顶上。
        !它坐太高，看不见。|那么高，它根本看不见他们。
        下面的人像芝麻。|从上面看，人大概像芝麻。
        {c}仰头，仰得翻倒了。
        “怎么叫它呢？”`,
        `!{small} knew the way.|{small} knew the way, but sat on top of {high}.
        !But it sat too high.|From so far up it could not see them.
        They must look like crumbs.|From there they must look like two crumbs.
        {c} looked up and fell over.
        "How do we call it?"`,
      ),
      first: beat(
        'waving happy | jumping happy',
        ['{n}和{c}在{high}下挥手', '{n} and {c} wave from the foot of {high}'],
        `!他们使劲挥手。|他们站在下面，使劲挥手。
        !它往别处看呢。|{small}偏偏望着另一边。
        {c}挥得像个大风车。|{c}两手一起挥，像个小风车。
        手都快挥掉了。
        一只蝴蝶也挥了挥翅膀。`,
        `!They waved and waved.|They stood below and waved with all their arms.
        !It looked elsewhere.|But {small} was looking the other way.
        {c} waved like a windmill.|{c} waved so hard that it took off a little.
        Their arms nearly came off.
        A butterfly waved back.`,
      ),
      second: beat(
        'waving surprised | standing worried',
        [
          '{n}和{c}朝{high}上面大喊，风吹走了声音',
          '{n} and {c} shout up {high} but the wind takes the sound',
        ],
        `!他们喊：“喂！”|“喂——在这里——”他们一起喊。
        !风把声音吹跑了。|风一来，把声音吹到了别处。
        {c}喊得嗓子冒烟。
        远处有人答：“不买！”|远处不知是谁答：“今天不买！”
        嗓子哑了，像老鸭子。`,
        `!They shouted, "Hello!"|"Hello! Down here!" they shouted together.
        !Wind took it away.|The wind came by and took the shout away.
        {c} shouted itself hoarse.
        "Not today!" said someone.|Far off somebody answered, "Not today, thanks!"
        Now they quacked like ducks.`,
      ),
      solve: beat(
        'reaching proud wide | flying happy',
        [
          '{n}用大叶子和绳子做的风筝飞了起来，{c}拉着线',
          '{n} flies a kite made of a big leaf and rope while {c} holds the string',
        ],
        `!{n}做了叶子风筝。|{n}看看大叶子，看看绳子，动起手来。
        !风筝飞到它面前了！|叶子风筝乘着风，飞到它面前了！
        {n}在上面画了个笑脸。
        “咦？”{small}低头看。|{small}顺着线低头看，看见了他们。
        它顺着线滑了下来。|它抱住线，哧溜一下滑了下来。
        {c}被风筝拉得踮起脚。
        !“我带你们走！”它说。`,
        `!{n} made a leaf kite.|{n} looked at a big leaf and some string. Aha!
        !Up it went, right there!|The leaf kite rode the wind straight up to it.
        It wore a painted grin.
        "Oh!" said {small}.|{small} followed the string down and saw two faces.
        Down the string it slid.|It hugged the string and slid down. Wheee!
        The kite lifted {c} slightly.
        !"I'll show you," it said.`,
      ),
    },
  ],
}
