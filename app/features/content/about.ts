import { m } from '#app/paraglide/messages.js'

/** The nine about pages (ROUTE-08), in menu order. */
export const aboutPages = [
  { slug: 'vision-mission', title: m.about_vision_mission },
  { slug: 'breakthrough-solutions', title: m.about_breakthrough_solutions },
  { slug: 'business-model', title: m.about_business_model },
  { slug: 'ai-technology', title: m.about_ai_technology },
  { slug: 'market-opportunity', title: m.about_market_opportunity },
  { slug: 'growth-strategy', title: m.about_growth_strategy },
  { slug: 'team-ecosystem', title: m.about_team_ecosystem },
  { slug: 'investment-plan', title: m.about_investment_plan },
  { slug: 'special-services', title: m.about_special_services },
] as const

export type AboutPage = (typeof aboutPages)[number]
export type AboutSlug = AboutPage['slug']

export const findAboutPage = (slug: string): AboutPage | undefined => aboutPages.find((page) => page.slug === slug)

export function aboutNeighbours(slug: AboutSlug): { previous?: AboutPage; next?: AboutPage } {
  const index = aboutPages.findIndex((page) => page.slug === slug)
  return { previous: aboutPages[index - 1], next: aboutPages[index + 1] }
}
