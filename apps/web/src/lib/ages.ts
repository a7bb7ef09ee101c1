import { LIMITS } from '@taleglow/contracts'

const { min, max } = LIMITS.characterAge

/** The ages that stories are written for. */
export const AGES = Array.from({ length: max - min + 1 }, (_, index) => min + index)
