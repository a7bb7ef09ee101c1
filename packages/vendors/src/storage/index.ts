export { createStorage, mediaFolder } from './create-storage.ts'
export { createMediaLinks, type MediaLinks } from './media-links.ts'
