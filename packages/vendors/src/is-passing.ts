/** Whether a refusal with this HTTP status passes by itself: limits, timeouts and outages do. */
export const isPassing = (status: number): boolean => status === 408 || status === 429 || status >= 500
