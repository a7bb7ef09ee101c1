import { useTranslation } from 'react-i18next'
import { ChildPortrait } from '../../drawings/child-portrait.tsx'
import { CloudFriend } from '../../drawings/cloud-friend.tsx'
import { SettingPicture } from '../../drawings/setting-picture.tsx'
import { HERO, SPREADS } from './spreads.ts'
import styles from './turning-book.module.css'

/** The picture of one spread: the place, the girl and the cloud. */
export function BookPicture({ spread }: { spread: number }) {
  const { t } = useTranslation('home')
  const scene = SPREADS[spread]
  if (!scene) return null
  const { setting, child, cloud } = scene
  return (
    <div role="img" aria-label={t(`book.alt.${spread + 1}`)} className={styles.picture}>
      <SettingPicture setting={setting} />
      <div
        className={styles.cloud}
        style={{ left: `${cloud.x}%`, top: `${cloud.y}%`, width: `${cloud.width}%` }}
      >
        <CloudFriend mood={cloud.mood} />
      </div>
      <div className={styles.child} style={{ left: `${child}%` }}>
        <ChildPortrait looks={HERO} age={5} />
      </div>
    </div>
  )
}
