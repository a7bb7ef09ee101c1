import { beat } from '../beat.ts'
import type { TraitMaterial } from '../challenge.ts'

export const kind: TraitMaterial = {
  habits: {
    zh: `{n}总给小鸟留{snack}。|每次吃{snack}，{n}总留半块给小鸟。
    {n}会给椅子盖毯子。|天冷了，{n}连椅子也给盖毯子。
    {n}会跟雨滴说谢谢。`,
    en: `{n} saved crumbs for birds.|{n} always saved half a {snack} for the birds.
    {n} gave chairs a blanket.|When it was cold, {n} even gave the chair a blanket.
    {n} said thanks to raindrops.`,
  },
  touches: {
    zh: `{n}把水先给{c}喝。|水只剩一口，{n}先给{c}喝。
    {n}扶好一朵歪花。|路边一朵花歪了，{n}停下来扶好它。
    {n}让蜗牛先过。|一只蜗牛过路，{n}停下来让它先过。`,
    en: `{n} let {c} drink first.|One sip was left, and {n} let {c} have it.
    {n} propped up a flower.|A flower had tipped over, and {n} stopped to prop it.
    {n} let a snail pass.|A snail was crossing, and {n} waited until it had passed.`,
  },
  challenges: [
    {
      meet: beat(
        'kneeling worried | standing worried',
        [
          '{n}发现{small}坐在窄路中间哭，{c}站在旁边',
          '{n} finds {small} crying on a narrow path with {c} beside',
        ],
        `!谁在哭？是{small}。|窄窄的路中间，{a small}在哭。
        !它哭得路都湿了。|哭得路上都是水，谁也过不去。
        呜呜，呜呜，呜呜。
        {c}的脚打滑了。|{c}刚走近，就滑了一跤。
        “怎么啦？”它不说。
        眼泪一颗比一颗大。`,
        `!{small} was crying.|On the narrow path {a small} was crying.
        !Tears covered the whole path.|Its tears had made the path too wet to pass.
        Boo, hoo, hoo.
        {c} slipped. Whoops!|{c} came near, slipped and sat down. Splat!
        "What's wrong?" No answer.
        Each tear was bigger.`,
      ),
      first: beat(
        'standing happy | jumping happy',
        [
          '{c}做鬼脸逗{small}，{n}在旁边，{small}还在哭',
          '{c} pulls faces at {small}, who goes on crying, {n} near',
        ],
        `!{c}讲了个笑话。|{c}讲了它最好的笑话。
        !{small}哭得更响了。|{small}听完，哭得更响了。
        “不好笑吗？”{c}问。
        它翻了个跟头，摔了。|{c}又翻了个跟头，翻进了草堆。
        还是没有用。|还是没有用，眼泪还在流。
        {n}轻轻摇了摇头。`,
        `!{c} told a joke.|{c} told its very best joke.
        !{small} cried louder.|{small} listened to the end and cried louder.
        "Not funny?" asked {c}.
        Its somersault went wrong.|{c} tried a somersault and landed on its nose.
        It was no use.|It was no use, for the tears kept coming.
        {n} gently shook one head.`,
      ),
      second: beat(
        'reaching worried | sitting curious',
        [
          '{n}递过一块{snack}，{small}别过脸，{c}盯着{snack}',
          '{n} offers a {snack}, {small} looks away and {c} eyes it',
        ],
        `!{n}递过一块{snack}。|“吃点东西吧。”{n}递过一块{snack}。
        !{small}摇摇头。|{small}看也不看，摇了摇头。
        “那给我吧。”{c}说。
        咔嚓，{snack}没了。|咔嚓一声，{snack}归了{c}。
        肚子不饿，是心里难过。|它不是肚子饿，是心里空空的。
        太阳往下挪了一点。`,
        `!{n} held out a {snack}.|"Eat something," said {n}, and held out a {snack}.
        !{small} would not.|{small} did not even look at it.
        "I'll have it," said {c}.
        Crunch. It was gone.|Crunch, and {c} had seen to the {snack}.
        Its tummy was not empty.|It was not its tummy that felt empty.
        The sun slid lower.`,
      ),
      solve: beat(
        'hugging calm | sitting calm',
        [
          '{n}坐在{small}身边听它说话，给它围上布巾，{c}靠着',
          '{n} sits beside {small} and listens, a scarf around it, {c} close by',
        ],
        `!{n}坐下来，听它说。|{n}不劝了，坐下来，静静听它说。
        !“我想妈妈。”它说。|好一会儿，它才说：“我找不到妈妈。”
        {n}帮它擦干了脸。|{n}用衣角帮它擦干了脸。
        “我们陪你等。”
        远处有谁在叫它！|说着说着，远处传来妈妈的叫声！
        !{small}指了路。|{small}破涕为笑，给他们指了条近路。
        {c}的鼻子也酸了。`,
        `!{n} sat down and listened.|{n} stopped talking, sat down and listened.
        !"I want my mum."|After a while it said, "I've lost my mum."
        {n} dried its face.|{n} dried its face with one sleeve.
        "We'll wait with you."
        Somebody was calling it!|They waited, and far off somebody called its name!
        !It showed them the way.|{small} laughed through tears and showed them a short way.
        {c} sniffed as well.`,
      ),
    },
    {
      meet: beat(
        'standing curious | standing worried',
        ['{guard}张开手脚挡住{gate}，{n}和{c}停下', '{guard} bars {gate} and {n} and {c} stop'],
        `!{guard}守着{gate}。|{gate}前面，坐着{a guard}。
        !“不开，就是不开。”|“不开，就是不开。”它说。
        它坐在那儿，背对着人。
        一张脸拉得老长。|它的脸拉得老长，都快碰到地了。
        “它不高兴。”{c}说。
        门里透出一点亮。`,
        `!{guard} sat there, grumpy.|By {gate} sat {a guard}.
        !"It stays shut," it said.|"It stays shut, and that is that," it said.
        It turned its back.
        Its face was very long.|Its face was so long it nearly touched the ground.
        "It's grumpy," said {c}.
        Light showed through a crack.`,
      ),
      first: beat(
        'reaching happy | standing happy',
        ['{n}递给{guard}一颗漂亮的石子，它不要', '{n} offers {guard} a pretty pebble which it refuses'],
        `!{n}送它一颗石子。|{n}送它一颗带花纹的石子。
        !“我有一堆呢。”|“这个，我有一堆呢。”它哼了一声。
        石子骨碌碌滚回来。
        {c}又送了一颗扣子。|{c}忍痛送出一颗宝贝扣子。
        “扣子我也有。”
        门还是关着。|门还是关着，一条缝也不开。`,
        `!{n} gave it a pebble.|{n} gave it a pebble with fine stripes.
        !"I've got lots," it said.|"I have a whole heap of those," it grunted.
        The pebble rolled back.
        {c} gave a button.|With a heavy heart {c} gave its best button.
        "Buttons too," it said.
        {gate} stayed shut.|{gate} stayed shut, not even a crack wider.`,
      ),
      second: beat(
        'waving worried | jumping worried',
        [
          '{n}和{c}一遍遍地说请，{guard}捂着耳朵',
          '{n} and {c} say please again and again while {guard} covers its ears',
        ],
        `!他们说了三遍“请”。|“请，请，请开门。”他们说了三遍。
        !{guard}捂住了耳朵。|{guard}用两只手捂住耳朵。
        {c}说得舌头打结。|{c}说得太快，说成了“擎擎擎”。
        “人人都只要门开。”|“人人来，都只要门开。”它嘟囔。
        {n}听见了这句话。
        风从门缝里钻过来。`,
        `!They said please three times.|"Please, please, please open," they said.
        !{guard} covered its ears.|{guard} put both paws over its ears.
        {c}'s tongue got tangled.|{c} said it so fast that it came out as pease.
        "All they want is doors."|"Everyone only wants {gate}," it muttered.
        {n} heard that.
        A draught crept through.`,
      ),
      solve: beat(
        'sitting happy | sitting happy',
        ['{n}、{c}和{guard}坐在一起分面包', '{n}, {c} and {guard} sit together and share bread'],
        `!{n}把面包掰成三份。|{n}不提门了，把面包掰成三份。
        !“一起吃，好吗？”|“一个人守门，很闷吧？”{n}问。
        {guard}愣住了。|{guard}愣住了，慢慢接过那一份。
        没人问过它吃了没有。
        它讲了许多门的故事。|它边吃边讲，讲了三个门的故事。
        !吱呀，门自己开了。|讲完了，它站起来：“请进。”
        {c}把扣子送给了它。`,
        `!{n} broke the bread.|{n} forgot about doors and broke the bread in three.
        !"Eat with us?"|"Is it dull here, all alone?" asked {n}.
        {guard} just stared.|{guard} stared, then slowly took its share.
        Nobody had ever asked it.
        It told them door stories.|Between bites it told three long stories about doors.
        !Creak! It opened {gate}.|Then it stood up and said, "Do come through."
        {c} gave it the button.`,
      ),
    },
  ],
}
