import { STYLES } from '@taleglow/contracts'
import { ChoiceCard } from '@taleglow/ui'
import { useTranslation } from 'react-i18next'
import { StylePicture } from '../../../drawings/style-picture.tsx'
import { BookFields } from '../book-fields.tsx'
import { ChoiceGroup } from '../choice-group.tsx'
import styles from '../create.module.css'
import { useChoice } from '../use-choice.ts'

export function StyleStep() {
  const { t } = useTranslation(['wizard', 'options'])
  const style = useChoice('style')
  return (
    <>
      <ChoiceGroup name="style" label={t('style.label')}>
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
      </ChoiceGroup>
      <BookFields />
    </>
  )
}
