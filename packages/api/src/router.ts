import { authRouter } from './routers/auth.ts'
import { storiesRouter } from './routers/stories.ts'
import { createCallerFactory, router } from './trpc.ts'

export const appRouter = router({ auth: authRouter, stories: storiesRouter })
export type AppRouter = typeof appRouter

type Routers = AppRouter['_def']['record']

/** The name of a procedure: `stories.create`. */
export type ProcedureName = {
  [R in keyof Routers]: `${R}.${Extract<keyof Routers[R], string>}`
}[keyof Routers]

export const createCaller = createCallerFactory(appRouter)

const procedures = appRouter._def.procedures as unknown as Record<
  string,
  { _def: { meta?: { isPublic: boolean } } } | undefined
>

/** Whether a procedure is answered without a token; what does not exist is not. */
export function isPublic(name: string): boolean {
  return procedures[name]?._def.meta?.isPublic ?? false
}
