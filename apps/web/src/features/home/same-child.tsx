import type { Setting } from '@taleglow/contracts'
import { ChildPortrait } from '../../drawings/child-portrait.tsx'
import { SettingPicture } from '../../drawings/setting-picture.tsx'
import { HERO_CHILD } from './hero-child.ts'
import styles from './same-child.module.css'

const PLACES: readonly Setting[] = ['village', 'ocean', 'school', 'mountain']

/** The same girl on four prints, wherever the story takes her. */
export function SameChild() {
  return (
    <div aria-hidden className={styles.prints}>
      {PLACES.map((setting) => (
        <div key={setting} className={styles.print}>
          <SettingPicture setting={setting} />
          <div className={styles.child}>
            <ChildPortrait looks={HERO_CHILD} age={5} />
          </div>
        </div>
      ))}
    </div>
  )
}
