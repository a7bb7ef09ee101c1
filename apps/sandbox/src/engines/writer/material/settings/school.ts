import { beat, noun } from '../beat.ts'
import type { SettingMaterial } from '../setting.ts'

export const school: SettingMaterial = {
  nouns: {
    goal: [
      noun('图书阁', 'the Library'),
      noun('音乐角', 'Music Corner'),
      noun('天文台', 'the Observatory'),
      noun('后花园', 'the Backyard'),
    ],
    guard: [
      noun('大鹦鹉|一只爱说不的大鹦鹉', 'the parrot|a parrot who liked saying no'),
      noun('老乌鸦|一只管钟的老乌鸦', 'the crow|the crow who minded the bell'),
      noun('门房狗|一只打瞌睡的门房狗', 'the old hound|a drowsy old hound'),
    ],
    small: [
      noun('小仓鼠|教室里的小仓鼠', 'the hamster|the class hamster'),
      noun('小壁虎|一只小壁虎', 'the gecko|a shy little gecko'),
      noun('小蜜蜂|一只迷路的小蜜蜂', 'the bee|a bee that was lost'),
    ],
    gate: [
      noun('阁楼门|阁楼的小门', 'the attic door|the little attic door'),
      noun('柜门|一扇通向别处的柜门', 'the cupboard door|a cupboard door that led somewhere'),
    ],
    gap: [
      noun('水池|操场上的大水洼', 'the puddle|a playground puddle like a lake'),
      noun('滑梯沟|滑梯后面的宽沟', 'the trench|a wide trench behind the slide'),
    ],
    dark: [
      noun('储藏间|没有灯的储藏间', 'the store room|a store room with no lamp'),
      noun('长走廊|一条黑黑的长走廊', 'the corridor|a long dim corridor'),
    ],
    high: [
      noun('旗杆|操场上的旗杆', 'the flagpole|the playground flagpole'),
      noun('大书架|顶到天花板的大书架', 'the bookcase|a bookcase up to the ceiling'),
    ],
    heavy: [
      noun('大钢琴|一架挡路的大钢琴', 'the piano|a piano in the way'),
      noun('大箱子|装满球的大箱子', 'the crate|a crate full of balls'),
    ],
  },
  opens: [
    beat(
      'waving happy | jumping happy',
      [
        '{n}在学校门口挥手，{c}从书包里探出头',
        '{n} waves at the school gate and {c} peeps up beside the bag',
      ],
      `!{n}第一个到学校。|这天，{n}第一个到学校。
      铃还没响，静静的。|铃还没响，走廊静得能听见钟。
      黑板上画着一朵云。
      粉笔闻起来甜甜的。|粉笔灰闻起来，有一点点甜。`,
      `!{n} was first at school.|That day {n} was the first at school.
      The bell still slept.|The bell had not rung, and the clock sounded very loud.
      A chalk cloud hung there.|On the blackboard hung a cloud drawn in chalk.
      Chalk smelled a bit sweet.`,
    ),
    beat(
      'sitting happy | sitting curious',
      ['{n}坐在教室窗边的桌前，{c}坐在桌上', '{n} sits at a desk by the window and {c} sits on the desk'],
      `!{n}坐在窗边的座位。|在学校里，{n}坐在窗边第二个座位。
      阳光照着铅笔盒。|阳光照在铅笔盒上，闪了一下。
      {c}坐在橡皮旁边。
      窗外的球咚咚地跳。`,
      `!{n} had the window seat.|At school {n} had the seat beside the window.
      Sun lit the pencil case.|The sun lit the pencil case and made it wink.
      {c} sat beside the rubber.
      Outside a ball went bomp.`,
    ),
  ],
  walks: [
    beat(
      'standing curious back | sitting curious',
      ['{n}和{c}走过挂满画的走廊', '{n} and {c} go down a corridor hung with drawings'],
      `!走廊里贴满了画。|走廊两边贴满了大家的画。
      有蓝色的马，紫色的妈妈。|画里有蓝色的马，还有紫色的妈妈。
      {c}找到自己，是一团毛。|{c}也找到了自己，是一团乱线。
      “真像！”{n}说。
      地板擦得吱吱响。`,
      `!Drawings covered the corridor.|Drawings covered the corridor on both sides.
      Some horses were blue.|There were blue horses and one very purple mother.
      {c} found itself, a scribble.|{c} found a picture of itself, which was a scribble.
      "Very like you," said {n}.
      The floor squeaked underneath.`,
    ),
    beat(
      'standing happy | jumping surprised',
      ['{n}在操场上，{c}躲开一个滚来的球', '{n} crosses the playground while {c} dodges a rolling ball'],
      `!操场上滚来一个球。|他们穿过操场，滚来一个红皮球。
      {c}顶了一下：咚！
      球飞上了滑梯。|球飞上滑梯，又自己滑了下来。
      “它也想玩呢。”{n}说。
      {c}摸摸头上的包。`,
      `!A ball came rolling.|On the playground a red ball came rolling along.
      {c} headed it. Bonk!
      It flew onto the slide.|It flew onto the slide and slid down all by itself.
      "It's playing," said {n}.
      {c} rubbed a small bump.`,
    ),
    beat(
      'reaching curious side | standing curious',
      ['{n}在实验角看瓶子，{c}踮着脚', '{n} looks at jars in the science corner and {c} stretches up'],
      `!科学角摆满了瓶子。|他们经过科学角，架上摆满了瓶子。
      豆芽又长高了一点。|瓶里的豆芽，又比昨天高了一点。
      {c}给它们加油。
      “长！长！长！”
      一颗豆芽真的动了动。`,
      `!Jars stood in the science corner.|They passed the science corner with its rows of jars.
      The bean sprouts were taller.|The bean sprouts were taller than the day before.
      {c} cheered them on.
      "Grow! Grow! Grow!"
      One sprout really twitched.`,
    ),
  ],
  senses: {
    zh: `铃响了：叮铃铃！
    有人在弹琴，弹错一个音。|楼上有人练琴，老是弹错同一个音。
    胶水和纸的味道飘过来。
    铅笔在纸上沙沙走。
    走廊尽头有人在笑。|走廊那头有人笑，笑声弹来弹去。
    鱼缸咕噜咕噜冒泡。
    午饭的香味爬上楼梯。|午饭的香味，顺着楼梯爬上来。
    地球仪慢慢转了半圈。
    粉笔灰在光里跳舞。|粉笔灰在光里飘，像一群小虫跳舞。
    书页翻过去：哗。`,
    en: `The bell rang. Ding, ding!
    A piano missed one note.|Upstairs a piano missed the same note again and again.
    The air smelled of glue.|The air smelled of glue, paper and wet coats.
    Pencils whispered on paper.
    Somebody laughed down the hall.|Down the hall somebody laughed, and the laugh bounced.
    The fish tank bubbled.
    Lunch smells climbed the stairs.|The smell of lunch came slowly up the stairs.
    The globe turned half round.
    Chalk dust danced.|Chalk dust danced in the light like tiny moths.
    A page turned. Flip.`,
  },
}
