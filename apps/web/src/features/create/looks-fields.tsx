import { HAIR_COLORS, HAIR_STYLES, type Looks, OUTFIT_COLORS, OUTFITS, SKIN_TONES } from '@taleglow/contracts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CLOTH, HAIR, SKIN } from '../../drawings/child/palette.ts'
import { ChildFace } from '../../drawings/child-face.tsx'
import { OutfitPicture } from '../../drawings/outfit-picture.tsx'
import styles from './looks-fields.module.css'
import { useLooks } from './use-looks.ts'
import { useChosenLooks, useLooksChoice } from './use-looks-choice.ts'
import { usePlan } from './use-plan.ts'

const AIDS = ['glasses', 'hearingAid', 'wheelchair'] as const

/** How the child looks. What is not chosen is drawn from the name, and shown in the preview. */
export function LooksFields() {
  const { t } = useTranslation('wizard')
  const { looks } = useLooks()
  return (
    <details className={styles.looks} open>
      <summary>{t('looks.label')}</summary>
      <p className={styles.hint}>{t('looks.hint')}</p>
      <Swatches field="hairStyle" options={HAIR_STYLES} large>
        {(hairStyle) => <ChildFace looks={{ ...looks, hairStyle, glasses: false, hearingAid: false }} />}
      </Swatches>
      <Swatches field="hairColor" options={HAIR_COLORS}>
        {(colour) => <Dab colour={HAIR[colour]} />}
      </Swatches>
      <Swatches field="skinTone" options={SKIN_TONES}>
        {(tone) => <Dab colour={SKIN[tone]} />}
      </Swatches>
      <AidChoices />
      <Clothes looks={looks} />
    </details>
  )
}

function Clothes({ looks }: { looks: Looks }) {
  const { t } = useTranslation('wizard')
  const locked = !usePlan().advancedCustomisation
  return (
    <>
      {locked && <p className={styles.locked}>{t('looks.locked')}</p>}
      <Swatches field="outfit" options={OUTFITS} large disabled={locked}>
        {(outfit) => <OutfitPicture outfit={outfit} colour={looks.outfitColor} />}
      </Swatches>
      <Swatches field="outfitColor" options={OUTFIT_COLORS} disabled={locked}>
        {(colour) => <Dab colour={CLOTH[colour]} />}
      </Swatches>
    </>
  )
}

type Field = 'hairStyle' | 'hairColor' | 'skinTone' | 'outfit' | 'outfitColor'
type SwatchesProps<F extends Field> = {
  field: F
  options: readonly Looks[F][]
  large?: boolean
  disabled?: boolean
  children: (option: Looks[F]) => ReactNode
}

/** A row of small pictures; the first leaves the matter to the seed. */
function Swatches<F extends Field>({ field, options, large = false, disabled, children }: SwatchesProps<F>) {
  const { t } = useTranslation('wizard')
  const choice = useLooksChoice(field)
  const nameOf = (of: string) => t(`looks.${field as Field}.${of}`)
  return (
    <fieldset className={styles.row} disabled={disabled}>
      <legend>{nameOf('label')}</legend>
      <div className={styles.swatches} data-large={large || undefined}>
        <label className={styles.any}>
          <input {...choice(undefined)} />
          <span>{t('looks.any')}</span>
        </label>
        {options.map((option) => (
          <label key={option} className={styles.swatch} title={nameOf(option)}>
            <input {...choice(option)} aria-label={nameOf(option)} />
            <span aria-hidden>{children(option)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function AidChoices() {
  const { t } = useTranslation('wizard')
  const { chosen, setLook } = useChosenLooks()
  return (
    <fieldset className={styles.row}>
      <legend>{t('looks.aids')}</legend>
      <div className={styles.aids}>
        {AIDS.map((aid) => (
          <label key={aid} className={styles.aid}>
            <input
              type="checkbox"
              checked={chosen[aid] ?? false}
              onChange={(event) => setLook(aid, event.target.checked || undefined)}
            />
            <span>{t(`looks.${aid}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Dab({ colour }: { colour: string }) {
  return (
    <svg viewBox="0 0 40 40" role="presentation">
      <path
        d="M20 3c10-1 17 7 17 16s-6 18-17 18S3 30 3 20 10 4 20 3Z"
        fill={colour}
        stroke="#2b1d2e"
        strokeOpacity=".18"
      />
      <path
        d="M11 14c2-4 6-6 9-6"
        stroke="#fff"
        strokeOpacity=".5"
        strokeWidth="2.5"
        strokeLinecap="round"
        fill="none"
      />
    </svg>
  )
}
