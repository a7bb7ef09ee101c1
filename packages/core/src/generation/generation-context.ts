import type { Context } from '../context/index.ts'
import type { PictureModel, Speech, Storage, TextModel } from '../ports/index.ts'

/** What the handlers of generation jobs need beside the context of every verb. */
export type GenerationContext = Context & {
  textModel: TextModel
  pictureModel: PictureModel
  speech: Speech
  storage: Storage
}
