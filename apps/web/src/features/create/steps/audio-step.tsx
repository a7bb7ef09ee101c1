import { VOICES } from '@taleglow/contracts'
import { ChoiceCard } from '@taleglow/ui'
import { useTranslation } from 'react-i18next'
import { VoicePicture } from '../../../drawings/voice-picture.tsx'
import { ChoiceGroup } from '../choice-group.tsx'
import styles from '../create.module.css'
import { useChoice } from '../use-choice.ts'

export function AudioStep() {
  const { t } = useTranslation(['wizard', 'options'])
  const voice = useChoice('voice')
  return (
    <ChoiceGroup name="voice" label={t('voice.label')}>
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
    </ChoiceGroup>
  )
}
