import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon'

/** The blog is another site and opens in a new tab (ROUTE-14). */
export function BlogLink({ url, className }: { url: string; className: string }) {
  return (
    <a href={url} target="_blank" rel="noopener" className={className}>
      {m.nav_blog()} <span className="sr-only">{m.nav_new_tab()}</span>
      <Icon name="arrow-up-right" className="size-4 text-ink-3" />
    </a>
  )
}
