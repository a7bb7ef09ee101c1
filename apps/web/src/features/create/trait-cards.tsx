import { LIMITS, TRAITS, type Trait } from '@taleglow/contracts'
import {
  BookOpen,
  Compass,
  FlaskConical,
  HandHeart,
  Heart,
  Laugh,
  Leaf,
  Lightbulb,
  type LucideIcon,
  Music,
  Palette,
  PawPrint,
  Puzzle,
  Search,
  Shield,
  Trophy,
  WandSparkles,
} from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { DraftValues } from '../../lib/story-store.ts'
import { ChoiceGroup } from './choice-group.tsx'
import styles from './create.module.css'

const ICONS: Record<Trait, LucideIcon> = {
  brave: Shield,
  kind: Heart,
  curious: Search,
  funny: Laugh,
  smart: Lightbulb,
  creative: Puzzle,
  adventurous: Compass,
  helpful: HandHeart,
  musical: Music,
  athletic: Trophy,
  artistic: Palette,
  magical: WandSparkles,
  animals: PawPrint,
  nature: Leaf,
  books: BookOpen,
  science: FlaskConical,
}

/** One to five traits; when five are chosen the others wait until one is given back. */
export function TraitCards() {
  const { t } = useTranslation(['wizard', 'options'])
  const { setValue, clearErrors } = useFormContext<DraftValues>()
  const chosen = useWatch<DraftValues, 'characterTraits'>({ name: 'characterTraits' })
  const full = chosen.length >= LIMITS.traits.max
  const toggle = (trait: Trait) => {
    const next = chosen.includes(trait) ? chosen.filter((one) => one !== trait) : [...chosen, trait]
    setValue('characterTraits', next, { shouldDirty: true })
    clearErrors('characterTraits')
  }
  return (
    <ChoiceGroup name="characterTraits" label={t('traits.label')}>
      <p className={styles.note}>{t('traits.hint', { count: chosen.length })}</p>
      <div className={styles.traits}>
        {TRAITS.map((trait) => (
          <TraitCard
            key={trait}
            trait={trait}
            checked={chosen.includes(trait)}
            disabled={full && !chosen.includes(trait)}
            onToggle={() => toggle(trait)}
          />
        ))}
      </div>
    </ChoiceGroup>
  )
}

type TraitCardProps = { trait: Trait; checked: boolean; disabled: boolean; onToggle: () => void }

function TraitCard({ trait, checked, disabled, onToggle }: TraitCardProps) {
  const { t } = useTranslation('options')
  const Icon = ICONS[trait]
  return (
    <label className={styles.pill}>
      <input
        type="checkbox"
        name="characterTraits"
        value={trait}
        checked={checked}
        disabled={disabled}
        onChange={onToggle}
      />
      <span>
        <Icon aria-hidden size="1.2em" />
        {t(`trait.${trait}`)}
      </span>
    </label>
  )
}
