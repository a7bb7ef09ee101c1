import { isFinished, type Mark, type Story } from '@taleglow/contracts'
import { Button, IconButton, Page } from '@taleglow/ui'
import { ChevronLeft, ChevronRight, Footprints } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../lib/trpc.ts'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { type Narration, useNarration } from '../book/use-narration.ts'
import { isSounding, type NarrationState } from '../book/watch-audio.ts'
import { Announcer } from './announcer.tsx'
import { EndedNote } from './ended-note.tsx'
import { endingOf } from './ending.ts'
import { LeaveOrStop } from './leave-or-stop.tsx'
import { LiveBook } from './live-book.tsx'
import styles from './live-stage.module.css'
import { PageStrip } from './page-strip.tsx'
import { ProgressPanel } from './progress-panel.tsx'
import { type LivePlace, useLivePlace } from './use-live-place.ts'
import { type LiveStory, useLiveStory } from './use-live-story.ts'

const NO_MARKS: readonly Mark[] = []

/** The best minute of the product: title, book, pages and progress of a story in the making. */
export function LiveStage({ story }: { story: Story }) {
  const { t } = useTranslation('live')
  const live = useLiveStory(story)
  const [place, narration] = usePlaceAndVoice(live)
  const title = live.titled ? live.title : t('pageTitle')
  usePageTitle(title)
  return (
    <Page className={styles.stage}>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.lamp}>
        <LiveBook story={story} live={live} place={place.place} narration={narration} />
      </div>
      <TurnRow live={live} place={place} />
      <Below story={story} live={live} />
      <Announcer live={live} />
    </Page>
  )
}

/** Why the book stays on its page: that page is heard, or was paused in the middle. */
type Hold = 'none' | 'heard' | 'paused'

function holdOf(state: NarrationState): Hold {
  if (state === 'paused') return 'paused'
  return isSounding(state) ? 'heard' : 'none'
}

/**
 * The page that lies open is the one that is heard; while it is heard, the book stays on it. It stays on a paused page
 * too, but then the way to follow on is offered.
 */
function usePlaceAndVoice(live: LiveStory): [LivePlace, Narration] {
  const [hold, setHold] = useState<Hold>('none')
  const place = useLivePlace(live, hold !== 'none')
  const page = live.pages[place.place - 1]
  const narration = useNarration(
    { audioUrl: page?.audioUrl ?? null, marks: page?.marks ?? NO_MARKS },
    () => {},
  )
  const { state } = narration
  const { onMediaFailed } = live
  useEffect(() => {
    setHold(holdOf(state))
    if (state === 'failed') onMediaFailed()
  }, [state, onMediaFailed])
  const follow = () => {
    setHold('none')
    place.follow()
  }
  return [{ ...place, following: place.following && hold !== 'paused', follow }, narration]
}

function TurnRow({ live, place }: { live: LiveStory; place: LivePlace }) {
  const { t } = useTranslation('live')
  const { place: at, turnTo, following, follow } = place
  return (
    <div className={styles.turns}>
      <IconButton label={t('turn.previous')} disabled={at === 0} onClick={() => turnTo(at - 1)}>
        <ChevronLeft aria-hidden />
      </IconButton>
      <PageStrip pages={live.pages} place={at} onTurn={turnTo} />
      <IconButton label={t('turn.next')} disabled={at === live.pages.length} onClick={() => turnTo(at + 1)}>
        <ChevronRight aria-hidden />
      </IconButton>
      {!following && !isFinished(live.status) && (
        <Button
          look="quiet"
          size="sm"
          className={styles.follow}
          icon={<Footprints aria-hidden size="1.1em" />}
          onClick={follow}
        >
          {t('follow')}
        </Button>
      )}
    </div>
  )
}

function Below({ story, live }: { story: Story; live: LiveStory }) {
  const queries = trpc.useUtils()
  const ending = endingOf(live.status)
  if (ending) return <EndedNote live={live} ending={ending} />
  const refresh = () => {
    void queries.stories.status.invalidate({ id: story.id })
    void queries.stories.get.invalidate({ id: story.id })
  }
  return (
    <div className={styles.below}>
      <ProgressPanel live={live} startedAt={story.createdAt} />
      <LeaveOrStop storyId={story.id} onStopped={refresh} />
    </div>
  )
}
