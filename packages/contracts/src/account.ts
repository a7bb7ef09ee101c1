import { z } from 'zod'
import { LOCAL_PATH, LOCAL_PATH_MAX_LENGTH } from './local-path.ts'
import { LANGUAGES } from './options.ts'

export const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  avatarUrl: z.string().nullable(),
  /** What can be spent: holds are already taken off. */
  credits: z.int(),
  plan: z.enum(['free', 'basic', 'premium', 'family']),
  language: z.enum(LANGUAGES),
  emailVerified: z.boolean(),
  hasPassword: z.boolean(),
  isDebugUser: z.boolean(),
  consentVersion: z.int().nullable(),
  requiredConsentVersion: z.int(),
  createdAt: z.string(),
})
export type User = z.infer<typeof userSchema>

/** A path of our own site; never another host, so that a sign-in cannot be used to send people away. */
export const localPathSchema = z.string().max(LOCAL_PATH_MAX_LENGTH).regex(LOCAL_PATH)

export const startSignInInputSchema = z.strictObject({ redirectTo: localPathSchema.optional() })
export const startedSignInSchema = z.object({ url: z.string(), state: z.string() })

export const signInInputSchema = z.strictObject({
  code: z.string().min(1).max(2000),
  state: z.string().min(1).max(200),
})
export const tokensSchema = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  expiresAt: z.string(),
})
export const signedInSchema = tokensSchema.extend({ user: userSchema, redirectTo: z.string().nullable() })
export type SignedIn = z.infer<typeof signedInSchema>

export const refreshInputSchema = z.strictObject({ refreshToken: z.string().min(1).max(200) })
export const refreshedSchema = z.object({
  token: z.string(),
  refreshToken: z.string(),
  expiresAt: z.string(),
})

export const consentInputSchema = z.strictObject({ version: z.int() })

export const creditsSchema = z.object({
  credits: z.int(),
  held: z.int(),
  lots: z.array(z.object({ amount: z.int(), source: z.string(), expiresAt: z.string() })),
  history: z.array(
    z.object({ at: z.string(), kind: z.string(), amount: z.int(), storyId: z.string().optional() }),
  ),
})
export type Credits = z.infer<typeof creditsSchema>

/** One choice of an option list, in the language of the request. */
export const optionSchema = z.object({
  id: z.string(),
  label: z.string(),
  description: z.string().optional(),
})
