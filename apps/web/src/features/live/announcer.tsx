import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Announcement, announcementOf } from './announcement.ts'
import type { LiveState } from './live-state.ts'

/** Tells screen readers what appears in the book, and how its making ended. */
export function Announcer({ live }: { live: LiveState }) {
  const { t } = useTranslation('live')
  const before = useRef(live)
  const [news, setNews] = useState<Announcement | null>(null)
  useEffect(() => {
    const next = announcementOf(before.current, live)
    before.current = live
    if (next) setNews(next)
  }, [live])
  return (
    <p role="status" className="visually-hidden">
      {news?.kind === 'ended'
        ? t(`announce.ended.${news.ending}`, { title: news.title })
        : news && t(`announce.${news.kind}`, { ...news })}
    </p>
  )
}
