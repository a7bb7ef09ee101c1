import { v7 } from 'uuid'

/** Everything that is stored for a story lies below this. */
export const mediaFolderOf = (storyId: string) => `stories/${storyId}`

/** A new place for a file of a story. Keys are never used again, so an address never shows anything else. */
export const newMediaKey = (storyId: string, extension: 'webp' | 'mp3') =>
  `${mediaFolderOf(storyId)}/${v7()}.${extension}`
