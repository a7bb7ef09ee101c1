/** Limits on what a parent may enter; lengths are code points (contract: "Limits"). */
export const LIMITS = {
  characterName: 30,
  characterAge: { min: 3, max: 8 },
  traits: { min: 1, max: 5, best: 3 },
  title: 80,
  dedication: 200,
  wish: 200,
  comment: 1000,
  pageCount: { min: 6, max: 16, default: 8 },
  pageSize: { max: 100, stories: 12 },
  bodyBytes: 1_000_000,
} as const
