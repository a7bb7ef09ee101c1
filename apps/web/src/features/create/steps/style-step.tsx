import { STYLES } from '@taleglow/contracts'
import { ChoiceCard } from '@taleglow/ui'
import { useTranslation } from 'react-i18next'
import { StylePicture } from '../../../drawings/style-picture.tsx'
import { BookFields } from '../book-fields.tsx'
import styles from '../create.module.css'
import { ChoiceFault } from '../field-fault.tsx'
import { useChoice } from '../use-choice.ts'

export function StyleStep() {
  const { t } = useTranslation(['wizard', 'options'])
  const style = useChoice('style')
  return (
    <>
      <fieldset className={styles.group}>
        <legend>{t('style.label')}</legend>
        <div className={styles.cards}>
          {STYLES.map((one) => (
            <ChoiceCard
              key={one}
              {...style(one)}
              picture={<StylePicture style={one} />}
              label={t(`options:style.${one}`)}
              description={t(`style.about.${one}`)}
            />
          ))}
        </div>
        <ChoiceFault name="style" />
      </fieldset>
      <BookFields />
    </>
  )
}
