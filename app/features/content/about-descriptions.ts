import { m } from '#app/paraglide/messages.js'
import type { AboutSlug } from './about'

/** Separate from the titles, which are in every page's menus. */
export const aboutDescriptions: Record<AboutSlug, () => string> = {
  'vision-mission': m.about_vision_mission_text,
  'breakthrough-solutions': m.about_breakthrough_solutions_text,
  'business-model': m.about_business_model_text,
  'ai-technology': m.about_ai_technology_text,
  'market-opportunity': m.about_market_opportunity_text,
  'growth-strategy': m.about_growth_strategy_text,
  'team-ecosystem': m.about_team_ecosystem_text,
  'investment-plan': m.about_investment_plan_text,
  'special-services': m.about_special_services_text,
}
