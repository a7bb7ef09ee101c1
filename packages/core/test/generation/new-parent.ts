import type { GenerationContext } from '../../src/generation/index.ts'
import { signUp, type TestContext } from '../create-test-context.ts'
import { asGeneration, createFakeVendors, type FakeVendors } from '../fake-vendors.ts'

function ownJobs(): Pick<TestContext, 'jobs' | 'sent'> {
  const sent: TestContext['sent'] = []
  return { sent, jobs: { send: async (_tx, queue, data) => void sent.push({ queue, data } as never) } }
}

/** A parent of their own, with vendors and jobs of their own. */
export async function newParent(
  base: TestContext,
): Promise<{ vendors: FakeVendors; ctx: TestContext & GenerationContext }> {
  const parent = await signUp(base)
  const vendors = createFakeVendors()
  return { vendors, ctx: asGeneration({ ...parent, ...ownJobs() }, vendors) }
}

/** The same numbers for the same seed, so that a failure can be seen again. */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
