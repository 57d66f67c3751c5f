import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon'
import { href } from '../languages/href'
import { type AboutPage, type AboutSlug, aboutNeighbours, aboutPages, findAboutPage } from './about'
import { Article } from './article'
import type { Text } from './text'
import { TextBody } from './text-body'

export function AboutArticle({ slug, text }: { slug: AboutSlug; text: Text }) {
  const toLanding = (
    <a key="about" href={href('/about-us')}>
      {m.content_about_title()}
    </a>
  )
  return (
    <Article
      title={text.title}
      lead={text.lead}
      name={findAboutPage(slug)?.title()}
      between={[toLanding]}
      aside={<Contents slug={slug} />}
    >
      <TextBody text={text} />
      <Neighbours slug={slug} />
    </Article>
  )
}

function Contents({ slug: current }: { slug: AboutSlug }) {
  return (
    <nav aria-label={m.content_about_contents()} className="hidden lg:block">
      <ul className="sticky top-28 border-t border-line">
        {aboutPages.map(({ slug, title }) => (
          <li key={slug} className="border-b border-line">
            <a
              href={href('/about-us/$slug', { slug })}
              aria-current={slug === current ? 'page' : undefined}
              className="flex min-h-11 items-center gap-3 text-sm text-ink-2 hover:underline aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:before:size-2.5 aria-[current]:before:bg-purple-500"
            >
              {title()}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Neighbours({ slug }: { slug: AboutSlug }) {
  const { previous, next } = aboutNeighbours(slug)
  return (
    <nav
      aria-label={m.content_about_neighbours()}
      className="mt-12 grid gap-4 border-t border-line pt-6 sm:grid-cols-2 lg:mt-20"
    >
      {previous ? <Neighbour page={previous} label={m.content_about_previous()} icon="arrow-left" /> : <span />}
      {next ? <Neighbour page={next} label={m.content_about_next()} icon="arrow-right" /> : null}
    </nav>
  )
}

function Neighbour({ page, label, icon }: { page: AboutPage; label: string; icon: 'arrow-left' | 'arrow-right' }) {
  return (
    <a
      href={href('/about-us/$slug', { slug: page.slug })}
      className={`flex items-center gap-4 py-2 hover:underline ${icon === 'arrow-right' ? 'sm:flex-row-reverse sm:text-right' : ''}`}
    >
      <Icon name={icon} />
      <span>
        <span className="block text-xs text-ink-3">{label}</span>
        <span className="block font-medium">{page.title()}</span>
      </span>
    </a>
  )
}
