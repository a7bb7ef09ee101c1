import { beat } from '../beat.ts'
import type { TraitMaterial } from '../challenge.ts'

export const artistic: TraitMaterial = {
  habits: {
    zh: `{n}的手上总有颜料。|{n}的手指上，总有一点蓝颜料。
    {n}会在雾气上画鱼。
    {n}给云画过像。|每一朵云，{n}都给画过像。`,
    en: `{n} had paint on every finger.
    {n} drew fish on steamy glass.|{n} drew fish on every steamed up window.
    {n} had drawn every cloud.|There was hardly a cloud {n} had not drawn.`,
  },
  touches: {
    zh: `{n}看见七种绿。|{n}看了看，数出七种绿。
    {n}在石上画记号。|每到拐弯，{n}在石头上画个记号。
    {n}画了片叶子。|{n}停下来，画了一片叶子。`,
    en: `{n} saw seven greens.|{n} looked about and counted seven kinds of green.
    {n} drew a mark on stones.|At every bend {n} drew a mark upon a stone.
    {n} stopped to draw a leaf.`,
  },
  challenges: [
    {
      meet: beat(
        'standing curious | standing curious',
        ['{gate}上的画褪了色，{n}和{c}仰头看', 'the painting on {gate} has faded, {n} and {c} look up at it'],
        `!{gate}上有幅旧画。|{gate}上，有一幅褪了色的画。
        !门忘了自己是谁。|“我忘了自己是什么门。”门叹气。
        “忘了，就开不了。”|“想不起来，就开不了。”它说。
        {c}说是画了个土豆。
        一只蜗牛爬过画的鼻子。`,
        `!{gate} was painted once.|On {gate} there was a painting, all faded.
        !{gate} forgot itself.|"I forget what door I am," it sighed.
        "So I can't open."|"Until I remember, I can't open," it said.
        "A potato?" said {c}.|{c} thought it was a picture of a potato.
        A snail crossed its nose.`,
      ),
      first: beat(
        'reaching worried | standing happy',
        ['{n}敲门对{gate}报名字，{c}在旁边', '{n} tells {gate} names and {c} helps'],
        `!“你是前门？”“不是。”|“你是前门吗？”“好像不是。”
        !“后门？”“也不是。”|“后门？旁门？”门都说不是。
        “你是{snack}门！”{c}说。
        “听着好，可惜不是。”|“听着真好，可惜不是。”门说。
        猜了二十个，门都困了。`,
        `!"A front door?" "No."|"Are you the front door?" "I don't feel like it."
        !"A back door?" "No."|"Back door? Side door?" No, and no again.
        "A {snack} door!" said {c}.
        "Sadly not," it said.|"How I wish I were," said {gate}.
        After twenty names it yawned.`,
      ),
      second: beat(
        'reaching curious | sitting curious',
        ['{n}用水擦{gate}上的画，颜色更淡了', '{n} washes the painting on {gate} and it fades even more'],
        `!{n}用水擦了擦。|“也许是脏了。”{n}用水轻轻擦。
        !颜色更淡了！|糟糕，颜色反而更淡了！
        只剩一道弯弯的线。|只剩一道弯弯的线，像个笑。
        “痒。”门说。
        {c}擦的那块成了泥脸。`,
        `!{n} washed it.|"Perhaps it's only dirty." {n} washed it gently.
        !It got even paler!|Oh dear! The colours got even paler.
        One curved line was left.|One curved line was left, like half a smile.
        "That tickles," said {gate}.
        {c}'s bit was mostly mud.`,
      ),
      solve: beat(
        'reaching proud close | sitting happy',
        [
          '{n}用画笔给{gate}画上太阳和鸟，{c}举着颜料',
          '{n} paints a sun and birds on {gate} with a brush and {c} holds the colours',
        ],
        `!{n}拿出了画笔。|{n}看着那道弯线，拿出了画笔。
        !“是太阳的边！”|“这是太阳的边！”一笔，接上了。
        花汁是红，泥是棕。|莓果汁当红，泥巴当棕，草汁当绿。
        太阳，云，两只鸟。|一个太阳，一朵云，两只胖胖的鸟。
        “我是日出门！”它喊。|“想起来了！我是日出门！”门喊。
        !它亮亮地打开了。|它哗地打开，光照了一地。
        {c}在角上画了{snack}。`,
        `!{n} took out a brush.|{n} studied the curve and took out a paint brush.
        !"It's a sun's edge!"|"That's the edge of a sun!" One stroke, and it joined.
        Berries made red. Mud, brown.|Berry juice gave the red, and mud the brown.
        Sun, cloud, two birds.|A sun, one cloud, and two rather fat birds.
        "I'm the Sunrise Door!"|"Now I know! I'm the Sunrise Door!" it cried.
        !It opened, full of light.
        {c} added one small {snack}.`,
      ),
    },
    {
      meet: beat(
        'kneeling curious | sitting curious',
        [
          '{n}和{c}向{small}问路，它说着听不懂的话',
          '{n} and {c} ask {small} the way, and it speaks a strange tongue',
        ],
        `!只有{small}认得路。|这里的路，只有{small}认得。
        !它说的话听不懂。|可是它说的话，一句也听不懂。
        “叽里咕噜，噗！”
        {c}说它也会：“噗！”|“我会！”{c}说，“噗！噗噗！”
        它们俩聊得挺高兴。`,
        `!{small} knew the way.|Only {small} knew the way from here.
        !Its words were strange.|But nobody could understand a word it said.
        "Wibble, wobble, pip!"
        "Pip!" answered {c}.|"I can do that," said {c}. "Pip! Pip, pip!"
        They had a lovely chat.`,
      ),
      first: beat(
        'waving worried | standing worried',
        ['{n}慢慢大声地说话，{small}歪着头', '{n} speaks slowly and loudly and {small} tilts its head'],
        `!{n}说得很慢很慢。|{n}一个字一个字，说得很慢。
        !它歪着头，不明白。|{small}歪歪头，还是不明白。
        说大声点？吓它一跳。|再说大声点？倒把它吓了一跳。
        “噗？”它问。
        {c}说：“它问有{snack}吗。”`,
        `!{n} spoke very slowly.|{n} said it slowly, one word at a time.
        !It tilted its head.|{small} tilted its head and did not understand.
        Louder? That startled it.|Louder was no better, for it only gave a jump.
        "Pip?" it asked.
        "It wants {snack}s," said {c}.`,
      ),
      second: beat(
        'pointing worried | jumping happy',
        ['{n}和{c}用手比划，{small}也学着比划', '{n} and {c} gesture and {small} copies them'],
        `!他们用手比划。|“用手比划试试！”他们指东指西。
        !它以为在跳舞。|{small}以为在跳舞，跟着扭起来。
        扭得还挺好看。
        {c}忘了要问什么了。|{c}扭着扭着，忘了要问什么。
        “好玩，可是不对。”`,
        `!They used their hands.|"Let's use our hands!" They pointed here and there.
        !It thought they danced.|{small} took it for a dance and joined in.
        It danced rather well.
        {c} forgot the question.|{c} danced so long that it forgot the question.
        "Fun, but no," said {n}.`,
      ),
      solve: beat(
        'kneeling proud above | sitting curious',
        [
          '{n}在地上画画，{small}添上箭头，{c}看着',
          '{n} draws a picture on the ground, {small} adds arrows and {c} watches',
        ],
        `!{n}在地上画起来。|{n}拿根小棍，在地上画起来。
        !画上人，画上{goal}。|先画两个小人，再画{goal}，中间留空。
        {small}“哦”了一声！|{small}看了看，“噗！”地拍起手来。
        !它接着画了一条路。|它接过小棍，在中间画了一条弯路。
        绕过石头，穿过花。
        谁都看得懂画。|原来画儿，谁都看得懂。
        {c}的耳朵画得真大。`,
        `!{n} drew on the ground.|{n} took a stick and drew on the ground.
        !Two friends. {goal}. A gap.|First two friends, then {goal}, and nothing between.
        "Pip!" It understood!|{small} looked, and clapped. "Pip, pip!"
        !It drew in the path.|It took the stick and drew a bendy path between.
        Past a stone. Through flowers.
        Everybody can read pictures.
        {c}'s ears came out huge.`,
      ),
    },
  ],
}
