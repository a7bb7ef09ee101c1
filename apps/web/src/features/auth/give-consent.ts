import type { User } from '@taleglow/contracts'
import { authorizedCall } from '../../lib/authorized-fetch.ts'
import { callApi } from '../../lib/call-api.ts'
import { updateUser } from '../../lib/update-user.ts'

/** Tells the server that the guardian agrees to this version of the notice. */
export async function giveConsent(version: number): Promise<void> {
  updateUser(await callApi<User>('/auth/consent', { body: { version }, fetch: authorizedCall }))
}
