import { m } from '#app/paraglide/messages.js'
import { buttonClass } from '#app/ui/button'
import { standaloneLink } from '#app/ui/link'
import { href } from '../languages/href'
import { HeroLens } from './hero-lens'

export function Hero() {
  return (
    <section className="hero">
      <HeroLens />
      <div className="hero-words">
        <h1 className="text-6xl">{m.home_hero_title()}</h1>
        <p className="mt-5 max-w-[25em] text-ink-2 max-md:mt-3.5 lg:text-lg">{m.home_hero_text()}</p>
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-2 max-lg:gap-x-4 max-md:-mr-5 max-md:mt-6 max-md:flex-col max-md:items-stretch">
          <a href={href('/house-doctor-ai')} className={buttonClass('primary')}>
            {m.home_hero_action()}
          </a>
          <a href={href('/wooden-furniture')} className={`${standaloneLink} justify-center`}>
            {m.home_hero_furniture()}
          </a>
        </div>
      </div>
    </section>
  )
}
