import { Button } from '@taleglow/ui'
import { ArrowLeft, ArrowRight, BookHeart } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './create.module.css'
import { usePrice } from './use-price.ts'

type WizardBarProps = { first: boolean; last: boolean; busy: boolean; onBack: () => void }

/** The way back and on, with the price and the credits left beside the button at every step. */
export function WizardBar({ first, last, busy, onBack }: WizardBarProps) {
  const { t } = useTranslation('wizard')
  return (
    <div className={styles.bar}>
      <div className={styles.barInner}>
        <Button
          look="quiet"
          disabled={first}
          icon={<ArrowLeft aria-hidden size="1.15em" />}
          onClick={onBack}
          className={styles.back}
        >
          {t('back')}
        </Button>
        <PriceTag />
        <Button type="submit" size="lg" busy={busy} icon={last && <BookHeart aria-hidden size="1.2em" />}>
          {t(last ? 'create.button' : 'next')}
          {!last && <ArrowRight aria-hidden size="1.15em" />}
        </Button>
      </div>
    </div>
  )
}

function PriceTag() {
  const { t } = useTranslation('wizard')
  const { price, credits, missing } = usePrice()
  return (
    <p className={styles.price} data-missing={missing > 0 || undefined}>
      <strong>{t('price', { count: price })}</strong>
      <span>{missing > 0 ? t('missing', { credits, missing }) : t('creditsLeft', { count: credits })}</span>
    </p>
  )
}
