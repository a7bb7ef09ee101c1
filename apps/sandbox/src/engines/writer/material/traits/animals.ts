import { beat } from '../beat.ts'
import type { TraitMaterial } from '../challenge.ts'

export const animals: TraitMaterial = {
  habits: {
    zh: `{n}听得懂猫叫。|{n}听得懂七种猫叫。
    小动物都爱跟着{n}。|出门走一圈，{n}身后总跟着几只鸭。
    {n}会给蚯蚓让路。`,
    en: `{n} knew seven cat words.|{n} could tell seven kinds of miaow apart.
    Ducks followed {n} about.|Wherever {n} went, a few ducks came after.
    {n} made way for worms.`,
  },
  touches: {
    zh: `{n}跟着飞鸟走。|{n}看看鸟飞，就知道往哪走。
    {n}认出兔子脚印。|{n}认出野兔的脚印，找到了近路。
    {n}和牛点点头。|{n}和一头牛互相点了点头。`,
    en: `{n} followed flying birds.|{n} watched where the birds flew and went that way.
    {n} knew the hare's prints.|{n} knew the hare's prints and found a short way.
    {n} nodded to a cow.|{n} nodded to a cow, and the cow nodded back.`,
  },
  challenges: [
    {
      meet: beat(
        'standing worried | standing worried',
        ['{guard}龇牙咧嘴挡在路上，{n}和{c}停步', '{guard} stands in the way, bristling, before {n} and {c}'],
        `!{guard}挡在路上。|{a guard}，挡在路当中。
        !谁来它就凶谁。|谁走近，它就对谁发凶。
        嘴里发出呼呼声。
        {c}退到三步远。|{c}退三步，又退三步，撞上了草。
        它一直歪着站。|奇怪，它一直歪着身子站。`,
        `!{guard} stood right there.|Right in the way stood {a guard}.
        !It snapped at everyone.|Whoever came near, it snapped and hissed.
        Hff, hff, it went.
        {c} backed away fast.|{c} went three steps back, then three more.
        It stood a bit crooked.|It was odd how crooked it stood.`,
      ),
      first: beat(
        'reaching worried | standing worried',
        [
          '{n}把食物放在{guard}面前，它不吃，{c}咽口水',
          '{n} sets food before {guard}, which will not eat while {c} swallows',
        ],
        `!{n}放下一块面包。|{n}放下一块面包，慢慢退开。
        !它闻也不闻。|它看了一眼，闻也不闻。
        “真香。”{c}咽口水。
        凶的时候，吃不下。|{n}想：不肯吃，一定有原因。
        面包引来了两只麻雀。`,
        `!{n} put down some bread.|{n} put down some bread and drew slowly back.
        !It would not eat.|It gave the bread one look and would not eat.
        "Smells good," sighed {c}.
        {n} wondered why.|"If it won't eat, something's the matter," {n} thought.
        Two sparrows took the bread.`,
      ),
      second: beat(
        'waving worried | jumping worried',
        [
          '{c}学{guard}的叫声，{guard}更凶了，{n}拉住{c}',
          '{c} copies the cry of {guard}, which grows fiercer, and {n} holds {c} back',
        ],
        `!{c}学它叫了一声。|“我会说它的话！”{c}学它叫了一声。
        !它更生气了！|那句话大概不好听，它更生气了！
        “你说了什么？”
        “我说它脸圆。”{c}说。
        {n}赶紧替它道歉。`,
        `!{c} copied its cry.|"I speak its language!" {c} copied its cry.
        !It got angrier!|That can't have been polite, for it got angrier!
        "What did you say?"
        "That it's round," said {c}.
        {n} quickly said sorry.`,
      ),
      solve: beat(
        'kneeling calm close | sitting curious',
        [
          '{n}低着身子，从{guard}脚底拔出一根刺，{c}拿着叶子',
          '{n} keeps low and draws a thorn from the foot of {guard} while {c} holds a leaf',
        ],
        `!{n}看它的脚，看懂了。|{n}不看它的嘴，只看它的脚。
        !脚底有根刺！|它总缩着一只脚，脚底有根刺！
        “疼吧？我轻轻的。”|“一定很疼。我轻轻的。”{n}放低声音。
        {n}慢慢伸手，不盯着看。|{n}侧着身，慢慢伸手，不盯它的眼。
        !嗖，刺出来了。
        它舔了舔{n}的手。|{guard}愣一下，舔了舔{n}的手。
        它还送他们走了一段。`,
        `!{n} watched its feet.|{n} did not watch its teeth, only its feet.
        !One foot had a thorn!|It kept one foot up, and there was a thorn in it!
        "That hurts. I'll be gentle."
        {n} moved slowly, eyes low.|{n} turned sideways and reached out very slowly.
        !Zip! Out it came.
        It licked {n}'s hand.|{guard} stood amazed, then licked {n}'s hand.
        It even walked with them.`,
      ),
    },
    {
      meet: beat(
        'standing worried | sitting worried',
        [
          '{gap}上没有桥，{n}和{c}望着对面的动物',
          'no bridge leads over {gap}, {n} and {c} look at animals beyond',
        ],
        `!{gap}上没有桥。|他们来到{gap}，上面没有桥。
        !动物们都在对面。|几只动物在对面，晒着太阳。
        它们知道怎么过来。|它们每天来来去去，一定有办法。
        {c}说它忘了带翅膀。
        水花溅到鼻子上。`,
        `!{gap} had no bridge.|They came to {gap}, and there was no bridge.
        !Animals sat across it.|On the other side some animals lay in the sun.
        They must know how.|They came and went each day, so they knew a way.
        "I left my wings," said {c}.
        Something splashed {c}'s nose.`,
      ),
      first: beat(
        'waving happy | jumping happy',
        ['{n}和{c}大喊，对面的动物吓得躲起来', '{n} and {c} shout and the animals beyond hide'],
        `!他们大喊：“帮帮忙！”|“帮帮我们！”他们又跳又喊。
        !动物们全躲起来了。|呼啦一下，动物们全躲起来了。
        只剩一条尾巴露着。|草丛里，只剩一条尾巴露着。
        {c}喊：“我看见你啦！”
        尾巴也不见了。`,
        `!"Help!" they shouted.|"Please help us!" they shouted and waved.
        !The animals all hid.|Whoosh, and all the animals were hiding.
        One tail still showed.|In the grass just one tail still showed.
        "I see you!" called {c}.
        Then the tail went too.`,
      ),
      second: beat(
        'reaching worried | running worried',
        ['{n}和{c}抛出{snack}，{snack}掉进{gap}', '{n} and {c} throw {snack}s that fall into {gap}'],
        `!他们扔过去{snack}。|“请你们吃！”他们扔过去一块{snack}。
        !扔短了，掉下去了。|扔短了，掉在半路上。
        {c}看得好心疼。|{c}看着{snack}沉下去，敬了个礼。
        扔了三块，都没到。
        草丛里，眼睛眨了眨。`,
        `!They threw a {snack}.|"Have some!" They threw a {snack} across.
        !It fell short.|It fell short and was gone.
        {c} was heartbroken.|{c} watched it sink and saluted.
        Three {snack}s, three misses.
        In the grass, eyes blinked.`,
      ),
      solve: beat(
        'sitting calm side | sitting happy',
        [
          '{n}安静坐着，一只鸟停在手上，动物们衔来长绳，{c}屏住气',
          '{n} sits quite still with a bird on one hand, animals bring a long rope and {c} holds its breath',
        ],
        `!{n}坐下，不出声。|{n}知道它们怕什么，坐下来不出声。
        !学鸟叫，轻轻的：啾。|手心朝上，轻轻学一声鸟叫：啾。
        一只鸟飞来了。|等了一会儿，一只鸟飞来停在手上。
        兔子来了，鹿也来了。|野兔来了，小鹿来了，水獭也来了。
        !它们拉来一根藤绳。|水獭咬着长藤游过来，拉成一座桥。
        {c}憋得脸都鼓了。
        {n}对每一位都说谢谢。`,
        `!{n} sat without a sound.|{n} knew what scared them and sat quite still.
        !Then, softly, "Tweet."|One palm up, {n} gave a soft bird call. "Tweet."
        A bird flew over.|After a while a bird came and sat on the hand.
        Then hares. Then a deer.|Then came a hare, a deer and a wet otter.
        !They brought a long rope.|The otter swam across with a vine, and there was a bridge.
        {c} nearly burst with quiet.
        {n} thanked every one.`,
      ),
    },
  ],
}
