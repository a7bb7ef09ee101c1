import { AppError, type Context, inTransaction } from '../context/index.ts'
import { rotateRefreshToken } from './session/rotate-refresh-token.ts'

/**
 * Exchanges a refresh token, which can be used once, for a new pair.
 * @returns `token` is the new access token, `expiresAt` its end
 * @throws AppError UNAUTHORIZED when it is unknown or expired, or was used before: the whole sign-in is over then
 */
export async function refreshSession(
  ctx: Context,
  input: { refreshToken: string },
): Promise<{ token: string; refreshToken: string; expiresAt: string }> {
  // Thrown outside the transaction, so that the end of a family stands.
  const tokens = await inTransaction(ctx, (tx) => rotateRefreshToken(tx, input.refreshToken))
  if (!tokens) throw new AppError('UNAUTHORIZED', 'sessionEnded')
  const { accessToken, ...rest } = tokens
  return { token: accessToken, ...rest }
}
