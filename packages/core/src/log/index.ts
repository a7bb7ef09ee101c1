export { createLog } from './create-log.ts'
export { LOG_LEVELS } from './levels.ts'
