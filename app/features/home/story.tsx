import { m } from '#app/paraglide/messages.js'
import { buttonClass } from '#app/ui/button'
import { Lens } from '#app/ui/lens'
import type { ProductSummary } from '../catalogue/catalogue'
import { HeroPicture } from '../images/hero-picture'
import { href } from '../languages/href'
import { ExampleRoom } from './example-room'

/** The step marked by House Doctor's lamp: what sets this shop apart. */
const MARKED = 1

export function Story({ prescribed }: { prescribed: readonly ProductSummary[] }) {
  const steps = [
    { title: m.home_step1_title(), text: m.home_step1_text() },
    { title: m.home_step2_title(), text: m.home_step2_text() },
    { title: m.home_step3_title(), text: m.home_step3_text() },
    { title: m.home_step4_title(), text: m.home_step4_text() },
  ]
  return (
    <section className="later [--h:104rem] dark mt-16 overflow-clip bg-purple-950 text-white md:mt-24 lg:[--h:72rem] xl:[--h:62rem]">
      <div className="wrap grid grid-cols-1 items-center gap-10 py-16 md:gap-12 md:py-24 lg:grid-cols-[5fr_7fr] lg:gap-20">
        <div>
          <h2 className="text-5xl">{m.home_story_title()}</h2>
          <p className="mt-5 max-w-[30em] text-lg text-on-dark-2">{m.home_story_text()}</p>
          <ol className="mt-10">
            {steps.map(({ title, text }, index) => (
              <li key={title} className="grid grid-cols-[2.75rem_1fr] gap-4 border-t border-line-dark py-4.5">
                <span
                  aria-hidden="true"
                  className={`grid size-9 place-items-center rounded-round text-sm font-medium ${index === MARKED ? 'bg-spark text-purple-950' : 'border-[1.5px] border-on-dark-2'}`}
                >
                  {index + 1}
                </span>
                <div>
                  <h3 className="text-base leading-snug font-medium tracking-normal">{title}</h3>
                  <p className="text-sm text-on-dark-2">{text}</p>
                </div>
              </li>
            ))}
          </ol>
          <a href={href('/house-doctor-ai')} className={`${buttonClass('white')} mt-8`}>
            {m.home_story_action()}
          </a>
        </div>
        <div className="relative">
          <Lens
            className="aspect-square [--focus:59%_60%] [--r:38%] [--x:48%] [--y:41%] md:aspect-4/5 md:w-[78%]"
            before={<HeroPicture room="bare" alt={m.home_before_alt()} sizes="(max-width: 768px) 160vw, 90vw" lazy />}
            after={
              <HeroPicture room="furnished" alt={m.home_after_alt()} sizes="(max-width: 768px) 160vw, 90vw" lazy />
            }
          />
          <ExampleRoom products={prescribed} />
        </div>
      </div>
    </section>
  )
}
