/** The paths of the web app (specification, section 2). Any other is answered with 404 and its not-found page. */
const CLIENT_ROUTES = [
  '/',
  '/auth',
  '/auth/callback',
  '/create',
  '/my-stories',
  '/stories/:id',
  '/stories/:id/live',
  '/dashboard',
  '/login',
  '/signup',
]

const PATTERNS = CLIENT_ROUTES.map((route) => new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}/?$`))

/** Whether the web app has a page at `path`. */
export function isClientRoute(path: string): boolean {
  return PATTERNS.some((pattern) => pattern.test(path))
}
