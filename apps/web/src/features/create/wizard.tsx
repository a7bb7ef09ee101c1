import { storyOrderSchema } from '@taleglow/contracts'
import { type ComponentType, type SyntheticEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { BookPreview } from './book-preview.tsx'
import styles from './create.module.css'
import { StepLine } from './step-line.tsx'
import { AudioStep } from './steps/audio-step.tsx'
import { CharacterStep } from './steps/character-step.tsx'
import { PreviewStep } from './steps/preview-step.tsx'
import { StyleStep } from './steps/style-step.tsx'
import { ThemeStep } from './steps/theme-step.tsx'
import { STEPS, type StepKey } from './steps.ts'
import { toOrder } from './to-order.ts'
import { checkStep, type DraftForm, jump } from './use-draft-form.ts'
import { WizardBar } from './wizard-bar.tsx'

type StepProps = { onGo: (step: number) => void }

const PARTS: Record<StepKey, ComponentType<StepProps>> = {
  character: CharacterStep,
  theme: ThemeStep,
  style: StyleStep,
  preview: PreviewStep,
  audio: AudioStep,
}

type WizardProps = {
  form: DraftForm
  busy: boolean
  onOrder: (order: ReturnType<typeof storyOrderSchema.parse>) => void
}

export function Wizard({ form, busy, onOrder }: WizardProps) {
  const { step, reached, go } = form
  const { key } = STEPS[step] ?? STEPS[0]
  const Part = PARTS[key]
  const last = step === STEPS.length - 1
  const advance = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (busy || !(await checkStep(form, step))) return
    if (last) await order(form, onOrder)
    else go(step + 1)
  }
  return (
    <form noValidate onSubmit={advance}>
      <StepLine step={step} reached={reached} onGo={(target) => jump(form, target)} />
      <div className={styles.stage} data-step={key}>
        <section className={styles.part}>
          <StepTitle stepKey={key} />
          <Part onGo={go} />
        </section>
        <aside className={styles.aside}>
          <BookPreview />
        </aside>
      </div>
      <WizardBar first={step === 0} last={last} busy={busy} onBack={() => go(step - 1)} />
    </form>
  )
}

/** Sends the whole order, or goes to the first step that is not right yet. */
async function order({ methods, plan, go }: DraftForm, onOrder: WizardProps['onOrder']): Promise<void> {
  const result = storyOrderSchema.safeParse(toOrder(methods.getValues(), plan))
  if (result.success) return onOrder(result.data)
  const field = result.error.issues[0]?.path[0]
  const wrong = STEPS.findIndex(({ fields }) => (fields as readonly unknown[]).includes(field))
  go(Math.max(0, wrong))
  await methods.trigger()
}

/** Takes the focus when a step opens, so that a screen reader hears where it is. */
function StepTitle({ stepKey }: { stepKey: StepKey }) {
  const { t } = useTranslation('wizard')
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(stepKey)
  useEffect(() => {
    if (shown.current === stepKey) return
    shown.current = stepKey
    scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [stepKey])
  return (
    <header className={styles.head}>
      <h1 ref={heading} tabIndex={-1}>
        {t(`step.${stepKey}.title`)}
      </h1>
      <p>{t(`step.${stepKey}.lead`)}</p>
    </header>
  )
}
