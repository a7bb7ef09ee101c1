import { beat, noun } from '../beat.ts'
import type { SettingMaterial } from '../setting.ts'

export const space: SettingMaterial = {
  nouns: {
    goal: [
      noun('银环星', 'Silver Star'),
      noun('星星湖', 'Star Lake'),
      noun('彗星站', 'Comet Station'),
      noun('蓝月山', 'Blue Moon Hill'),
    ],
    guard: [
      noun('铁皮怪|一个生锈的铁皮怪', 'the tin giant|a rusty tin giant'),
      noun('月亮牛|一头圆滚滚的月亮牛', 'the moon cow|a round sulky moon cow'),
      noun('星星熊|一头毛茸茸的星星熊', 'the star bear|a shaggy star bear'),
    ],
    small: [
      noun('小火星|一个绿色的小火星人', 'the Martian|a tiny green Martian'),
      noun('机器虫|一只圆圆的机器虫', 'the robot bug|a round robot bug'),
      noun('小星鼠|一只小星鼠', 'the star mouse|a tiny star mouse'),
    ],
    gate: [
      noun('舱门|一道银色的舱门', 'the hatch|a silver hatch'),
      noun('光门|一道嗡嗡响的光门', 'the light gate|a humming gate of light'),
    ],
    gap: [
      noun('星河|一条闪光的星河', 'the star stream|a glittering star stream'),
      noun('大坑|一个深深的月亮坑', 'the crater|a deep moon crater'),
    ],
    dark: [
      noun('黑影谷|星星照不到的黑影谷', 'the shadow dip|a dip no star could light'),
      noun('管道|一条长长的黑管道', 'the pipe|a long dark pipe'),
    ],
    high: [
      noun('天线塔|一座细细的天线塔', 'the mast|a thin radio mast'),
      noun('水晶峰|一座水晶高峰', 'the crystal|a tall crystal peak'),
    ],
    heavy: [
      noun('大陨石|一块黑黑的大陨石', 'the meteorite|a big black meteorite'),
      noun('旧引擎|一台掉下来的旧引擎', 'the engine|a fallen old engine'),
    ],
  },
  opens: [
    beat(
      'sitting curious | flying happy',
      [
        '{n}坐在星球小屋的圆窗边，{c}飘在空中',
        '{n} sits at the round window of a house on a small planet and {c} floats',
      ],
      `!{n}住在小星球上。|{n}住在一颗小星球上，一会儿就能走一圈。
      窗外的星星很近。|窗外的星星很近，好像伸手就能够着。
      杯子在空中慢慢转。
      收音机嘀嘀嘟嘟地唱。`,
      `!{n} lived on a small planet.|{n} lived on a planet so small it had one hill.
      The stars were very near.|Outside the window the stars were near enough to touch.
      A cup turned in the air.
      Beep, boop, sang the radio.`,
    ),
    beat(
      'standing happy | sitting happy',
      ['{n}在擦一枚小火箭，{c}坐在火箭头上', '{n} polishes a little rocket and {c} sits on its nose'],
      `!{n}在擦小火箭。|一起床，{n}就去擦心爱的小火箭。
      擦得能照见鼻子。
      {c}负责按喇叭：嘟！
      脚下的星球轻轻地转。|脚下的小星球轻轻地转，像在哼歌。`,
      `!{n} was polishing a rocket.|First thing that day, {n} was polishing the little rocket.
      Soon it mirrored two noses.
      {c} worked the horn. Toot!
      The planet turned gently.|Under them the small planet turned and seemed to hum.`,
    ),
  ],
  walks: [
    beat(
      'sitting happy side | sitting surprised',
      ['{n}和{c}坐在小火箭里，窗外是星星', '{n} and {c} sit in a little rocket with stars outside'],
      `!小火箭飞起来了。|小火箭抖了三下，飞起来了。
      “五、四、三！”
      {c}数着数着忘了二。
      一颗星星擦窗而过。|一颗星星擦窗而过，留下一道银粉。
      {snack}渣在舱里飘。`,
      `!The little rocket lifted off.|The little rocket shook three times and lifted off.
      "Five, four, three..."
      {c} forgot what came next.
      A star brushed the window.|A star brushed the window and left silver dust on it.
      {snack} crumbs floated about.`,
    ),
    beat(
      'standing laughing | jumping laughing',
      ['{n}和{c}在月亮上慢慢地弹起来', '{n} and {c} bounce slowly on the moon'],
      `!这里一蹦就飞好高。|这里轻飘飘的，一动就飞好高。
      {c}飞上去，半天不下来。|{c}飞上去打了个盹，才慢慢落下来。
      “我在上面呢！”
      月尘软得像面粉。
      落地时噗的一声。`,
      `!Here everything floated.|Here one small push sent you sailing up.
      {c} went up and stayed up.|{c} went up, took a nap and slowly came down.
      "I'm up here!"
      Moon dust felt like flour.
      They landed. Pouf!`,
    ),
    beat(
      'pointing curious three-quarter | flying curious',
      ['{n}指着一道彗星尾巴，{c}飘在旁边', '{n} points at a comet tail and {c} floats alongside'],
      `!飞来一颗彗星。|一颗彗星飞过，拖着凉凉的长尾巴。
      尾巴上沾着小冰晶。
      {c}尝了一口，是柠檬味。|{c}舔了一口冰晶，说是柠檬味的。
      叮，叮，叮。
      “慢点飞！”{n}喊。`,
      `!A comet swished by.|A comet swished by with a long cold tail.
      Its tail was icy.
      It tasted of lemon.|{c} licked one crystal and said it tasted of lemon.
      Ting, ting, ting.
      "Not so fast!" called {n}.`,
    ),
  ],
  senses: {
    zh: `星星丁零零地响。|这么静的地方，能听见星星丁零零地响。
    月尘闻起来像爆竹。|月尘闻起来，有点像放过的爆竹。
    地球像一颗蓝弹珠。|地球挂在远处，像一颗蓝弹珠。
    卫星眨着红灯飞过。
    引擎嗡嗡地哼歌。
    一颗流星划过去：嗖！
    彩色的云慢慢翻身。|远处彩色的星云，慢慢翻了个身。
    罐头在袋子里碰来碰去。
    星光落在手上，凉凉的。
    {c}的影子有三个。|这里有三个月亮，{c}的影子也有三个。`,
    en: `The stars tinkled.|It was so quiet that they heard the stars tinkle.
    Moon dust smelled of fireworks.|Moon dust smelled a little of last year's fireworks.
    Earth shone like a marble.|Far away the Earth shone like a blue marble.
    A satellite winked past.
    The engine hummed a tune.
    A meteor zipped by. Zing!
    Coloured clouds turned over.|Far off a coloured cloud of stars slowly turned over.
    Tins bumped in the bag.
    Starlight felt cool and soft.
    {c} had three shadows.|There were three moons here, so {c} had three shadows.`,
  },
}
