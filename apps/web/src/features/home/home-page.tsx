import { useTranslation } from 'react-i18next'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { CallToAction } from './call-to-action.tsx'
import { Choices } from './choices.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { Steps } from './steps.tsx'

/** The front door: a book to look at, what it is made of, how it is made, and the way to one's own. */
export default function HomePage() {
  const { t } = useTranslation('home')
  usePageTitle(t('hero.title'))
  return (
    <>
      <Hero />
      <Choices />
      <Features />
      <Steps />
      <CallToAction />
    </>
  )
}
