import { SETTINGS, THEMES } from '@taleglow/contracts'
import { ChoiceCard } from '@taleglow/ui'
import { useTranslation } from 'react-i18next'
import { SettingPicture } from '../../../drawings/setting-picture.tsx'
import { ThemePicture } from '../../../drawings/theme-picture.tsx'
import { ChoiceGroup } from '../choice-group.tsx'
import styles from '../create.module.css'
import { useChoice } from '../use-choice.ts'

export function ThemeStep() {
  const { t } = useTranslation(['wizard', 'options'])
  const theme = useChoice('theme')
  const setting = useChoice('setting')
  return (
    <>
      <ChoiceGroup name="theme" label={t('theme.label')}>
        <div className={styles.cards}>
          {THEMES.map((one) => (
            <ChoiceCard
              key={one}
              {...theme(one)}
              picture={<ThemePicture theme={one} />}
              label={t(`options:theme.${one}`)}
              description={t(`theme.about.${one}`)}
            />
          ))}
        </div>
      </ChoiceGroup>
      <ChoiceGroup name="setting" label={t('setting.label')}>
        <div className={styles.cards}>
          {SETTINGS.map((one) => (
            <ChoiceCard
              key={one}
              {...setting(one)}
              picture={<SettingPicture setting={one} />}
              label={t(`options:setting.${one}`)}
            />
          ))}
        </div>
      </ChoiceGroup>
    </>
  )
}
