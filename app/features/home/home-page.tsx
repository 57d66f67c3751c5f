import { m } from '#app/paraglide/messages.js'
import type { ShopWindow } from '../catalogue/catalogue'
import { PageHead } from '../page/page-head'
import { Hero } from './hero'
import { HomeSections } from './lazy-sections'
import { shopData } from './shop-data'

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
      <HomeSections {...shopWindow} />
    </>
  )
}
