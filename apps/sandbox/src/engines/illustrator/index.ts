export { drawPicture, type PictureOrder } from './draw-picture.ts'
