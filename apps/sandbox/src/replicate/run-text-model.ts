import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type { Latency } from '../control/latency.ts'
import type { ModelRun } from './model-run.ts'
import type { TextInput } from './models.ts'

const tokensPerTurn = 8
const shortestSleep = 15

/**
 * Writes a story where the prompt holds an order, else a plain answer, token by token.
 * The answer is cut after `max_tokens`, as at the vendor.
 */
export async function runTextModel(run: ModelRun<TextInput>): Promise<void> {
  const { input, engines, signal } = run
  const text = input.prompt.includes('<order>')
    ? engines.writeStory(input.prompt, String(run.seed))
    : engines.answerPlainly(input.prompt)
  const tokens = engines.splitTokens(text).slice(0, input.max_tokens)
  const dueTimes = scheduleTokens(tokens, run.latency)
  const startedAt = performance.now()
  for (const [index, token] of tokens.entries()) {
    const rest = startedAt + (dueTimes[index] ?? 0) - performance.now()
    if (rest > shortestSleep) await sleep(rest, undefined, { signal })
    else if (index % tokensPerTurn === 0) await nextTurn(undefined, { signal })
    run.emitToken(token)
  }
}

/** When each token is due, in milliseconds from the start: the first line by `textPlan`, all by `textWhole`. */
export function scheduleTokens(tokens: readonly string[], { textPlan, textWhole }: Latency): number[] {
  const lineEnd = tokens.findIndex((token) => token.includes('\n'))
  const planned = lineEnd < 0 ? tokens.length : lineEnd + 1
  const rest = Math.max(1, tokens.length - planned)
  return tokens.map((_token, index) =>
    index < planned
      ? (textPlan * (index + 1)) / planned
      : textPlan + ((textWhole - textPlan) * (index + 1 - planned)) / rest,
  )
}
