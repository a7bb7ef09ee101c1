import { PLANS, type Plan } from '@taleglow/contracts'
import { useUser } from '../../lib/auth-store.ts'

/** The catalogue entry of the parent's plan. */
export function usePlan(): Plan {
  return PLANS[useUser()?.plan ?? 'free']
}
