export { translate } from './server.ts'
