import { Button } from '@taleglow/ui'
import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { DraftValues } from '../../../lib/story-store.ts'
import styles from '../create.module.css'
import { usePrice } from '../use-price.ts'

/** Everything that was chosen, in words, each with the way back to change it. */
export function PreviewStep({ onGo }: { onGo: (step: number) => void }) {
  const { t } = useTranslation(['wizard', 'options'])
  const values = useFormContext<DraftValues>().getValues()
  const { price } = usePrice()
  const traits = values.characterTraits.map((trait) => t(`options:trait.${trait}`)).join(t('listComma'))
  return (
    <dl className={styles.summary}>
      <Fact name={t('summary.hero')} onChange={() => onGo(0)}>
        {t('summary.heroText', { name: values.characterName.trim(), count: values.characterAge })}
      </Fact>
      <Fact name={t('summary.traits')} onChange={() => onGo(0)}>
        {traits}
      </Fact>
      <Fact name={t('summary.story')} onChange={() => onGo(1)}>
        {values.theme && values.setting
          ? t('summary.storyText', {
              theme: t(`options:theme.${values.theme}`),
              setting: t(`options:setting.${values.setting}`),
            })
          : null}
      </Fact>
      <Fact name={t('summary.style')} onChange={() => onGo(2)}>
        {values.style && t(`options:style.${values.style}`)}
      </Fact>
      <Fact name={t('summary.book')} onChange={() => onGo(2)}>
        {t('summary.bookText', {
          count: values.pageCount,
          language: t(`language.${values.language}`),
          quality: t(`quality.${values.imageQuality}`),
        })}
      </Fact>
      <Fact name={t('summary.price')}>{t('summary.priceText', { count: price })}</Fact>
    </dl>
  )
}

function Fact({ name, onChange, children }: { name: string; onChange?: () => void; children: ReactNode }) {
  const { t } = useTranslation('wizard')
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
      {onChange && (
        <dd>
          <Button
            look="text"
            size="sm"
            icon={<Pencil aria-hidden size="1em" />}
            aria-label={t('summary.changeOf', { name })}
            onClick={onChange}
          >
            {t('summary.change')}
          </Button>
        </dd>
      )}
    </div>
  )
}
