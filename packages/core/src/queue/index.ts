export { createJobs } from './create-jobs.ts'
export { LOST_QUEUE, QUEUES } from './definitions.ts'
export { openBoss } from './open-boss.ts'
export { prepareQueues } from './prepare-queues.ts'
