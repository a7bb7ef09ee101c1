import { type GenerationContext, giveUp, HANDLERS } from '../src/generation/index.ts'
import type { TestContext } from './create-test-context.ts'

const TRIES = 3

/**
 * Runs what was sent, in an order drawn by `random`, until nothing is left; a job that fails is tried again and then
 * given up, as the worker does.
 * @param until stops before a job when it says so
 */
export async function runJobs(
  ctx: TestContext & GenerationContext,
  random: () => number = Math.random,
  until: () => boolean | Promise<boolean> = () => false,
): Promise<void> {
  const signal = new AbortController().signal
  const tries = new Map<object, number>()
  while (ctx.sent.length > 0 && !(await until())) {
    const [job] = ctx.sent.splice(Math.floor(random() * ctx.sent.length), 1)
    if (!job) return
    try {
      await HANDLERS[job.queue](ctx, job.data as never, signal)
    } catch {
      const count = (tries.get(job) ?? 0) + 1
      tries.set(job, count)
      if (count < TRIES) ctx.sent.push(job)
      else await giveUp(ctx, job.queue, job.data)
    }
  }
}
