import type { Words } from './beat.ts'

const words = (zh: string, en: string): Words => ({ zh, en })

/** Short enough for the youngest, with a beat that can be clapped. */
export const REFRAINS: Words[] = [
  words('一步一步，就到啦。', 'Step by step, we get there.'),
  words('不急不急，有你有我。', 'No hurry. You and me.'),
  words('嘀嗒嘀嗒，往前走。', 'Tick, tock, on we walk.'),
  words('手拉手，慢慢走。', 'Side by side, nice and slow.'),
  words('再试一次，就一次。', 'Try again. Just one more.'),
  words('吸口气，数到三。', 'Breathe in. One, two, three.'),
  words('看一看，听一听。', 'Stop and look. Stop and listen.'),
  words('小小的光，也是光。', 'A little light is still light.'),
  words('噗通噗通，心在唱。', 'Thump, thump, sings my heart.'),
  words('转个弯，看看还有啥。', 'Around the bend, what comes next?'),
  words('风往前吹，我们走。', 'The wind goes on. So do we.'),
  words('你在，我在，就不怕。', 'You are here. I am too.'),
  words('一二三，出发啦！', 'One, two, three, and off!'),
  words('慢一点，也能到。', 'Slow and easy gets there too.'),
  words('沙沙沙，谁在那儿呀？', 'Rustle, rustle, who is there?'),
  words('今天的路，今天走。', "Today's road is for today."),
  words('路再弯，也有头。', 'Even a bendy road ends.'),
  words('啦啦啦，一起走。', 'La, la, la, come along.'),
  words('办法总会来敲门。', 'A good idea will knock.'),
  words('天很大，我们不怕。', 'Big, big sky. Brave, brave us.'),
]
