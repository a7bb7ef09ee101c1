import type { ProcedureName } from '../router.ts'

export type RestRoute = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below /api. */
  path: string
  procedure: ProcedureName
  /** Status of a success, 200 where none is given. */
  status?: 201
}

/** The procedures as the HTTP contract serves them. What is not here has no REST form. */
export const REST_ROUTES: readonly RestRoute[] = [
  { method: 'GET', path: '/auth/google/url', procedure: 'auth.startSignIn' },
  { method: 'POST', path: '/auth/google', procedure: 'auth.signIn' },
  { method: 'POST', path: '/auth/refresh', procedure: 'auth.refresh' },
  { method: 'POST', path: '/auth/logout', procedure: 'auth.logout' },
  { method: 'GET', path: '/auth/me', procedure: 'auth.me' },
  { method: 'POST', path: '/auth/consent', procedure: 'auth.consent' },
  { method: 'DELETE', path: '/auth/consent', procedure: 'auth.refuseConsent' },
  { method: 'GET', path: '/auth/credits', procedure: 'auth.credits' },

  { method: 'POST', path: '/stories', procedure: 'stories.create', status: 201 },
  { method: 'GET', path: '/stories', procedure: 'stories.list' },
  { method: 'GET', path: '/stories/themes', procedure: 'stories.themes' },
  { method: 'GET', path: '/stories/styles', procedure: 'stories.styles' },
  { method: 'GET', path: '/stories/voices', procedure: 'stories.voices' },
  { method: 'GET', path: '/stories/settings', procedure: 'stories.settings' },
  { method: 'GET', path: '/stories/traits', procedure: 'stories.traits' },
  { method: 'GET', path: '/stories/:id', procedure: 'stories.get' },
  { method: 'DELETE', path: '/stories/:id', procedure: 'stories.delete' },
  { method: 'GET', path: '/stories/:id/status', procedure: 'stories.status' },
  { method: 'POST', path: '/stories/:id/cancel', procedure: 'stories.cancel' },
]
