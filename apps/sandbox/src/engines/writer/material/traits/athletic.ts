import { beat } from '../beat.ts'
import type { TraitMaterial } from '../challenge.ts'

export const athletic: TraitMaterial = {
  habits: {
    zh: `{n}扔球又远又准。|{n}扔球又远又准，能扔进远处的桶里。
    {n}每天练拉绳子。
    {n}爱伸懒腰。|{n}早上要伸九个大懒腰。`,
    en: `{n} threw far and straight.|{n} could throw a ball into a bucket far away.
    {n} practised pulling ropes.|Every day {n} practised pulling on a rope.
    {n} did nine morning stretches.`,
  },
  touches: {
    zh: `{n}抓住了飞帽子。|风来了，{n}伸手一抓，帽子没飞走。
    {n}拉{c}上了坡。|坡很陡，{n}拉了{c}一把。
    {n}跟风赛了跑。|{n}和风赛跑，差点赢了。`,
    en: `{n} caught the flying hat.|The wind took a hat, and {n} caught it one handed.
    {n} pulled {c} up the slope.
    {n} raced the wind a bit.|{n} raced the wind to the bend and nearly won.`,
  },
  challenges: [
    {
      meet: beat(
        'pointing curious | sitting curious',
        ['{high}顶上挂着一口铜钟，{n}和{c}抬头看', 'a brass bell hangs high on {high} above {n} and {c}'],
        `!{high}上挂着钟。|{high}的顶上，挂着一口铜钟。
        !钟一响，路才会开。|牌子上写：“钟一响，路就开。”
        没有绳子，也没梯子。
        {c}够了够，差得远。|{c}伸手够了够，差十个{c}那么高。
        铜钟在风里闪着光。`,
        `!A bell hung up high.|High on {high} hung a brass bell.
        !Ring it, and pass.|A sign said, "Ring me, and the way will open."
        No rope. No ladder.
        {c} reached. Too short.|{c} reached up, but it was ten {c}s too short.
        The brass winked in the sun.`,
      ),
      first: beat(
        'reaching worried | jumping worried',
        ['{n}和{c}使劲摇{high}', '{n} and {c} shake {high}'],
        `!他们抱住它摇呀摇。|他们抱住{high}，使劲摇呀摇。
        !没响，掉下只袜子。|钟没响，只掉下一只旧袜子。
        正好盖住{c}：噗！
        “天黑了！”{c}说。|“天黑了！”{c}在袜子里喊。
        袜子闻起来有点年头了。`,
        `!They shook and shook.|They took hold of {high} and shook and shook.
        !No ring. One old sock.|No ring came, but down came one old sock.
        It hit {c}. Flop!
        "It's night!" said {c}.|"It's night already!" called {c} from inside the sock.
        The sock smelled rather old.`,
      ),
      second: beat(
        'waving surprised | jumping happy',
        [
          '{c}踩着一摞石头往上够，摔了下来，{n}去接',
          '{c} tries from a pile of stones and topples, {n} reaches out to catch it',
        ],
        `!{c}站上石头跳。|他们堆起石头，{c}站上去跳。
        !哗啦！石头全塌了。|一、二、三，哗啦，石头全塌了。
        {n}一把接住了它。|{n}眼快手快，一把接住了它。
        “接得好！”{c}说。
        高还是那么高。`,
        `!{c} jumped from some stones.|They piled up stones, and {c} jumped from the top.
        !Crash! Down it came.|One, two, three, crash, the whole pile came down.
        {n} caught it neatly.|{n} was quick and caught it in both arms.
        "Good catch!" said {c}.
        High was still high.`,
      ),
      solve: beat(
        'reaching proud wide | jumping happy',
        [
          '{n}把皮球用力抛向铜钟，球正中，{c}欢呼',
          '{n} throws a ball right at the brass bell and hits it while {c} cheers',
        ],
        `!{n}拿出皮球，瞄准。|{n}想起了皮球，眯起一只眼瞄准。
        !第三次，当！打中了！|一次高了，一次低了，第三次，当！
        {c}帮忙捡球。|每次都由{c}把球捡回来。
        手要稳，气要匀。|手要稳，气要匀，心里别着急。
        {c}高兴得捂错了耳朵。
        !咔咔咔，路打开了。|钟声一圈圈荡开，前面的路打开了。
        还响了好久好久。`,
        `!{n} took aim, ball ready.|{n} remembered the ball and shut one eye to aim.
        !Third throw. Dong! A hit!|Too high, too low, and the third throw went dong!
        {c} fetched each ball.|After each throw {c} fetched the ball.
        Steady arm. Slow breath.
        {c} covered the wrong ears.
        !Click! The way opened.|The ringing spread in rings, and the way opened.
        It rang for ages.`,
      ),
    },
    {
      meet: beat(
        'standing worried | standing worried',
        [
          '{gap}上的渡船停在对岸，{n}和{c}站在这边',
          'the ferry lies on the far side of {gap} and {n} and {c} stand on this one',
        ],
        `!前面横着{gap}。|前面横着{a gap}，水声很大。
        !小船停在对面。|有条小船，可是停在对面。
        只有一根绳子连着。|一根湿绳子，从这边连到那边。
        {c}叫船：“过来！”
        船不听{c}的。`,
        `!{gap} lay before them.|Before them lay {a gap}.
        !The boat was across.|There was a boat, but it lay on the other side.
        One rope joined them.|One wet rope ran from this side to that.
        "Come here!" called {c}.
        The boat did not listen.`,
      ),
      first: beat(
        'reaching worried side | standing worried',
        [
          '{c}一个人拉绳子，绳子纹丝不动，{n}看着',
          '{c} pulls the rope alone and nothing moves while {n} looks on',
        ],
        `!{c}先来拉绳子。|“我来！”{c}咬住绳子往后拉。
        !船动也没动。|脸都憋红了，船动也没动。
        {c}倒被绳子拉走一截。
        “绳子比我犟。”{c}说。
        {n}帮它揉了揉下巴。|{n}帮它揉了揉酸酸的下巴。`,
        `!{c} pulled first.|"Let me!" {c} took the rope in its teeth and pulled.
        !The boat stayed put.|It pulled until it was red, and the boat stayed put.
        The rope pulled {c} instead.
        "It's stubborn," said {c}.
        {n} rubbed its sore chin.`,
      ),
      second: beat(
        'reaching worried | running worried',
        [
          '{n}和{c}乱拉绳子，船转了个圈又漂回去',
          '{n} and {c} tug out of time, the boat spins and drifts back',
        ],
        `!两个一起乱拉。|两个一起拉，你一下，我一下。
        !船转个圈，又回去了。|船转了一个圈，又漂回去了。
        你拉的时候，我在歇。
        手心都红了。|湿绳子滑溜溜的，手心都红了。
        “我们没对上。”{n}说。`,
        `!They tugged, all anyhow.|They both tugged, first one and then the other.
        !It spun and went back.|The boat spun round once and drifted back.
        One pulled while one rested.
        Their palms turned red.|The rope was slippery, and their palms turned red.
        "We're not together," said {n}.`,
      ),
      solve: beat(
        'reaching proud side | jumping happy',
        [
          '{n}稳稳拉着绳子喊号子，{c}在后面一起拉，小船靠过来',
          '{n} pulls the rope in a steady beat with {c} behind and the boat comes in',
        ],
        `!{n}抓稳绳子，喊号子。|{n}抓稳绳子，深吸一口气，喊起号子。
        !“嗨——哟！”一起拉！|“嗨——”预备，“哟——”一起拉！
        力气要用在一个点上。
        船一下一下过来了。|一下，又一下，船头朝他们点点头。
        胳膊热乎乎的，真带劲。
        {c}在“哟”的时候放了个屁。
        !咚，船靠岸了。|咚，船靠了岸，载他们过{gap}。`,
        `!{n} held on and called.|{n} took a firm grip and a deep breath and called.
        !"Heave! Ho!" Together now!|"Heave!" Ready. "Ho!" Both together.
        Their pulls became one pull.
        The boat came, bit by bit.|Pull by pull the boat came nodding over.
        Their arms felt warm and strong.
        {c} tooted on the ho.
        !Bump! The boat was there.|Bump! It landed, and took them over {gap}.`,
      ),
    },
  ],
}
