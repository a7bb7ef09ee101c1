import { beat, noun } from '../beat.ts'
import type { SettingMaterial } from '../setting.ts'

export const garden: SettingMaterial = {
  nouns: {
    goal: [
      noun('玻璃屋', 'the Glasshouse'),
      noun('紫藤架', 'Wisteria Arch'),
      noun('荷花池', 'Lily Pond'),
      noun('梨树台', 'Pear Tree Mound'),
    ],
    guard: [
      noun('大雄蜂|一只嗡嗡响的大雄蜂', 'the bumblebee|a grand fat bumblebee'),
      noun('老田鼠|一只翘胡子的老田鼠', 'the vole|an old vole with a moustache'),
      noun('大公鸡|一只红冠子大公鸡', 'the rooster|a red crested rooster'),
    ],
    small: [
      noun('毛毛虫|一条小毛毛虫', 'the caterpillar|a small caterpillar'),
      noun('小蚂蚁|一只小蚂蚁', 'the ant|a very small ant'),
      noun('小蟋蟀|一只小蟋蟀', 'the cricket|a little cricket'),
    ],
    gate: [
      noun('花园门|一扇爬满花的门', 'the garden gate|a gate all over roses'),
      noun('篱笆门|一道矮矮的篱笆门', 'the wicket|a low wooden wicket'),
    ],
    gap: [
      noun('小水渠|一条小水渠', 'the water channel|a narrow water channel'),
      noun('鱼池|一个绿绿的鱼池', 'the fish pond|a green fish pond'),
    ],
    dark: [
      noun('花房|没点灯的花房', 'the shed|a shed with no light'),
      noun('树篱洞|树篱下的黑洞洞', 'the hedge hole|a dark hole through the hedge'),
    ],
    high: [
      noun('向日葵|最高的向日葵', 'the sunflower|the tallest sunflower'),
      noun('苹果树|一棵老苹果树', 'the apple tree|an old apple tree'),
    ],
    heavy: [
      noun('大南瓜|一个滚圆的大南瓜', 'the pumpkin|an enormous pumpkin'),
      noun('大花盆|一个装满土的大花盆', 'the flowerpot|a giant flowerpot'),
    ],
  },
  opens: [
    beat(
      'reaching happy | sitting happy',
      ['{n}在花园里浇水，{c}坐在花盆旁', '{n} waters a garden and {c} sits by a flowerpot'],
      `!{n}在花园里浇水。|每天早上，{n}都去花园里浇水。
      水珠在叶子上打滚。
      蜜蜂还在花里睡觉。|一只蜜蜂还在花里睡觉，露着屁股。
      泥土闻起来像新的一天。`,
      `!{n} was watering the garden.|Every morning {n} was out watering the garden.
      Drops rolled on the leaves.
      A bee still slept.|One bee still slept in a flower, bottom out.
      The soil smelled of morning.`,
    ),
    beat(
      'kneeling curious | sitting curious',
      ['{n}凑近看一个花骨朵，{c}也凑近看', '{n} looks closely at a flower bud and so does {c}'],
      `!{n}有一座小花园。|{n}有一座篱笆围着的小花园。
      豆荚啪地裂开了。
      番茄红着脸。|番茄红着脸，一个挤着一个。
      风车呼噜噜地转。`,
      `!{n} had a little garden.|{n} had a little garden with a fence all round.
      A pea pod went pop.
      The tomatoes blushed.|The tomatoes stood close together and blushed.
      A paper windmill whirred.`,
    ),
  ],
  walks: [
    beat(
      'standing happy side | flying happy',
      ['{n}和{c}走在高高的花丛间', '{n} and {c} go between tall flowers'],
      `!花比他们还高。|这里的花，长得比他们还高。
      花粉落在{c}鼻子上。
      阿——嚏！花都点头。|{c}打了个喷嚏，一排花都点头。
      蝴蝶停在帽子上。|一只白蝴蝶停在{n}肩上歇脚。
      红的、黄的、蓝的。`,
      `!The flowers grew very tall.|The flowers grew taller than both of them.
      Pollen fell on {c}'s nose.
      Achoo! The flowers nodded.|{c} sneezed, and a whole row of flowers nodded.
      A butterfly took a rest.|A white butterfly rested on {n}'s shoulder.
      Red, yellow, blue.`,
    ),
    beat(
      'kneeling laughing | sitting curious',
      ['{n}和{c}蹲在白菜地里看虫子', '{n} and {c} watch a beetle in the cabbage patch'],
      `!白菜地里有人开会。|白菜地里，一群甲虫在开会。
      “吱吱！”“嗡嗡！”
      {c}也举手发言。
      谁也听不懂它说什么。|可是谁也没听懂{c}说什么。
      大家还是拍了手。`,
      `!Beetles met among the cabbages.|Among the cabbages the beetles were holding a meeting.
      Tick, tick! Buzz, buzz!
      {c} put up its hand.
      Nobody understood {c}.|{c} made a speech that nobody understood.
      They clapped anyway.`,
    ),
    beat(
      'reaching happy | standing happy',
      ['{n}伸手摘一个红苹果，{c}在下面等', '{n} reaches for a red apple and {c} waits below'],
      `!一个苹果掉下来：咚！|他们走过果树下，一个苹果掉下来：咚！
      正好落在{c}怀里。
      咔嚓，甜甜的。
      核留给小蚂蚁。|苹果核留给了路过的蚂蚁。
      {c}说是苹果自己跳的。`,
      `!An apple fell. Bump!|As they passed under a tree, an apple fell. Bump!
      {c} caught it by accident.
      Crunch. It was sweet.
      The ants got the core.|They left the core for the ants to carry home.
      "It jumped," said {c}.`,
    ),
  ],
  senses: {
    zh: `蜜蜂嗡嗡地忙。
    湿土闻起来香香的。|刚浇过的土，闻起来凉凉香香的。
    茉莉的香味绕过来。|茉莉的香味，绕着篱笆飘过来。
    蜗牛背着家慢慢爬。
    水壶滴答，滴答。
    豆荚啪的一声裂了。|太阳一晒，豆荚啪的一声裂了。
    青蛙扑通跳进水里。
    风车转成一朵花。|纸风车越转越快，转成一朵花。
    薄荷叶凉凉的。|{c}嚼了片薄荷叶，凉得张大嘴。
    一只鸟在啄樱桃。`,
    en: `Bees hummed at their work.
    Wet soil smelled good.|The freshly watered soil smelled cool and good.
    Jasmine sweetened the air.|The smell of jasmine came creeping round the fence.
    A snail carried its house by.
    Drip, drop, went the can.
    A pea pod cracked. Pop!
    A frog went plop.|A frog jumped into the water with a fat plop.
    The windmill spun into a flower.
    The mint tasted cold.|{c} chewed some mint and gasped at the cold.
    A bird pecked at cherries.`,
  },
}
