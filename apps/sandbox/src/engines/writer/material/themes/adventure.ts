import { beat, noun } from '../beat.ts'
import type { Plot } from '../plot.ts'

export const adventure: Plot[] = [
  {
    titles: { zh: '{n}的藏宝图|{goal}的红叉叉', en: '{n} and the Folded Map|The Red Cross at {goal}' },
    thing: noun('宝盒|一只旧宝盒', 'the tin box|an old tin box'),
    want: beat(
      'reaching surprised | sitting curious',
      ['{n}打开一张旧地图，{c}凑过来看', '{n} unfolds an old map and {c} leans over it'],
      `!掉出一张旧地图。|{n}翻开一本旧书，掉出一张旧地图。
      !红叉画在{goal}。|地图上有个红叉，画在{goal}。
      旁边写着：“来找我。”|红叉旁边写着三个字：“来找我。”
      {c}的眼睛圆了。|{c}的眼睛圆得像纽扣。
      “是宝藏！”
      也许是金子，也许是糖。|“是金子。”“是糖。”他们猜来猜去。
      纸边有一圈茶渍。|纸很脆，边上还有一圈茶渍。`,
      `!Out fell an old map.|{n} shook an old book, and out fell a map.
      !A red cross marked {goal}.|On it a red cross marked {goal}.
      "Find me," it said.|Beside the cross somebody had written, "Find me."
      {c}'s eyes went round.|{c}'s eyes went as round as buttons.
      "Treasure!"
      Gold, perhaps, or toffee.|It might be gold, and it might be toffee.
      A tea stain ringed one corner.|The paper crackled and wore a ring of old tea.`,
    ),
    gain: beat(
      'kneeling surprised | jumping happy',
      [
        '{n}打开一只旧铁盒，里面有一只铃铛，{c}跳起来',
        '{n} opens an old tin box with a bell inside and {c} jumps',
      ],
      `!红叉底下有只宝盒。|在{goal}，红叉底下，真有一只铁盒。
      !里面是一只小铃铛。|打开一看，里面躺着一只小铃铛。
      叮铃！声音亮亮的。|叮铃！声音亮得像一滴水。
      还有一张纸条。|铃铛下面，压着一张纸条。
      “下次轮到你来藏。”|纸条上写：“下次，轮到你来藏。”
      {c}想了想，放进一块{snack}。|{c}想了想，放进半块{snack}。
      {n}画了一张新地图。`,
      `!Under the cross lay a box.|At {goal}, under the cross, there really was a box.
      !Inside was a small bell.|Inside it lay a small bell, wrapped in moss.
      Ting! It rang clear.|Ting! It rang as clear as a drop of water.
      There was a note too.|Below the bell there was a note.
      "Next time, you hide something."
      {c} put in half a {snack}.|{c} thought hard and put in half a {snack}.
      {n} drew a brand new map.`,
    ),
    end: {
      zh: `!铃铛挂在床头。|那只小铃铛，就挂在床头。
      风一吹，叮铃。`,
      en: `!The bell hung by the bed.|Now the little bell hung beside the bed.
      The wind touched it. Ting.`,
    },
  },
  {
    titles: { zh: '飞走的红风筝|{n}追风筝', en: "The Kite That Wouldn't Wait|{n} Chases the Wind" },
    thing: noun('红风筝|一只红风筝', 'the red kite|a red kite'),
    want: beat(
      'reaching surprised three-quarter | running surprised | wind',
      [
        '红风筝断了线飞走，{n}伸手去够，{c}追着跑',
        'a red kite breaks loose, {n} reaches for it and {c} runs after it',
      ],
      `!啪！风筝线断了。|啪的一声，风筝线断了。
      !红风筝飞向{goal}。|红风筝越飞越小，飞向{goal}。
      {n}手里只剩一截线。|{n}手里，只剩短短一截线。
      那是自己糊的风筝。|那是{n}亲手糊的，尾巴有三节。
      {c}追得帽子都歪了。|{c}追出去好远，又喘着气回来。
      “它想去哪儿呢？”
      风在屋顶上呼呼地笑。`,
      `!Snap! The string broke.|Snap! The kite string broke in two.
      !The kite flew to {goal}.|The red kite grew small and flew towards {goal}.
      {n} held only string.|{n} held nothing but a short piece of string.
      {n} had made that kite.|{n} had glued that kite, all three tails of it.
      {c} chased it, puffing.|{c} chased it down the lane and came back puffing.
      "Where is it going?"
      The wind laughed over the roof.`,
    ),
    gain: beat(
      'reaching happy front | jumping happy',
      ['{n}抱住红风筝，{c}高兴地跳', '{n} holds the red kite again and {c} jumps for joy'],
      `!红风筝就在{goal}。|到了{goal}，红风筝就挂在那儿。
      !它给小鸟当了屋顶。|原来一窝小鸟，拿它当了屋顶。
      {n}不忍心拿走。|{n}把手伸出去，又缩了回来。
      “再糊一只吧。”{n}说。
      小鸟送了一根羽毛。|鸟妈妈送来一根蓝羽毛。
      羽毛当新尾巴，正好。
      叽叽，叽叽，谢谢你。`,
      `!The kite was at {goal}.|And there at {goal} hung the red kite.
      !Baby birds sat under it.|A nest of baby birds had it for a roof.
      {n} could not take it.|{n} reached out and then let both hands drop.
      "I'll make another," said {n}.
      They got a blue feather.|The mother bird dropped a blue feather for them.
      It would make a fine tail.
      Cheep, cheep. Thank you.`,
    ),
    end: {
      zh: `!桌上有了新风筝。|桌上，一只新风筝正等着浆糊干。
      蓝羽毛当了尾巴。`,
      en: `!A new kite lay drying.|On the table a new kite lay drying.
      Its tail was one blue feather.`,
    },
  },
  {
    titles: {
      zh: '谁在{goal}吹口哨|{n}和神秘的声音',
      en: 'Who Whistles at {goal}?|{n} and the Strange Tune',
    },
    thing: noun('口哨声|一阵口哨声', 'the whistle|a strange whistle'),
    want: beat(
      'pointing curious side | standing curious',
      ['{n}侧耳听远处的声音，{c}也竖着耳朵', '{n} listens to a far sound and {c} listens too'],
      `!呜——咿——什么声音？|呜——咿——远处传来奇怪的声音。
      !是从{goal}来的。|那声音，是从{goal}传来的。
      像口哨，又像在叹气。|听着像吹口哨，又像谁在叹气。
      谁也不知道是什么。|问了一圈，谁也说不清是什么。
      {c}说是巨人在喝汤。|{c}说，一定是巨人在喝汤。
      “去听听看。”{n}说。
      耳朵痒痒的，好想知道。`,
      `!Hoo, wee! What was that?|Hoo, wee! A strange sound came from far away.
      !It came from {goal}.|It seemed to come from {goal}.
      Half whistle, half sigh.|It was half a whistle and half a sigh.
      Nobody knew what made it.|They asked everyone, and nobody knew what made it.
      "A giant eating soup," said {c}.
      "Let's go and hear," said {n}.
      Their ears itched to know.`,
    ),
    gain: beat(
      'kneeling curious close | sitting surprised',
      [
        '{n}发现一只会唱歌的空瓶子，{c}凑近瓶口',
        '{n} finds an empty bottle that sings in the wind and {c} bends over it',
      ],
      `!{goal}有个空瓶子。|{goal}的石头缝里，有一只空瓶子。
      !风一吹，它就唱歌。|风从瓶口吹过，它就唱起歌来。
      呜——咿——就是它！
      {n}也对着吹了一口。|{n}也对着瓶口，轻轻吹了一口气。
      {c}吹，吹出一声屁响。|{c}也来吹，吹出噗的一声屁响。
      大家笑得坐不稳。
      瓶里还装着一点海风。`,
      `!A bottle stood at {goal}.|At {goal}, between two stones, stood an empty bottle.
      !The wind made it sing.|When the wind crossed its mouth, the bottle sang.
      Hoo, wee! That was it!
      {n} blew across it too.|{n} bent down and blew across it very softly.
      {c} blew a rude noise.|{c} blew as well and made a very rude noise.
      They laughed until they shook.
      No giant, and no soup.`,
    ),
    end: {
      zh: `!夜里，瓶子又唱了。|夜里，远处的瓶子又唱起来。
      现在他们听得懂了。`,
      en: `!At night the bottle sang.|That night they heard the bottle sing again.
      Now it sounded like a friend.`,
    },
  },
]
