import { beat, noun } from '../beat.ts'
import type { Plot } from '../plot.ts'

export const friendship: Plot[] = [
  {
    titles: { zh: '没有名字的信|{n}收到一封信', en: 'A Letter from Nobody|{n} and the Shy Letter' },
    thing: noun('写信的人|写信的人', 'our friend|somebody shy'),
    want: beat(
      'reaching curious | sitting curious',
      ['{n}拆开一封信，{c}凑过去闻', '{n} opens a letter and {c} sniffs at it'],
      `!门缝里有一封信。|门缝底下，塞进来一封信。
      !“请来{goal}。”|信上写着：“请来{goal}，好吗？”
      没写是谁写的。|翻来翻去，没写是谁写的。
      字歪歪的，还有泪痕。|字歪歪扭扭，还有一个圆圆的泪痕。
      “我做了蛋糕，没人来。”|最后一行是：“我做了蛋糕，没有人来。”
      {c}闻出了草莓味。
      “我们去！”{n}说。`,
      `!A letter slid in.|A letter slid under the door.
      !"Please come to {goal}."|It said, "Please come to {goal}, if you can."
      There was no name.|They turned it over twice and found no name.
      One tear had dried there.|The writing wobbled, and one tear had dried on it.
      "I baked. Nobody came."|The last line said, "I baked a cake, and nobody came."
      {c} smelled strawberry.
      "We'll come!" said {n}.`,
    ),
    gain: beat(
      'sitting happy front | sitting happy',
      ['{n}、{c}和一只害羞的鼹鼠围着草莓蛋糕', '{n}, {c} and a shy mole sit around a strawberry cake'],
      `!{goal}有只小鼹鼠。|{goal}那儿，坐着一只小鼹鼠。
      !“你们真的来了！”|“你们真的来了！”小鼹鼠捂住脸。
      蛋糕歪歪的，有草莓。|桌上的草莓蛋糕，歪得像一座小山。
      {c}吃得满脸奶油。
      “我不敢写名字。”它说。
      {n}说：“现在知道啦。”|“现在我们认识啦。”{n}说。
      三个影子挨在一起。`,
      `!A small mole lived there.|At {goal} sat a small mole in a paper hat.
      !"You really came!"|"You really came!" said the mole, hiding its face.
      The cake leaned to one side.|The strawberry cake leaned over like a little hill.
      {c} wore most of the cream.
      "I was too shy to sign."
      "Now we know you," said {n}.
      Three shadows sat close together.`,
    ),
    end: {
      zh: `!小鼹鼠又写了信。|第二封信来了，这回写了名字。
      名字旁边画着三个笑脸。`,
      en: `!A second letter came, signed.|Soon a second letter came, and this one was signed.
      It had three smiling faces.`,
    },
  },
  {
    titles: { zh: '{c}丢了小铃鼓|找回咚咚声', en: "{c}'s Lost Drum|Where Did the Boom Go?" },
    thing: noun('小铃鼓|一面小铃鼓', 'the little drum|a little drum'),
    want: beat(
      'hugging worried | sitting worried',
      ['{c}难过地低着头，{n}安慰它', '{c} hangs its head and {n} comforts it'],
      `!{c}的小鼓不见了。|{c}最宝贝的小鼓不见了。
      !大概丢在{goal}了。|昨天，它还在{goal}敲得咚咚响。
      没有咚咚，{c}睡不着。|没有咚咚声，{c}一夜都没睡好。
      它翻遍了袜子。|它翻遍了抽屉，连袜子里也找过。
      眼泪在眼眶里打转。
      “我陪你找。”{n}说。
      {n}拉住了它的爪子。|{n}伸出手，把它的小手拉住。`,
      `!{c}'s drum was gone.|{c}'s favourite drum was gone.
      !Perhaps it's at {goal}.|Yesterday {c} had played it at {goal}. Boom, boom!
      No boom, no sleep.|Without its boom, {c} had hardly slept.
      {c} had looked inside socks.|{c} had looked in every drawer and inside the socks.
      Two tears were waiting.
      "I'll help you," said {n}.
      {n} held out a hand.|{n} held out a hand, and {c} took it.`,
    ),
    gain: beat(
      'sitting laughing | jumping happy',
      ['{c}敲着小鼓，{n}拍着手', '{c} beats a little drum and {n} claps along'],
      `!咚！鼓在{goal}。|咚！{goal}那边有谁在敲鼓。
      !小田鼠睡在里面。|走近一看，一只小田鼠拿鼓当摇篮。
      “对不起，它好暖和。”
      {c}想了好一会儿。|{c}看看鼓，又看看它，想了好一会儿。
      “你夜里睡，我白天敲。”
      {n}觉得这主意真好。
      咚咚，咚咚，两个人敲。`,
      `!Boom! It was at {goal}.|Boom! Somebody at {goal} was tapping a drum.
      !A vole slept in it.|It was a little vole, who used it for a cradle.
      "Sorry. It is so warm."
      {c} thought for a while.|{c} looked at the drum, then at the vole.
      "You by night, me by day."|"You sleep in it, and I'll play by day," said {c}.
      {n} thought that very fair.
      Boom, boom, and two played.`,
    ),
    end: {
      zh: `!{c}睡着也打拍子。|{c}的脚在被窝里还打着拍子。
      咚，咚，越来越轻。`,
      en: `!Even asleep, {c} tapped time.|Under the blanket one small foot still tapped.
      Boom, boom, softer and softer.`,
    },
  },
  {
    titles: { zh: '两个人的帐篷|{n}等一个朋友', en: 'A Tent for Two|The Friend at {goal}' },
    thing: noun('新朋友|一个新朋友', 'a friend|somebody new'),
    want: beat(
      'pointing curious | sitting curious',
      ['{n}指着远处一闪一闪的灯光，{c}望过去', '{n} points at a far blinking light and {c} looks'],
      `!远处有灯一闪一闪。|一连三晚，远处有盏灯一闪一闪。
      !灯就在{goal}。|看方向，那盏灯就在{goal}。
      一长两短，停一停。|一长两短，停一停，再来一遍。
      “它在说话呢。”{n}说。
      是在说：“有人吗？”|{n}猜，它在说：“有人吗？”
      {c}也眨了眨眼睛。
      “我们去回答它。”`,
      `!Far off, a light blinked.|Three nights long a far light had blinked.
      !It blinked at {goal}.|It blinked from somewhere near {goal}.
      One long, two short. Stop.
      "It's talking," said {n}.
      "Anybody there?" it said.|It seemed to say, "Is anybody there?"
      {c} blinked back politely.
      "Let's go and answer it."`,
    ),
    gain: beat(
      'waving happy | running happy',
      [
        '{n}向提着灯笼的小浣熊挥手，旁边有顶帐篷',
        '{n} waves to a little raccoon with a lantern beside a tent',
      ],
      `!{goal}有一顶帐篷。|{goal}支着一顶打补丁的帐篷。
      !小浣熊举着灯笼。|帐篷前，小浣熊举着一盏灯笼。
      “我刚搬来。”它说。|“我刚搬来，谁也不认识。”它说。
      “我闪了三天灯。”
      {n}笑了：“收到！”|{n}学着灯的样子，眨了一长两短。
      {c}已经钻进帐篷了。
      帐篷里三个人，正好挤。`,
      `!A tent stood at {goal}.|At {goal} stood a tent with many patches.
      !A raccoon held a lantern.|In front of it a small raccoon held up a lantern.
      "I'm new," it said.|"I'm new here, and I know nobody," it said.
      "I blinked for three nights."
      "We got it!" said {n}.|{n} answered with one long blink and two short.
      {c} was already in the tent.
      Three made it snug.`,
    ),
    end: {
      zh: `!窗外的灯又闪了。|窗外，那盏灯又闪了：一长两短。
      这回是说：“晚安。”`,
      en: `!The far light blinked again.|Through the window the far light blinked again.
      This time it meant good night.`,
    },
  },
]
