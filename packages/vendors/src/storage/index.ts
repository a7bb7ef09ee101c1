export { createStorage, mediaFolder } from './create-storage.ts'
export { storageEnvSchema } from './env.ts'
export { createMediaLinks, type MediaLinks } from './media-links.ts'
