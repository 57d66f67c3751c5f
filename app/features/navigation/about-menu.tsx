import { createIsomorphicFn } from '@tanstack/react-start'
import { m } from '#app/paraglide/messages.js'
import { ServerRendered } from '#app/ui/server-rendered'
import { AboutLinks } from './about-links'
import { Dropdown } from './dropdown'
import { renderOnce } from './render-once'

// Start removes the server branch from the browser's build, and with it the import of the pages' titles.
const renderLinks = createIsomorphicFn()
  .server(() => renderOnce('about links', undefined, () => <AboutLinks />))
  .client(() => '')

/** A dropdown of at most 24rem that scrolls (NAV-05). */
export function AboutMenu() {
  return (
    <Dropdown id="about-menu" label={m.nav_about()} className="about-menu">
      <ServerRendered html={renderLinks()} />
    </Dropdown>
  )
}
