import { createIsomorphicFn } from '@tanstack/react-start'
import { m } from '#app/paraglide/messages.js'
import { ServerRendered } from '#app/ui/server-rendered'
import type { ShopWindow } from '../catalogue/catalogue'
import { PageHead } from '../page/page-head'
import { Hero } from './hero'
import HomeSections from './home-sections'
import { LaterSections } from './later-sections'
import { shopData } from './shop-data'

// Start takes the server's part out of the browser's build, and with it the import that would tie the two chunks.
const renderSections = createIsomorphicFn()
  .server((shopWindow: ShopWindow) => <HomeSections {...shopWindow} />)
  .client((_: ShopWindow) => null)

/** The home page (ROUTE-02). */
export function HomePage(shopWindow: ShopWindow) {
  return (
    <>
      <PageHead
        title={m.home_title()}
        description={m.home_description()}
        data={import.meta.env.SSR ? shopData() : undefined}
      />
      <Hero />
      <ServerRendered otherwise={<LaterSections {...shopWindow} />}>{renderSections(shopWindow)}</ServerRendered>
    </>
  )
}
