import type { ReactNode } from 'react'
import type { PlainPageName } from '#app/lib/page-path'
import { m } from '#app/paraglide/messages.js'
import { buttonClass } from '#app/ui/button'
import { standaloneLink } from '#app/ui/link'
import { href } from '../languages/href'
import { itemCount } from './catalogue-labels'
import { conditionName } from './filter-labels'
import { activeConditions, type Listing, withoutConditions } from './listing'
import { ListingLink } from './listing-link'

/** Suggests which condition to drop, with the number of products it would show. */
export function ListingEmpty({ search, facets }: Pick<Listing, 'search' | 'facets'>) {
  const conditions = activeConditions(search)
  const helpful = facets.dropping.filter(({ leaves }) => leaves > 0)
  return (
    <Empty
      title={conditions.length > 1 ? m.listing_empty_title({ count: conditions.length }) : m.listing_empty_title_one()}
      text={helpful.length > 0 ? m.listing_empty_text() : m.listing_empty_none({ items: itemCount(facets.all) })}
      actions={
        <>
          <ListingLink search={withoutConditions(search, ...conditions)} className={buttonClass('outline', 'small')}>
            {m.listing_clear_all()}
          </ListingLink>
          <ActionLink to="/house-doctor-ai" look="quiet">
            {m.listing_ask_doctor()}
          </ActionLink>
        </>
      }
    >
      <ul>
        {helpful.map(({ condition, leaves }) => (
          <li key={condition}>
            <ListingLink search={withoutConditions(search, condition)} className={standaloneLink}>
              {m.listing_empty_drop({ condition: conditionName(condition, search), items: itemCount(leaves) })}
            </ListingLink>
          </li>
        ))}
      </ul>
    </Empty>
  )
}

/** An import can leave a category empty. */
export const CategoryEmpty = () => (
  <Empty
    title={m.listing_none_title()}
    text={m.listing_none_text()}
    actions={
      <>
        <ActionLink to="/wooden-furniture" look="outline">
          {m.wooden_title()}
        </ActionLink>
        <ActionLink to="/contact-us" look="quiet">
          {m.nav_contact()}
        </ActionLink>
      </>
    }
  />
)

type EmptyProps = { title: string; text: string; actions: ReactNode; children?: ReactNode }

const Empty = ({ title, text, actions, children }: EmptyProps) => (
  <section className="grid items-center gap-6 border border-line px-5 py-7 md:p-10 lg:grid-cols-[auto_1fr] lg:gap-12 lg:p-14">
    <svg viewBox="0 0 200 120" aria-hidden="true" className="w-33 fill-none stroke-2 md:w-50">
      <path className="stroke-ink" d="M10 16h100v100H10z" />
      <circle className="stroke-purple-500" cx="146" cy="66" r="50" />
    </svg>
    <div>
      <h2 className="text-2xl tracking-tight">{title}</h2>
      <p className="mt-2 max-w-[48ch] text-ink-2">{text}</p>
      {children}
      <div className="mt-5 flex flex-wrap gap-3">{actions}</div>
    </div>
  </section>
)

type ActionLinkProps = { to: PlainPageName; look: 'outline' | 'quiet'; children: ReactNode }

const ActionLink = ({ to, look, children }: ActionLinkProps) => (
  <a href={href(to)} className={buttonClass(look, 'small')}>
    {children}
  </a>
)
