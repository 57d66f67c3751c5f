import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { buttonClass } from '#app/ui/button'
import { Icon } from '#app/ui/icon'
import { standaloneLink } from '#app/ui/section-heading'
import { HeroLens } from './hero-lens'

export function Hero() {
  const doctor = `/${getLocale()}/house-doctor-ai`
  return (
    <section className="hero">
      <HeroLens />
      <div className="hero-words">
        <h1 className="text-6xl">{m.home_hero_title()}</h1>
        <p className="mt-5 max-w-[25em] text-ink-2 max-md:mt-3.5 lg:text-lg">{m.home_hero_text()}</p>
        <div className="mt-8 flex items-center gap-x-6 gap-y-2 max-lg:gap-x-4 max-md:-mr-5 max-md:mt-6 max-md:flex-col max-md:items-stretch">
          <a href={doctor} className={buttonClass('primary')}>
            <Icon name="camera" />
            {m.home_hero_action()}
          </a>
          <a href={doctor} className={`${standaloneLink} justify-center`}>
            {m.home_hero_tools()}
          </a>
        </div>
        <p className="mt-4 max-w-[40ch] text-xs text-ink-3 max-md:-mr-5 max-md:mt-1 max-md:max-w-none max-md:text-center">
          {m.home_hero_note()}
        </p>
      </div>
    </section>
  )
}
