import { CallToAction } from './call-to-action.tsx'
import { Facts } from './facts.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { Steps } from './steps.tsx'

export default function HomePage() {
  return (
    <>
      <Hero />
      <Facts />
      <Features />
      <Steps />
      <CallToAction />
    </>
  )
}
