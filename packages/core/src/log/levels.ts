/** What LOG_LEVEL may be: pino's levels, the rarest entries first. */
export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const
