import { beat, noun } from '../beat.ts'
import type { SettingMaterial } from '../setting.ts'

export const forest: SettingMaterial = {
  nouns: {
    goal: [
      noun('萤火坡', 'Firefly Hill'),
      noun('镜子湖', 'Mirror Pond'),
      noun('老橡树', 'Grandfather Oak'),
      noun('松果谷', 'Pinecone Dell'),
    ],
    guard: [
      noun('老蛤蟆|一只鼓着肚子的老蛤蟆', 'the toad|a puffed up old toad'),
      noun('大獾|一只板着脸的大獾', 'the badger|a stern old badger'),
      noun('野猪|一头气呼呼的野猪', 'the boar|a huffing wild boar'),
    ],
    small: [
      noun('小瓢虫|一只小瓢虫', 'the ladybird|a tiny ladybird'),
      noun('小蜗牛|一只小蜗牛', 'the snail|a small snail'),
      noun('小山雀|一只小山雀', 'the wren|a little wren'),
    ],
    gate: [
      noun('树门|橡树上的一扇圆门', 'the oak door|a round door in an oak'),
      noun('藤门|青藤编成的门', 'the vine gate|a gate woven of vines'),
    ],
    gap: [
      noun('小溪|一条急急的小溪', 'the brook|a fast little brook'),
      noun('泥沟|一条宽宽的泥沟', 'the ditch|a wide muddy ditch'),
    ],
    dark: [
      noun('树洞|黑乎乎的大树洞', 'the hollow|a deep dark hollow'),
      noun('黑林子|一片黑林子', 'the dark wood|a dark patch of wood'),
    ],
    high: [
      noun('大松树|最高的大松树', 'the pine|the tallest pine'),
      noun('白桦树|一棵细高的白桦树', 'the birch|a slim high birch'),
    ],
    heavy: [
      noun('大木头|一根倒下的大木头', 'the log|a great fallen log'),
      noun('大石头|一块长青苔的大石头', 'the stone|a big mossy stone'),
    ],
  },
  opens: [
    beat(
      'standing happy | sitting happy',
      [
        '{n}站在林边的木屋前，{c}坐在台阶上',
        '{n} stands outside a wooden house at the edge of a wood, {c} on the step',
      ],
      `!{n}住在森林边上。|{n}住在森林边上的小木屋里。
      推开窗就是树。|推开窗就是树，一棵挨着一棵。
      早晨的露水亮晶晶。|早晨的露水挂在蛛网上，亮晶晶的。
      啄木鸟在敲：笃笃笃。`,
      `!{n} lived beside the forest.|{n} lived in a wooden house beside the forest.
      Outside the window stood trees.|Outside the window stood trees, and behind them more trees.
      The dew shone.|Morning dew hung in the spider webs and shone.
      Tok, tok, went the woodpecker.`,
    ),
    beat(
      'kneeling curious | sitting curious',
      ['{n}在林间空地上捡松果，{c}在旁边看', '{n} picks up pinecones in a clearing and {c} watches'],
      `!{n}在林子里捡松果。|一大早，{n}就在林子里捡松果。
      一颗，两颗，三颗。
      阳光从树叶里漏下来。|阳光从树叶缝里漏下来，圆圆的像铜钱。
      地上又软又香。|脚下的松针又软又香。`,
      `!{n} was picking up pinecones.|Early that day {n} was picking up pinecones.
      One, two, three.
      Sun fell through the leaves.|Sun dripped through the leaves in round gold drops.
      The ground smelled sweet.|The pine needles were soft and smelled of honey.`,
    ),
  ],
  walks: [
    beat(
      'standing curious back | running happy',
      ['{n}和{c}穿过高高的蕨草', '{n} and {c} go through tall ferns'],
      `!蕨草比{c}还高。|蕨草长得比{c}还高，像一片绿海。
      哗啦，哗啦。
      一只蝴蝶给他们带路。|一只蓝蝴蝶飞在前面，好像在带路。
      {c}只露出两只耳朵。
      叶子上的水滴进脖子里。`,
      `!The ferns were very tall.|The ferns stood taller than {c}, like a green sea.
      Swish, swish.
      A butterfly flew in front.|A blue butterfly flew in front, as if it led them.
      Only {c}'s ears showed.
      A cold drop fell down one collar.`,
    ),
    beat(
      'pointing happy | jumping surprised',
      ['{n}指着一圈红蘑菇，{c}跳起来', '{n} points at a ring of red mushrooms and {c} jumps'],
      `!路边有一圈蘑菇。|路边有一圈蘑菇，红红的像小伞。
      {c}数到九就乱了。
      “不能吃哦。”{n}说。
      “我就闻闻。”{c}说。
      闻完打了三个喷嚏。`,
      `!They found a mushroom ring.|They found a ring of mushrooms like small red umbrellas.
      {c} counted nine, then muddled.
      "Not for eating," said {n}.
      "Just one sniff," said {c}.
      That sniff made three sneezes.`,
    ),
    beat(
      'standing calm side | sitting calm',
      ['{n}和{c}在溪边听水声', '{n} and {c} listen to the water by a stream'],
      `!他们在水边喝水。|他们在溪边停下，捧起水喝了一口。
      水凉得牙齿发抖。
      一条小鱼吐了个泡泡。|一条小鱼游过来，吐了个泡泡又走了。
      咕咚，咕咚。
      {c}的胡子滴着水。`,
      `!They stopped to drink.|They stopped by the water to drink.
      It was so cold.|The water was so cold it made their teeth buzz.
      A fish blew one bubble.|A small fish came, blew one bubble and left.
      Glug, glug.
      {c}'s chin dripped.`,
    ),
  ],
  senses: {
    zh: `树叶沙沙响。|风一来，满林子的树叶沙沙响。
    有松脂的香味。|空气里有松脂的香味，甜甜的。
    一颗橡果落下来：嗒！
    布谷鸟在远处叫。|布谷鸟在远处叫，叫一声停一停。
    青苔软得像毯子。
    一只松鼠探出头看。
    蚂蚁排着队赶路。|一队蚂蚁抬着半片叶子赶路。
    树影在地上晃。|树影在地上晃来晃去，像水里的鱼。
    有根树枝咔嚓断了。
    野莓酸酸甜甜的。|他们尝了颗野莓，酸得眯起眼。`,
    en: `Leaves whispered overhead.|A breeze came and all the leaves began to whisper.
    The air smelled of pine.|The air smelled of pine and a little of honey.
    An acorn dropped. Tock!
    A cuckoo called, far away.|A cuckoo called far away, stopped, and called again.
    The moss felt like carpet.
    A squirrel peeped out.|A squirrel peeped out and took notes.
    Ants marched by.|A line of ants marched by with half a leaf.
    Shadows swam on the ground.|Leaf shadows swam on the ground like slow fish.
    Somewhere a twig snapped.
    They tried one sour berry.|They tried one berry, so sour that it shut their eyes.`,
  },
}
