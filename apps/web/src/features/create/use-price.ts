import { storyPrice } from '@taleglow/contracts'
import { useFormContext, useWatch } from 'react-hook-form'
import { useUser } from '../../lib/auth-store.ts'
import type { DraftValues } from '../../lib/story-store.ts'

/** What the book costs as it stands, what the parent has, and what is missing. */
export function usePrice(): { price: number; credits: number; missing: number } {
  const { control } = useFormContext<DraftValues>()
  const [pageCount, imageQuality] = useWatch({ control, name: ['pageCount', 'imageQuality'] })
  const price = storyPrice({ pageCount, imageQuality })
  const credits = useUser()?.credits ?? 0
  return { price, credits, missing: Math.max(0, price - credits) }
}
