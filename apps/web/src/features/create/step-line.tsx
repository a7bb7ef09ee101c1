import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './create.module.css'
import { STEPS } from './steps.ts'

type StepLineProps = { step: number; reached: number; onGo: (step: number) => void }

/** Where one is, of how many; every step that was reached can be gone to. */
export function StepLine({ step, reached, onGo }: StepLineProps) {
  const { t } = useTranslation('wizard')
  return (
    <nav aria-label={t('stepsLabel')} className={styles.steps}>
      <p className={styles.count}>{t('stepOf', { step: step + 1, total: STEPS.length })}</p>
      <ol className={styles.line}>
        {STEPS.map(({ key }, index) => (
          <li key={key} data-done={index < reached || undefined}>
            <button
              type="button"
              disabled={index > reached}
              aria-current={index === step ? 'step' : undefined}
              onClick={() => onGo(index)}
            >
              <span className={styles.dot}>
                {index < reached && index !== step ? (
                  <Check aria-hidden size="1rem" strokeWidth={3} />
                ) : (
                  index + 1
                )}
              </span>
              <span className={styles.stepName}>{t(`step.${key}.name`)}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
