import { call } from './client.ts'
import type { Report } from './report.ts'
import { type Session, signIn } from './sign-in.ts'

type Me = { email: string; credits: number; consentVersion: number | null; requiredConsentVersion: number }

async function walkConsent(base: string, report: Report, token: string, order: unknown): Promise<void> {
  const before = await call(base, 'POST', '/api/stories', { token, body: order })
  report.refused('POST stories before the consent', before, 403, 'FORBIDDEN')
  report.check(
    'the refusal names consent',
    (before.body.details as { reason?: string })?.reason === 'consent',
    before.body,
  )
  const wrong = await call(base, 'POST', '/api/auth/consent', { token, body: { version: 999 } })
  report.refused('POST auth/consent with another version', wrong, 400, 'VALIDATION_ERROR')
  const given = await call(base, 'POST', '/api/auth/consent', { token, body: { version: 1 } })
  report.check('the consent is kept', report.data<Me>('POST auth/consent', given).consentVersion === 1)
}

/** Who never agreed and refuses has no account: the same person comes back as somebody new. */
async function walkRefusal(base: string, report: Report): Promise<void> {
  const email = `refused-${Date.now()}@example.com`
  const { accessToken: token, user } = await signIn(base, report, email)
  report.data('DELETE auth/consent', await call(base, 'DELETE', '/api/auth/consent', { token }))
  const after = await call(base, 'GET', '/api/auth/me', { token })
  report.refused('GET auth/me after the refusal', after, 401, 'UNAUTHORIZED')
  const again = await signIn(base, report, email)
  report.check('the refused account was kept nowhere', again.user.id !== user.id)
}

/** From nobody to a parent who has given consent. */
export async function walkAuth(base: string, report: Report, order: unknown): Promise<Session> {
  report.refused('GET auth/me without a token', await call(base, 'GET', '/api/auth/me'), 401, 'UNAUTHORIZED')
  const nonsense = await call(base, 'GET', '/api/auth/me', { token: 'nonsense' })
  report.refused('GET auth/me with a token of nobody', nonsense, 401, 'UNAUTHORIZED')
  const email = `contract-${Date.now()}@example.com`
  const session = await signIn(base, report, email)
  const token = session.accessToken
  const me = report.data<Me>('GET auth/me', await call(base, 'GET', '/api/auth/me', { token }))
  report.check(
    'me is who signed in, with the free plan’s 50 credits',
    me.email === email && me.credits === 50,
    me,
  )
  await walkConsent(base, report, token, order)
  await walkRefusal(base, report)
  return session
}

/** Rotation, the reuse of an old refresh token, and signing out. */
export async function walkTokens(base: string, report: Report, session: Session): Promise<void> {
  const refresh = (refreshToken: string) =>
    call(base, 'POST', '/api/auth/refresh', { body: { refreshToken } })
  const fresh = report.data<{ token: string; refreshToken: string }>(
    'POST auth/refresh',
    await refresh(session.refreshToken),
  )
  report.data(
    'GET auth/me with the new token',
    await call(base, 'GET', '/api/auth/me', { token: fresh.token }),
  )
  report.refused(
    'POST auth/refresh with the old token',
    await refresh(session.refreshToken),
    401,
    'UNAUTHORIZED',
  )
  report.refused(
    'the whole family has ended',
    await call(base, 'GET', '/api/auth/me', { token: fresh.token }),
    401,
    'UNAUTHORIZED',
  )
  const again = await signIn(base, report, `contract-${Date.now()}@example.com`)
  const token = again.accessToken
  report.data('POST auth/logout', await call(base, 'POST', '/api/auth/logout', { token }))
  report.refused(
    'GET auth/me after logout',
    await call(base, 'GET', '/api/auth/me', { token }),
    401,
    'UNAUTHORIZED',
  )
}
