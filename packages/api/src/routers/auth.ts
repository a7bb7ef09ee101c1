import {
  consentInputSchema,
  creditsSchema,
  refreshedSchema,
  refreshInputSchema,
  signedInSchema,
  signInInputSchema,
  startedSignInSchema,
  startSignInInputSchema,
  userSchema,
} from '@taleglow/contracts'
import {
  getUser,
  getUserCredits,
  giveConsent,
  logout,
  refreshSession,
  refuseConsent,
  signIn,
  startSignIn,
} from '@taleglow/core/accounts'
import { emptyAnswer, noInput, publicProcedure, router, signedInProcedure } from '../trpc.ts'

export const authRouter = router({
  startSignIn: publicProcedure
    .input(startSignInInputSchema)
    .output(startedSignInSchema)
    .mutation(({ ctx, input }) => startSignIn(ctx, input)),
  signIn: publicProcedure
    .input(signInInputSchema)
    .output(signedInSchema)
    .mutation(({ ctx, input }) => signIn(ctx, input)),
  refresh: publicProcedure
    .input(refreshInputSchema)
    .output(refreshedSchema)
    .mutation(({ ctx, input }) => refreshSession(ctx, input)),
  logout: signedInProcedure
    .input(noInput)
    .output(emptyAnswer)
    .mutation(async ({ ctx }) => {
      await logout(ctx)
      return {}
    }),
  me: signedInProcedure
    .input(noInput)
    .output(userSchema)
    .query(({ ctx }) => getUser(ctx)),
  consent: signedInProcedure
    .input(consentInputSchema)
    .output(userSchema)
    .mutation(({ ctx, input }) => giveConsent(ctx, input)),
  refuseConsent: signedInProcedure
    .input(noInput)
    .output(emptyAnswer)
    .mutation(async ({ ctx }) => {
      await refuseConsent(ctx)
      return {}
    }),
  credits: signedInProcedure
    .input(noInput)
    .output(creditsSchema)
    .query(({ ctx }) => getUserCredits(ctx)),
})
