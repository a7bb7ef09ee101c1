export { installSampleBook } from './install-sample-book.ts'
export { listSamples } from './list-samples.ts'
export { type SampleBook, sampleBookSchema } from './sample-book.ts'
