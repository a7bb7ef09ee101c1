import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ChildPortrait } from '../../drawings/child-portrait.tsx'
import { SettingPicture } from '../../drawings/setting-picture.tsx'
import type { DraftValues } from '../../lib/story-store.ts'
import styles from './book-preview.module.css'
import { useLooks } from './use-looks.ts'

/** The book as it stands: a cover with the place and the child that were chosen so far. */
export function BookPreview() {
  const { t } = useTranslation('wizard')
  const { control } = useFormContext<DraftValues>()
  const [setting, title] = useWatch({ control, name: ['setting', 'title'] })
  const { looks, age, name } = useLooks()
  return (
    <figure className={styles.preview}>
      <div className={styles.cover}>
        <div aria-hidden className={styles.place}>
          {setting && <SettingPicture setting={setting} />}
        </div>
        <p className={styles.title}>{title.trim() || (name ? t('defaultTitle', { name }) : t('untitled'))}</p>
        <div aria-hidden className={styles.child}>
          <ChildPortrait looks={looks} age={age} />
        </div>
      </div>
      <figcaption className={styles.caption}>{t('previewCaption')}</figcaption>
    </figure>
  )
}
