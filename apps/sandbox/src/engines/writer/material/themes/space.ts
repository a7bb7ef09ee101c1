import { beat, noun } from '../beat.ts'
import type { Plot } from '../plot.ts'

export const space: Plot[] = [
  {
    titles: { zh: '掉下来的小星星|{n}送星星上天', en: 'The Star That Slipped|{n} and the Fallen Star' },
    thing: noun('天梯|通向天上的梯子', 'the sky ladder|a ladder to the sky'),
    want: beat(
      'kneeling surprised close | sitting surprised',
      ['{n}捧着一颗发光的小星星，{c}看呆了', '{n} cups a small glowing star and {c} stares'],
      `!昨晚掉下一颗星星。|昨晚，一颗小星星从天上滑了下来。
      !要从{goal}回天上。|只有{goal}，才有回天上的梯子。
      它在杯子里发着光。|它坐在杯子里，一闪一闪，打着冷战。
      “我想家。”它说。
      {c}把{wear}借给它。|{c}把自己的{wear}借给它盖。
      {n}说：“我们送你。”
      星星闻起来像雪。`,
      `!A star fell last night.|Last night a small star slipped from the sky.
      !Its way home was {goal}.|Only from {goal} does a ladder go up.
      It glowed in a cup.|It sat in a teacup, glowing and shivering.
      "I'm homesick," it said.
      {c} lent its {wear}.|{c} lent it the {wear} for a blanket.
      "We'll take you," said {n}.
      The star smelled of snow.`,
    ),
    gain: beat(
      'reaching happy back | flying happy',
      [
        '{n}把小星星举向一架发光的梯子，{c}在旁边',
        '{n} lifts the little star to a shining ladder with {c} nearby',
      ],
      `!{goal}有架银梯子。|{goal}果然有一架银色的梯子。
      !星星一级级往上跳。|小星星一级一级，叮叮叮往上跳。
      天上的星都在数数。|满天的星都在数：一，二，三！
      最后一级，它回头闪了闪。
      {c}挥着{wear}。|{c}挥着{wear}，挥得转了一圈。
      天空补上了那个小洞。
      {n}的手心还亮着。`,
      `!A silver ladder stood there.|At {goal} there stood a silver ladder.
      !Up hopped the star. Ting!|Up hopped the star. Ting, ting, ting!
      All the stars counted.|All the other stars were counting. One, two, three...
      From the top it winked.
      {c} waved its {wear}.|{c} waved its {wear} and spun right round.
      The hole in the sky closed.
      {n}'s hands still shone.`,
    ),
    end: {
      zh: `!有颗星多闪了两下。|天上有一颗星，多闪了两下。
      {n}也眨了两下眼。`,
      en: `!One star winked twice.|High up, one star winked twice.
      {n} winked back.`,
    },
  },
  {
    titles: { zh: '月亮赖床了|{n}叫月亮起床', en: 'The Moon Overslept|{n} Wakes the Moon' },
    thing: noun('月亮|赖床的月亮', 'the moon|the sleepy moon'),
    want: beat(
      'standing worried | sitting curious',
      ['{n}指着没有月亮的天空画图，{c}挠头', '{n} looks up at an empty sky and {c} scratches its head'],
      `!月亮两天没来了。|月亮已经两天没来上班了。
      !听说它在{goal}。|有人说，看见它躺在{goal}。
      夜里黑得像锅底。|夜里黑得像锅底，猫都走错门。
      {c}撞了三次门。|{c}半夜喝水，撞了三次门。
      “它会不会病了？”
      {n}带上了小闹钟。|{n}带上闹钟，还带了一条厚被子。
      今晚，可不能再黑了。`,
      `!The moon had not come.|For two nights the moon had not come to work.
      !Somebody saw it at {goal}.|Somebody had seen it lying at {goal}.
      The dark was very dark.|Nights were so dark that cats went to wrong doors.
      {c} bumped three doors.|{c} went for a drink and bumped into three doors.
      "Is it ill?" asked {c}.
      {n} packed the alarm clock.|{n} packed an alarm clock and one thick quilt.
      Tonight must not be dark.`,
    ),
    gain: beat(
      'waving happy wide | jumping happy',
      ['又大又圆的月亮从{goal}升起来，{n}和{c}挥手', 'the big round moon rises and {n} and {c} wave'],
      `!月亮缩在{goal}。|月亮缩在{goal}，脸色白白的。
      !“我以为没人看我。”|“我以为，没有人看我。”月亮说。
      “我每晚都看！”{n}说。|“我每天晚上都看！”{n}说。
      {c}给它讲了撞门的事。
      月亮笑了，越笑越圆。|月亮咯咯地笑，越笑越圆。
      它慢慢升上去了。|它伸了个懒腰，慢慢升上天去。
      地上一片银白。`,
      `!The moon lay there, pale.|At {goal} lay the moon, rather pale.
      !"Nobody looks at me."|"I thought nobody looked at me," said the moon.
      "I do, always!" said {n}.|"I look at you every single night!" said {n}.
      {c} told about the doors.
      It laughed itself round.|The moon laughed, and the laughing made it round.
      Slowly it went up.|Then it stretched and went slowly up.
      Everything turned to silver.`,
    ),
    end: {
      zh: `!月亮照在枕头上。|月亮从窗口照进来，照在枕头上。
      “我在看你哦。”{n}说。`,
      en: `!Moonlight lay across the pillow.|The moon shone in and lay across the pillow.
      "I see you," whispered {n}.`,
    },
  },
  {
    titles: {
      zh: '门口的小飞船|{n}和绿豆大的客人',
      en: 'The Rocket in the Flowerpot|{n} and the Small Visitor',
    },
    thing: noun('蓝石头|发光的蓝石头', 'the blue stone|a glowing blue stone'),
    want: beat(
      'kneeling surprised | jumping surprised',
      [
        '{n}看着花盆里的小火箭和小客人，{c}吃了一惊',
        '{n} looks at a tiny rocket in a flowerpot and its visitor, {c} startled',
      ],
      `!花盆里停着小火箭。|一枚小火箭，停在花盆里冒烟。
      !要{goal}的蓝石头。|没有{goal}的蓝石头，它飞不起来。
      走出来一个小绿人。|门开了，走出一个豆子大的小绿人。
      “你好！嘀！”它鞠躬。
      {c}差点把它当豌豆。|{c}差点把它当豌豆，吓得它跳起来。
      “我妈妈在等我。嘀。”
      {n}借它一个火柴盒当床。`,
      `!A rocket sat in a pot.|In the flowerpot sat a tiny smoking rocket.
      !It needed stone from {goal}.|Without a blue stone from {goal} it could not fly.
      Out came a green someone.|The hatch opened, and out came someone pea sized.
      "Hello! Beep!" It bowed.
      {c} nearly took it for a pea.
      "My mum is waiting. Beep."
      {n} lent it a matchbox bed.`,
    ),
    gain: beat(
      'reaching surprised | standing happy',
      [
        '{n}举起一块发光的蓝石头，{c}和小绿人欢呼',
        '{n} holds up a glowing blue stone while {c} and a tiny green visitor cheer',
      ],
      `!{goal}有蓝石头。|在{goal}，蓝石头正一明一暗。
      !小火箭有力气了！|装进去，小火箭突突地有了力气。
      小绿人乐得翻跟头。|小绿人高兴得连翻三个跟头。
      “嘀嘀！谢谢！嘀！”
      它送{c}一颗星星糖。|它送{c}一颗星星糖，比芝麻还小。
      五、四、三、二、一！
      一道绿光，咻地飞走了。`,
      `!The blue stone shone there.|At {goal} the blue stone was glowing, on and off.
      !The rocket roared again!|In it went, and the little rocket roared.
      The visitor turned somersaults.|The green visitor turned three somersaults for joy.
      "Beep! Thank you! Beep!"
      {c} got a star sweet.|{c} got a star sweet, smaller than a crumb.
      Five, four, three, two, one!
      A green flash, and gone.`,
    ),
    end: {
      zh: `!天上写了个“嘀”字。|夜空里，一道绿光写了个“嘀”。
      火柴盒还留在窗台上。`,
      en: `!A green dot said beep.|Up in the dark a small green dot blinked.
      The matchbox stayed by the window.`,
    },
  },
]
