import { lazy } from 'react'
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router'
import { setNavigation } from '../lib/go-to.ts'
import { CrashScreen } from './crash-screen.tsx'
import { Layout } from './layout/layout.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { RequireSignIn } from './require-sign-in.tsx'

const HomePage = lazy(() => import('../features/home/home-page.tsx'))
const SignInPage = lazy(() => import('../features/auth/sign-in-page.tsx'))
const SignInReturnPage = lazy(() => import('../features/auth/sign-in-return-page.tsx'))
const CreatePage = lazy(() => import('../features/create/create-page.tsx'))
const LibraryPage = lazy(() => import('../features/library/library-page.tsx'))
const LivePage = lazy(() => import('../features/live/live-page.tsx'))
const ReaderPage = lazy(() => import('../features/reader/reader-page.tsx'))
const ServerCalls = lazy(() => import('./server-calls.tsx'))

const signedIn: RouteObject = {
  Component: RequireSignIn,
  children: [
    {
      Component: ServerCalls,
      children: [
        { path: 'create', Component: CreatePage },
        { path: 'my-stories', Component: LibraryPage },
        { path: 'stories/:id', Component: ReaderPage },
        { path: 'stories/:id/live', Component: LivePage },
      ],
    },
  ],
}

const redirects: RouteObject[] = [
  { path: 'dashboard', element: <Navigate to="/my-stories" replace /> },
  { path: 'login', element: <Navigate to="/auth" replace /> },
  { path: 'signup', element: <Navigate to="/auth" replace /> },
]

/** The route table of the specification, section 2, as far as it is built. */
export const router = createBrowserRouter([
  {
    path: '/',
    Component: Layout,
    ErrorBoundary: CrashScreen,
    children: [
      {
        ErrorBoundary: CrashScreen,
        children: [
          { index: true, Component: HomePage },
          { path: 'auth', Component: SignInPage },
          { path: 'auth/callback', Component: SignInReturnPage },
          signedIn,
          ...redirects,
          { path: '*', Component: NotFoundPage },
        ],
      },
    ],
  },
])

setNavigation((path) => void router.navigate(path))
