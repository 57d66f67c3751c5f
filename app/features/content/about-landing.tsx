import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon'
import { href } from '../languages/href'
import { aboutPages } from './about'
import { aboutDescriptions } from './about-descriptions'
import { Article } from './article'
import type { Text } from './text'
import { TextBody } from './text-body'

export function AboutLanding({ text }: { text: Text }) {
  return (
    <Article title={text.title} lead={text.lead} name={m.content_about_title()}>
      <TextBody text={text} />
      <ul className="mt-10 grid grid-cols-1 gap-px border border-line bg-line md:grid-cols-2 lg:mt-16 lg:grid-cols-3">
        {aboutPages.map(({ slug, title }) => (
          <li
            key={slug}
            className="group relative flex flex-col bg-surface p-6 transition-colors hover:bg-canvas md:last:col-span-2 lg:p-8 lg:last:col-span-1"
          >
            <h2 className="text-2xl">
              <a href={href('/about-us/$slug', { slug })} className="after:absolute after:inset-0">
                {title()}
              </a>
            </h2>
            <p className="mt-3 mb-6 text-ink-2">{aboutDescriptions[slug]()}</p>
            <Icon
              name="arrow-right"
              className="mt-auto size-5 text-ink-3 transition-colors group-hover:text-purple-500"
            />
          </li>
        ))}
      </ul>
    </Article>
  )
}
