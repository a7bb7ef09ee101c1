import { VOICES } from '@taleglow/contracts'
import { ChoiceCard } from '@taleglow/ui'
import { useTranslation } from 'react-i18next'
import { VoicePicture } from '../../../drawings/voice-picture.tsx'
import styles from '../create.module.css'
import { ChoiceFault } from '../field-fault.tsx'
import { useChoice } from '../use-choice.ts'

export function AudioStep() {
  const { t } = useTranslation(['wizard', 'options'])
  const voice = useChoice('voice')
  return (
    <fieldset className={styles.group}>
      <legend>{t('voice.label')}</legend>
      <div className={styles.voices}>
        {VOICES.map((one) => (
          <ChoiceCard
            key={one}
            row
            {...voice(one)}
            picture={<VoicePicture voice={one} />}
            label={t(`options:voice.${one}`)}
            description={
              <>
                {t(`voice.about.${one}`)}
                <span className={styles.accent}>{t('options:voiceAccent')}</span>
              </>
            }
          />
        ))}
      </div>
      <ChoiceFault name="voice" />
    </fieldset>
  )
}
