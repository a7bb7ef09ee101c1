export { createPictureModel } from './create-picture-model.ts'
export { createTextModel } from './create-text-model.ts'
export { type ReplicateEnv, replicateEnvSchema } from './env.ts'
