import { beat, noun } from '../beat.ts'
import type { SettingMaterial } from '../setting.ts'

export const ocean: SettingMaterial = {
  nouns: {
    goal: [
      noun('白灯塔', 'the Lighthouse'),
      noun('贝壳湾', 'Shell Bay'),
      noun('海豚礁', 'Dolphin Rock'),
      noun('海鹦岛', 'Puffin Island'),
    ],
    guard: [
      noun('大螃蟹|一只举着钳子的大螃蟹', 'the crab|a crab with raised claws'),
      noun('老海象|一头大胡子老海象', 'the walrus|an old whiskery walrus'),
      noun('鹈鹕|一只大嘴巴鹈鹕', 'the pelican|a pelican with a huge beak'),
    ],
    small: [
      noun('小海鹦|一只小海鹦', 'the puffin|a young puffin'),
      noun('寄居蟹|一只小寄居蟹', 'the hermit crab|a small hermit crab'),
      noun('小海鸥|一只小海鸥', 'the gull|a fluffy young gull'),
    ],
    gate: [
      noun('船门|旧船上的一扇门', "the ship's door|the door of an old ship"),
      noun('石门|礁石中间的一道门', 'the rock gate|a gate between two rocks'),
    ],
    gap: [
      noun('水沟|涨满潮水的水沟', 'the channel|a channel full of tide'),
      noun('浅湾|一片浅浅的海湾', 'the inlet|a shallow inlet'),
    ],
    dark: [
      noun('海洞|一个黑黑的海洞', 'the sea cave|a dark sea cave'),
      noun('船舱|旧船黑黑的船舱', 'the hold|the dark hold of a ship'),
    ],
    high: [
      noun('桅杆|高高的桅杆', 'the mast|a very tall mast'),
      noun('海崖|高高的海崖', 'the cliff|a high white cliff'),
    ],
    heavy: [
      noun('大铁锚|一只生锈的大铁锚', 'the anchor|a rusty great anchor'),
      noun('旧船板|一块湿透的旧船板', 'the plank|a soaked old ship plank'),
    ],
  },
  opens: [
    beat(
      'standing happy | running happy',
      ['{n}在海边的沙滩上，{c}追着浪花跑', '{n} is on a beach while {c} runs after the foam'],
      `!{n}住在大海边。|{n}住在大海边一间蓝房子里。
      浪花说：哗！哗！
      风是咸咸的。|风是咸的，吹得门帘一鼓一鼓。
      沙子里有亮亮的贝壳。|夜里的潮水，在沙上留下亮亮的贝壳。`,
      `!{n} lived beside the sea.|{n} lived in a blue house beside the sea.
      Hush, hush, said the waves.
      The wind tasted salty.|The wind tasted salty and puffed up the door curtain.
      Shells glittered in the sand.|The night tide had left shells glittering in the sand.`,
    ),
    beat(
      'kneeling happy | sitting curious',
      ['{n}在沙滩上堆沙堡，{c}帮忙拍沙子', '{n} builds a sand castle and {c} pats the sand'],
      `!{n}在堆一座沙堡。|潮水刚退，{n}就来堆沙堡。
      {c}负责拍平。|{c}负责把沙子拍平，拍得一脸沙。
      一面小旗插在最高处。
      海鸥在头上叫：嘎！嘎！`,
      `!{n} was building with sand.|The tide was out, and {n} was building a sand castle.
      {c} patted it flat.|{c} patted it flat and got sand in both ears.
      A small flag went on top.
      Kee, kee, cried the gulls.`,
    ),
  ],
  walks: [
    beat(
      'standing curious side | jumping curious',
      ['{n}和{c}沿着潮水坑走', '{n} and {c} go along the rock pools'],
      `!石坑里住着小鱼。|石头坑里积着水，住着几条小鱼。
      一只海星慢慢挪。|一只橙色的海星，一下午挪了一寸。
      {c}把脸伸进水里。
      噗噜噜，全是泡泡。
      {c}说鱼不爱聊天。`,
      `!Small fish lived in the pools.|In the rock pools lived fish as small as pins.
      A starfish crept along.|An orange starfish crept one inch, which took all day.
      {c} dipped its face in.
      Blub, blub, blub!
      "Fish don't chat," said {c}.`,
    ),
    beat(
      'sitting happy back | sitting happy',
      ['{n}和{c}坐着小船在水上漂', '{n} and {c} drift in a small boat'],
      `!他们坐上一条小船。|他们坐上一条漆成红色的小船。
      桨咿呀咿呀地唱。
      水母像透明的伞。|水母从船下漂过，像透明的伞。
      {c}说它是船长。
      船长晕船了。|后来，船长晕船了。`,
      `!They took a little boat.|They took a little boat, painted red long ago.
      Creak, splash, went the oars.
      Jellyfish drifted like umbrellas.|Below them jellyfish drifted like glass umbrellas.
      "I'm captain," said {c}.
      The captain felt seasick.|After five waves the captain felt rather seasick.`,
    ),
    beat(
      'reaching curious close | sitting curious',
      ['{n}把一枚贝壳贴在耳边，{c}凑过来听', '{n} holds a shell to one ear and {c} leans in to listen'],
      `!{n}捡到一枚贝壳。|{n}捡到一枚弯弯的贝壳。
      贴着耳朵听：呼！
      “它说什么？”{c}问。
      “它说往前走。”
      {c}也听，听到了自己的肚子。`,
      `!{n} picked up a shell.|{n} picked up a shell with a pink inside.
      Whoosh, it said.
      "What does it say?"|"What does it say?" asked {c}.
      "It says keep going."
      {c} heard its own tummy.|{c} listened too and heard only its own tummy.`,
    ),
  ],
  senses: {
    zh: `海浪拍着石头：啪！
    嘴唇上有盐的味道。
    海鸥在风里滑来滑去。|海鸥张着翅膀，在风里滑来滑去。
    湿沙子凉凉的。|湿沙子凉凉的，踩下去一个坑。
    远处有船鸣笛：呜！
    海草闻起来绿绿的。|晒干的海草，闻起来又咸又绿。
    太阳在水上撒金片。|太阳在水上撒了一层碎金片。
    小蟹横着跑过去。|一只小蟹横着跑过去，好像迟到了。
    渔网在竹竿上滴水。
    泡沫在沙上叹气。|白泡沫爬上沙滩，叹口气又退回去。`,
    en: `A wave smacked the rocks.
    Their lips tasted of salt.
    Gulls slid about on the wind.|Gulls spread their wings and slid about on the wind.
    The wet sand was cold.|The wet sand was cold and kept every print.
    Far off, a ship hooted.
    The seaweed smelled green.|Dry seaweed smelled of salt and something green.
    Sunlight danced on the water.|The sun threw gold scraps all over the water.
    A crab ran by sideways.|A small crab ran by sideways, late for something.
    Nets dripped on their poles.
    Foam sighed on the sand.|White foam climbed the sand, sighed and slid back.`,
  },
}
