import { beat, noun } from '../beat.ts'
import type { Plot } from '../plot.ts'

export const animals: Plot[] = [
  {
    titles: { zh: '一颗温热的蛋|{n}送蛋回家', en: 'The Warm Blue Egg|{n} Carries an Egg' },
    thing: noun('鸟窝|蛋的窝', 'the nest|the nest of the egg'),
    want: beat(
      'kneeling curious close | sitting curious',
      ['{n}双手捧着一颗蓝色的蛋，{c}轻轻看', '{n} cups a blue egg in both hands and {c} looks softly'],
      `!路边有颗蓝色的蛋。|路边的软草里，有一颗蓝色的蛋。
      !它的窝在{goal}。|有羽毛的痕迹，通向{goal}。
      里面有声音：笃，笃。|贴着耳朵听，里面有声音：笃，笃。
      还是温热的呢。
      {c}围着它团成一圈。|{c}立刻围着它，团成一个圈。
      “送它回家！”{n}说。
      {n}把它裹在围巾里。|{n}用软布裹好，捧在胸口。`,
      `!A blue egg lay there.|In soft grass by the road lay a blue egg.
      !Its nest was at {goal}.|Fallen feathers showed the way to {goal}.
      Tap, tap, it said.|When they listened, something inside went tap, tap.
      It was still warm.
      {c} curled up around it.|{c} curled up around it like a living nest.
      "Take it home!" said {n}.
      {n} wrapped it in wool.`,
    ),
    gain: beat(
      'reaching happy | sitting happy',
      [
        '{n}把蓝色的蛋放进鸟窝，小鸟破壳，{c}看着',
        '{n} lays the blue egg into a nest, it hatches, and {c} watches',
      ],
      `!鸟窝就在{goal}。|{goal}的高处，有一个空空的鸟窝。
      !咔！小鸟出来了。|刚放好，咔的一声，小鸟出来了。
      它湿湿的，翘着一撮毛。|它湿漉漉的，头上翘着一撮毛。
      鸟妈妈扑棱棱飞回来。
      小鸟先看见{c}，叫妈妈。|小鸟看着{c}，开口叫：“妈妈！”
      {c}的脸红透了。
      {n}笑弯了腰。|{n}笑得眼泪都出来了。`,
      `!The nest was at {goal}.|High up at {goal} sat an empty nest.
      !Crack! Out came a chick.|In went the egg, and crack, out came a chick.
      Wet, with one tuft.|It was wet all over, with one tuft on top.
      Its mother flew back, calling.
      "Mama!" it told {c}.|It looked at {c} first and said, "Mama!"
      {c} blushed to the ears.
      {n} laughed until it hurt.`,
    ),
    end: {
      zh: `!小鸟也睡在窝里了。|高高的窝里，小鸟也睡着了。
      蛋壳像一顶小帽子。`,
      en: `!In its nest slept the chick.|High in its nest the chick was sleeping too.
      The shell made a tiny hat.`,
    },
  },
  {
    titles: { zh: '动物音乐会少一个|{n}和音乐会', en: 'One Short of a Band|{n} and the Animal Band' },
    thing: noun('老鼓手|失踪的老鼓手', 'the drummer|a missing drummer'),
    want: beat(
      'standing worried | sitting worried',
      [
        '{n}和一群动物站在小舞台前，{c}举着喇叭',
        '{n} and a few animals stand before a small stage, {c} among them',
      ],
      `!今晚有动物音乐会。|今晚，动物们要开音乐会。
      !鼓手躲在{goal}。|可是打鼓的鼹鼠，一个人躲在{goal}。
      它说它不来了。|它留了话：“我不来了，别找。”
      没有鼓，歌就散了。|没有鼓，歌走着走着就散了。
      青蛙唱快，乌龟唱慢。
      {c}敲了敲碗，不太像。
      “我去请它。”{n}说。`,
      `!The animals planned a concert.|Tonight the animals were giving a concert.
      !Their drummer hid at {goal}.|But the mole who drummed was hiding at {goal}.
      "Not coming," said its note.
      No drum, no tune.|With no drum, every song fell to pieces.
      Frog was fast. Turtle was slow.
      {c} tapped a bowl. Hopeless.
      "I'll fetch it," said {n}.`,
    ),
    gain: beat(
      'sitting calm | hugging happy',
      [
        '{n}坐在鼹鼠旁边，鼓放在中间，{c}靠着',
        '{n} sits by a mole with a drum between them and {c} leans in',
      ],
      `!鼹鼠缩在鼓后面。|在{goal}，鼹鼠缩在鼓后面。
      !“我怕敲错。”它说。|“人好多，我怕敲错。”它小声说。
      “错了我陪你错。”|“要错，我陪你一起错。”{n}说。
      {n}敲了下自己的膝盖。
      咚——嗒。咚——嗒。
      鼹鼠的脚动了动。|鼹鼠听着，脚先动了，手也动了。
      {c}故意敲错，大家都笑。`,
      `!The mole sat by the drum.|At {goal} the mole sat hidden behind the drum.
      !"I may go wrong," it said.|"All those ears! I may go wrong," it whispered.
      "I'll go wrong with you."|"Then I'll go wrong with you," said {n}.
      {n} tapped one knee.
      Boom, tap. Boom, tap.
      The mole's foot moved.|First the mole's foot moved, and then its paws.
      {c} went wrong on purpose.`,
    ),
    end: {
      zh: `!音乐会开到很晚。|那晚的音乐会，开到月亮打哈欠。
      咚——嗒，轻轻收了尾。`,
      en: `!The concert ran very late.|The concert went on until the moon yawned.
      Boom, tap, and it ended.`,
    },
  },
  {
    titles: { zh: '{c}的过冬粮|一颗会走的坚果', en: 'The Nuts That Walked|{n} and the Winter Store' },
    thing: noun('坚果|过冬的坚果', 'the nuts|the winter nuts'),
    want: beat(
      'kneeling surprised | sitting surprised',
      [
        '{n}和{c}看着空空的篮子和一串小脚印',
        '{n} and {c} look at an empty basket and a trail of tiny prints',
      ],
      `!过冬的坚果不见了。|一夜之间，过冬的坚果全不见了。
      !小脚印通向{goal}。|一串芝麻大的脚印，通向{goal}。
      篮子底只剩一个壳。|篮子底，只剩一个空壳。
      {c}数了三遍：零。|{c}数了三遍，三遍都是零。
      “谁干的？”{c}鼓起脸。
      “问问才知道。”{n}说。
      脚印很浅，走得很累。|{n}说，脚印这么浅，它一定很小。`,
      `!The winter nuts were gone.|Overnight all the winter nuts were gone.
      !Tiny prints led to {goal}.|Tiny prints, small as sesame, led to {goal}.
      One empty shell was left.
      {c} counted three times. None.|{c} counted three times and always got none.
      "Who did it?"|"Who did it?" asked {c}, cheeks puffed out.
      "We'll ask," said {n}.
      The prints looked small and tired.`,
    ),
    gain: beat(
      'kneeling happy | sitting happy',
      ['{n}和{c}同一窝小睡鼠分坚果', '{n} and {c} share nuts with a nest of little dormice'],
      `!坚果都在{goal}。|到了{goal}，坚果堆得整整齐齐。
      !旁边有七只小睡鼠。|旁边挤着七只瘦瘦的小睡鼠。
      “我们以为没人要。”
      它们的窝被水冲走了。|大水冲走了它们的窝和粮食。
      {c}不鼓脸了。|{c}的脸一点点瘪下去，不鼓了。
      “分着吃吧。”{c}说。
      一颗给你，一颗给我。`,
      `!The nuts were at {goal}.|At {goal} the nuts stood in tidy heaps.
      !Seven dormice sat there.|Beside them sat seven thin little dormice.
      "We thought nobody wanted them."
      Water had taken their nest.|The rain had washed away their nest and all their food.
      {c} stopped puffing.|{c}'s cheeks went slowly down.
      "Let's share," said {c}.
      One for you. One for me.`,
    ),
    end: {
      zh: `!这个冬天有伴了。|这个冬天，粮食少一半，伴多七个。
      梦里有人嚼坚果：咔嚓。`,
      en: `!Winter would have company.|Winter would have fewer nuts and seven more friends.
      Somewhere, someone dreamed and crunched.`,
    },
  },
]
