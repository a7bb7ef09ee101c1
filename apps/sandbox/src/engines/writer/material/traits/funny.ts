import { beat } from '../beat.ts'
import type { TraitMaterial } from '../challenge.ts'

export const funny: TraitMaterial = {
  habits: {
    zh: `{n}能用鼻尖顶勺子。|{n}能把勺子粘在鼻尖，边走边笑。
    {n}会学十七种喷嚏。
    {n}给耳朵穿袜子。|{n}爱把袜子戴在耳朵上。`,
    en: `{n} wore spoons like a nose.|{n} could balance a spoon on one nose and talk.
    {n} could do seventeen sneezes.
    {n} wore socks on both ears.|{n} thought socks looked better on ears.`,
  },
  touches: {
    zh: `{n}学企鹅，真好笑。|{n}学企鹅摇摆，{c}笑得趴在地上。
    {n}给石头画笑脸。|累了，{n}给路边的石头画上笑脸。
    {n}和{c}比鬼脸。|{n}和{c}比谁的鬼脸最怪。`,
    en: `{n} did a penguin. {c} howled.|{n} did a penguin, and {c} laughed itself flat.
    {n} gave a stone a grin.|When they tired, {n} drew grins on all the stones.
    They had a silly face race.|{n} and {c} raced to make the silliest face.`,
  },
  challenges: [
    {
      meet: beat(
        'standing curious | standing worried',
        [
          '{guard}板着脸压住{gate}，{n}和{c}抬头看',
          '{guard} leans on {gate} with a stern face, {n} and {c} look up',
        ],
        `!{guard}堵住了门。|{a guard}，一屁股堵住了{gate}。
        !它从来没有笑过。|牌子上写着：“我一百年没笑过。”
        嘴角往下弯，像座桥。
        {c}朝它笑，它瞪眼。|{c}朝它笑了笑，它瞪了瞪眼。
        “哼。”{guard}说。`,
        `!{guard} blocked the way.|{guard} had sat down right against {gate}.
        !It had never laughed.|A sign said, "No laugh for a hundred years."
        Its mouth hung upside down.
        {c} smiled. It glared.|{c} tried a smile and got a glare.
        "Humph," said {guard}.`,
      ),
      first: beat(
        'standing calm front | standing calm',
        ['{n}和{c}鞠躬请{guard}让路', '{n} and {c} bow politely to {guard}'],
        `!{n}鞠躬：“请让一让。”|{n}深深鞠躬：“麻烦您让一让。”
        !“不让。”它说。|“不让。”{guard}说，眼皮也不抬。
        {c}鞠得太低，翻了过去。|{c}鞠躬鞠得太低，翻了个跟头。
        它的嘴角动了一下！
        马上又弯下去了。|可惜，马上又弯了下去。`,
        `!{n} bowed. "Please, may we?"|{n} bowed low. "Would you kindly move?"
        !"No," it said.|"No," said {guard}, not looking up.
        {c} bowed and fell over.|{c} bowed so low that it fell right over.
        Its mouth twitched once!
        Then it drooped again.|But a moment later the mouth drooped again.`,
      ),
      second: beat(
        'reaching happy | jumping happy',
        [
          '{n}用草叶挠{guard}的脚，它一动不动',
          '{n} tickles {guard} with a blade of grass, but it sits still',
        ],
        `!{n}拿草挠它的脚。|{n}找来一根草，挠挠它的脚底。
        !“不痒。”它说。|“不痒，这里是老茧。”它说。
        {c}自己先痒得打滚。|{c}在旁边看着，自己先痒得打滚。
        草都挠断了三根。
        {guard}打了个哈欠。`,
        `!{n} tickled its foot.|{n} found some grass and tickled its foot.
        !"Not ticklish," it said.|"Not ticklish there," it said. "Thick skin."
        {c} felt it instead.|{c} only watched and rolled about with giggles.
        Three blades wore out.
        {guard} yawned.`,
      ),
      solve: beat(
        'waving laughing front | jumping laughing',
        [
          '{n}头顶袜子学着走路，{guard}笑得直拍地，{c}打滚',
          '{n} does a silly walk with socks as ears, {guard} laughs and {c} rolls about',
        ],
        `!{n}把袜子戴上耳朵。|{n}把袜子戴上耳朵，鼓起两个腮帮。
        !扭一扭，噗！放个响屁。|屁股一扭，嘴里学了个响屁：噗！
        {guard}憋红了脸。|{guard}憋呀憋，脸憋得像番茄。
        “噗——哈哈哈！”|“噗——哈哈哈哈！”一百年的笑跑了出来。
        !它滚开，门开了。|它笑得滚到一边，{gate}露出来了。
        连石头都在抖。
        “再来一个！”它喊。`,
        `!Socks on ears, {n} wobbled.|{n} put socks on both ears and puffed two cheeks.
        !Then came a rude noise.|Then came a wiggle and one very rude noise. Prrrp!
        {guard} turned red.|{guard} held it in and went red as a tomato.
        "Pff! Ha, ha, ha!"|"Pff! Ha, ha!" Out came a hundred years of laughing.
        !It rolled off {gate}.|It laughed so hard that it rolled aside.
        Even the stones shook.
        "Again!" it cried.`,
      ),
    },
    {
      meet: beat(
        'kneeling curious | sitting curious',
        [
          '{n}和{c}看着躲在石缝里只露眼睛的{small}',
          '{n} and {c} look at {small}, which hides with only its eyes showing',
        ],
        `!钥匙在{small}那儿。|能开{gate}的钥匙，在{small}那儿。
        !可它躲着不出来。|可它躲在石缝里，怎么也不出来。
        只看见两只眼睛。|石缝里，只看见两只亮亮的眼睛。
        “我怕生。”它小声说。
        {c}也躲起来陪它。`,
        `!{small} had the key.|{small} kept the key to {gate}.
        !But it was hiding.|But it hid in a crack and would not come out.
        Two eyes shone there.|All they saw in the crack were two bright eyes.
        "I'm shy," it whispered.
        {c} hid too, for company.`,
      ),
      first: beat(
        'waving worried | standing happy',
        [
          '{n}弯腰对石缝轻声叫，{small}往里缩',
          '{n} calls softly to {small}, who creeps further in while {c} waits',
        ],
        `!{n}轻轻叫它。|“出来玩吧。”{n}轻轻叫它。
        !它缩得更里面了。|它不说话，往里又缩了一截。
        {c}敲了敲石头：咚咚。
        “没人在家。”里面说。|“没人在家！”里面的声音说。
        {c}信了，转身要走。`,
        `!{n} called it softly.|"Come out and play," called {n} softly.
        !It went in deeper.|It said nothing and went in even deeper.
        {c} knocked. Tap, tap.
        "No one's home," it said.|"There's no one home!" said a voice inside.
        {c} believed that and left.`,
      ),
      second: beat(
        'sitting calm | sleeping sleepy',
        ['{n}安静地等在石缝外，{c}睡着了', '{n} waits quietly outside the crack and {c} falls asleep'],
        `!他们坐着等呀等。|那就等吧，他们坐下等呀等。
        !它就是不出来。|影子都变长了，它还是不出来。
        {c}等得睡着了。|{c}等得睡着了，口水流了一滩。
        {n}数了九十九只蚂蚁。
        里面也有人在偷看。`,
        `!They sat and waited.|So they sat down and waited and waited.
        !It still hid.|The shadows grew long, and still it hid.
        {c} fell asleep.|{c} fell asleep and dribbled a small pond.
        {n} counted ninety-nine ants.
        Somebody peeped out at them.`,
      ),
      solve: beat(
        'sitting laughing front | jumping laughing',
        [
          '{n}用两只袜子演木偶戏，{small}笑着走出来，{c}拍手',
          '{n} plays a puppet show with two socks, {small} comes out laughing and {c} claps',
        ],
        `!{n}用袜子演木偶。|{n}把两只袜子套在手上，演起木偶戏。
        !“我是臭臭大王！”|“我是臭臭大王！”左边的袜子说。
        “我是香香公主，呕！”|“我是香香公主，呕——”右边的说。
        嘻，石缝里有人笑。|嘻嘻，石缝里漏出一声笑。
        {small}走出来，接着看。|{small}一步步走出来，坐到了第一排。
        !它笑得钥匙都掉了。|它笑得直拍地，钥匙当啷掉了出来。
        {c}演了一只臭虫。`,
        `!{n} made sock puppets.|{n} pulled two socks over both hands. A puppet show!
        !"I am King Stinky!"|"I am King Stinky!" cried the left sock.
        "I'm Princess Phew. Yuck!"|"And I'm Princess Phew. Yuck!" said the right one.
        Hee! Somebody giggled.|Hee, hee! A giggle came out of the crack.
        {small} came out to watch.|{small} came out bit by bit and took a front seat.
        !It dropped the key, laughing.|It laughed until the key fell out. Clink!
        {c} played a beetle.`,
      ),
    },
  ],
}
