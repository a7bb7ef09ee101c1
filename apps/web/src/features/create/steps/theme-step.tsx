import { SETTINGS, THEMES } from '@taleglow/contracts'
import { ChoiceCard } from '@taleglow/ui'
import { useTranslation } from 'react-i18next'
import { SettingPicture } from '../../../drawings/setting-picture.tsx'
import { ThemePicture } from '../../../drawings/theme-picture.tsx'
import styles from '../create.module.css'
import { ChoiceFault } from '../field-fault.tsx'
import { useChoice } from '../use-choice.ts'

export function ThemeStep() {
  const { t } = useTranslation(['wizard', 'options'])
  const theme = useChoice('theme')
  const setting = useChoice('setting')
  return (
    <>
      <fieldset className={styles.group}>
        <legend>{t('theme.label')}</legend>
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
        <ChoiceFault name="theme" />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('setting.label')}</legend>
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
        <ChoiceFault name="setting" />
      </fieldset>
    </>
  )
}
