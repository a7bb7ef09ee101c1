import { beat } from '../beat.ts'
import type { TraitMaterial } from '../challenge.ts'

export const adventurous: TraitMaterial = {
  habits: {
    zh: `{n}最爱没走过的路。
    {n}爱画地图。|{n}画的地图贴满了一面墙。
    {n}的水壶总是满的。|{n}的水壶总是满的，随时可以出发。`,
    en: `{n} loved unknown paths.|{n} loved any path that had no name yet.
    {n}'s maps covered one wall.
    {n}'s water bottle stood ready.|{n} kept a full water bottle, just in case.`,
  },
  touches: {
    zh: `“走新路！”{n}说。|路边有条野径，{n}说：“走这边！”
    “那边没去过！”{n}眼睛亮了。
    {n}给小山起名字。|{n}给路过的小坡起了名，叫馒头山。`,
    en: `{n} chose the wild side.|There was a wild little track, and {n} chose it.
    "That's new!" said {n}.|"We've never been there!" said {n}, eyes shining.
    {n} named a hill Bun.|{n} gave a hill a name. Mount Bun, it was.`,
  },
  challenges: [
    {
      meet: beat(
        'standing surprised | standing worried',
        ['路断在一堆落石前，{n}和{c}停下', 'the path ends at a heap of fallen stones before {n} and {c}'],
        `!路没有了。|走着走着，路没有了。
        !石头堆成了墙。|落下的石头，堆成一面高高的墙。
        地图上没画这个。|地图上没画这个，只画了一只鸟。
        {c}把地图倒过来看。
        倒过来，鸟是躺着的。`,
        `!The path just stopped.|They went round a bend, and the path just stopped.
        !Stones had made a wall.|Fallen stones had piled up into a wall.
        The map said nothing.|The map said nothing of this, it only had a bird.
        {c} turned it upside down.
        Now the bird was resting.`,
      ),
      first: beat(
        'standing worried side | running worried',
        ['{n}和{c}想从石堆边上绕，都是刺丛', '{n} and {c} try to go round the stones and meet thorns'],
        `!从旁边绕，都是刺。|他们从左边绕，左边都是刺。
        !右边也是，哎哟！|从右边绕，右边的刺更长，哎哟！
        {c}扎成了小刺猬。|{c}退出来时，身上挂满了小刺。
        {n}一根一根帮它拔。
        “轻点，轻点！”`,
        `!Left was all thorns.|They tried round the left, but it was all thorns.
        !Right was too. Ouch!|The right had even longer ones. Ouch!
        {c} came out prickly.|{c} came back looking like a pincushion.
        {n} picked out each one.
        "Gently, gently!"`,
      ),
      second: beat(
        'sitting worried | sitting sleepy',
        ['{n}和{c}坐在石堆前等人来', '{n} and {c} sit by the stones waiting for someone'],
        `!他们等人来帮忙。|“等等看，也许有人来。”{c}说。
        !等了好久，没人来。|等到影子变长，一个人也没有来。
        来了一只蚂蚁。|只来了一只蚂蚁，看看就走了。
        {c}请蚂蚁帮忙搬石头。
        蚂蚁说它很忙。`,
        `!They waited for help.|"Let's wait for somebody," said {c}.
        !Nobody came along.|They waited till the shadows grew, and nobody came.
        One ant came by.|One ant came, looked at the wall and left.
        {c} asked it to lift.
        The ant was too busy.`,
      ),
      solve: beat(
        'pointing happy back | running happy',
        [
          '{n}拨开树叶，发现一条滑道般的小路，{c}滑了下去',
          '{n} parts the leaves and finds a slide of a path while {c} slides off down it',
        ],
        `!“那边没人走过！”|{n}拨开叶子：“那边，没人走过！”
        !叶子后面有条滑道。|叶子后面，藏着一条光溜溜的滑道。
        通到哪儿？不知道！|“通到哪儿？”“不知道，才好玩！”
        !呜呼——他们滑下去。|呜呼——两个一前一后滑下去。
        落在软软的草堆上。|转三个弯，扑，落在软草堆上。
        {c}还想再来十遍。
        {n}在地图上添了一笔。`,
        `!"No one's been there!"|{n} parted the leaves. "Nobody has been this way!"
        !Behind lay a slide.|Behind them lay a slide, smooth and twisting.
        Where to? Who knows!|"Where does it go?" "No idea! That's the fun."
        !Whee! Down they slid.|Whee! One behind the other they slid.
        Soft grass caught them.|Three bends, and pouf, soft grass caught them.
        {c} wanted ten more goes.
        {n} drew it on the map.`,
      ),
    },
    {
      meet: beat(
        'standing worried wide | standing worried | fog',
        ['大雾里，{n}和{c}只看得见彼此', 'in thick fog {n} and {c} can hardly see each other'],
        `!起雾了，好大的雾。|忽然起了雾，雾浓得像牛奶。
        !什么也看不见了。|前面的路，一下子全不见了。
        {c}看不见自己的脚。|{c}低头看，自己的脚也不见了。
        “我的脚呢？”
        雾湿湿的，凉凉的。`,
        `!Down came the fog.|All at once the fog came down, thick as milk.
        !They saw nothing.|The path ahead was gone, and so was the path behind.
        {c} lost its own feet.|{c} looked down, and even its feet were gone.
        "Where are my feet?"
        The fog was wet and cool.`,
      ),
      first: beat(
        'standing curious | sitting curious | fog',
        ['{n}在雾里打开地图，{c}凑上来', '{n} opens the map in the fog and {c} comes close'],
        `!{n}打开了地图。|{n}打开地图，纸上也蒙着雾。
        !看不清自己在哪儿。|地图再好，也不知自己在哪儿。
        {c}指着一块果酱印。|“我们在这儿。”{c}指着一块果酱印。
        果酱印倒是很清楚。
        地图软塌塌地垂下来。`,
        `!{n} opened the map.|{n} opened the map, and it was foggy too.
        !But where were they?|A map is no help if you can't tell where you are.
        {c} pointed at some jam.|"We're here," said {c}, and pointed at some jam.
        At least the jam was clear.
        The map drooped, all damp.`,
      ),
      second: beat(
        'pointing worried | running worried | fog',
        [
          '{n}和{c}在雾里循着声音走，又绕回来',
          '{n} and {c} follow a sound in the fog and come back in a circle',
        ],
        `!他们跟着水声走。|“听，有水声！”他们跟着水声走。
        !声音到处都是。|雾里的声音，好像到处都是。
        叮咚，叮咚，在哪边？
        绕一圈，又踩到旧脚印。|绕了一圈，又看见自己的脚印。
        {c}和脚印打了声招呼。`,
        `!They followed a trickle.|"Listen, water!" They followed the sound.
        !It came from everywhere.|In the fog it seemed to come from everywhere.
        Drip, drip. Which way?
        Round they went, and back.|Round they went and met their own footprints.
        {c} greeted the footprints politely.`,
      ),
      solve: beat(
        'reaching proud | standing happy | fog',
        [
          '{n}一手拉绳，一步放一颗白石子，{c}拉着绳尾穿过雾',
          '{n} holds a rope and lays white pebbles one by one while {c} holds the rope end in the fog',
        ],
        `!{n}把绳子系在腰上。|{n}把绳子一头系腰上，一头给{c}。
        !走一步，放颗白石子。|走一小段，放下一颗白石子。
        有石子的，就不走了。|“有石子的，就是走过的。”{n}说。
        一颗，两颗，九颗。
        !第十颗，雾没有了！|放到第十颗，呼，雾没有了！
        {c}回头看，一串小月亮。|回头一看，石子像一串小月亮。`,
        `!{n} tied on a rope.|{n} tied on a rope and gave {c} the end.
        !White pebbles marked the way.|Every little while {n} laid down a white pebble.
        Pebble there? Try elsewhere.|"Where there's a pebble, we've been," said {n}.
        One, two, nine.
        !Then the fog was gone!|At the tenth pebble, puff, the fog was gone!
        Behind lay tiny moons.|Behind them the pebbles lay like small moons.`,
      ),
    },
  ],
}
