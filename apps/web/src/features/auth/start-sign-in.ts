import { callApi } from '../../lib/call-api.ts'
import { recallPath } from '../../lib/remembered-path.ts'
import { keepState } from './sign-in-state.ts'

/** Sends the browser to the provider's page; it comes back to /auth/callback. */
export async function startSignIn(): Promise<void> {
  const query = new URLSearchParams({ redirectTo: recallPath() })
  const { url, state } = await callApi<{ url: string; state: string }>(`/auth/google/url?${query}`)
  keepState(state)
  location.assign(url)
}
