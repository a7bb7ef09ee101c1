import { Button, notify, Page } from '@taleglow/ui'
import { useCallback, useEffect, useRef } from 'react'
import { FormProvider } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { reloadUser } from '../../lib/session.ts'
import { discardDraft } from '../../lib/story-store.ts'
import { usePageTitle } from '../../lib/use-page-title.ts'
import styles from './create.module.css'
import { LeaveDialog } from './leave-dialog.tsx'
import { useCreateStory } from './use-create-story.ts'
import { useDraftForm } from './use-draft-form.ts'
import { useLeavePrompt } from './use-leave-prompt.ts'
import { useTestServer } from './use-test-server.ts'
import { Wizard } from './wizard.tsx'

/** The creation wizard: five steps from a name to an order. */
export default function CreatePage() {
  const { t } = useTranslation('wizard')
  const form = useDraftForm()
  usePageTitle(t('pageTitle'))
  useFreshCredits()
  const ordered = useRef(false)
  const hasChanges = useCallback(() => form.hasChanges() && !ordered.current, [form.hasChanges])
  const blocker = useLeavePrompt(hasChanges)
  const arrive = useArrival(ordered)
  const creation = useCreateStory(arrive)
  return (
    <Page>
      <FormProvider {...form.methods}>
        <Wizard form={form} busy={creation.isPending || creation.isSuccess} onOrder={creation.mutate} />
      </FormProvider>
      <TestServerButton />
      <LeaveDialog blocker={blocker} />
    </Page>
  )
}

/** Credits and plan may have changed since the app was opened; the wizard does not wait for them. */
function useFreshCredits(): void {
  useEffect(() => void reloadUser(), [])
}

/** What follows a story that was accepted, once however often it was sent: the draft has served, the parent watches. */
function useArrival(ordered: { current: boolean }) {
  const { t } = useTranslation('wizard')
  const navigate = useNavigate()
  return (storyId: string) => {
    if (ordered.current) return
    ordered.current = true
    discardDraft()
    notify({ type: 'success', title: t('create.success'), message: t('create.successText') })
    void reloadUser()
    void navigate(`/stories/${storyId}/live`)
  }
}

function TestServerButton() {
  const { t } = useTranslation('wizard')
  const { busy, test } = useTestServer()
  return (
    <p className={styles.test}>
      <Button look="text" size="sm" busy={busy} onClick={test}>
        {t('testServer.button')}
      </Button>
    </p>
  )
}
