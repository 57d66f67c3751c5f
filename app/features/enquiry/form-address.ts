import { pagePath } from '#app/lib/page-path'
import { type About, ENQUIRY } from './enquiry'

/** Apart from enquiry.ts, whose code a page loads before its form is seen. */

/** Page of the form; its query may name an enquiry that has arrived. */
export function pathOfForm({ slug, finish, tier }: About, arrived: { enquiry?: string } = {}): string {
  if (tier) return pagePath('/furniture-package', {}, { packageTier: tier, ...arrived })
  return slug ? pagePath('/product/$slug', { slug }, { finish, ...arrived }) : pagePath('/contact-us', {}, arrived)
}

/** Address that answers the form, or with a reference that confirms the enquiry. */
export const enquiryAddress = (locale: string, about: About, reference?: string): string =>
  `/${locale}${pathOfForm(about, { enquiry: reference })}#${ENQUIRY}`
