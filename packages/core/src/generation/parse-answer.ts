import { VendorError } from '../ports/index.ts'
import { type AnswerLine, answerLineSchema } from './story-plan.ts'

/** Models like to say a word before, or wrap their answer in a code fence, whatever they are told. */
const isDecoration = (line: string) => !line.trimStart().startsWith('{')

function parseLine(line: string): AnswerLine {
  try {
    return answerLineSchema.parse(JSON.parse(line))
  } catch (error) {
    throw new VendorError('text model', 'ended', 'The answer is not what was asked for', { cause: error })
  }
}

/**
 * The lines of the writer's answer, each as soon as it is whole.
 * @throws VendorError (ended) on an object that is broken or does not fit the schema
 */
export async function* parseAnswer(pieces: AsyncIterable<string>): AsyncGenerator<AnswerLine, void> {
  let buffer = ''
  for await (const piece of pieces) {
    buffer += piece
    const lines = buffer.split('\n')
    buffer = lines.pop() ?? ''
    for (const line of lines) if (!isDecoration(line)) yield parseLine(line)
  }
  if (!isDecoration(buffer)) yield parseLine(buffer)
}
