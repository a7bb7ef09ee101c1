import { isLocalPath } from '@taleglow/contracts'
import { callApi } from '../../lib/call-api.ts'
import { recallPath } from '../../lib/remembered-path.ts'
import { keepState } from './sign-in-state.ts'

/**
 * Sends the browser to the provider's page; it comes back to /auth/callback. A remembered path that the server would
 * not take is left to this tab's memory.
 */
export async function startSignIn(): Promise<void> {
  const path = recallPath()
  const query = new URLSearchParams(isLocalPath(path) ? { redirectTo: path } : {})
  const { url, state } = await callApi<{ url: string; state: string }>(`/auth/google/url?${query}`)
  keepState(state)
  location.assign(url)
}
