import { company, telephoneLink } from '#app/features/content/content'
import { m } from '#app/paraglide/messages.js'

/** The shop's number, in the place of menus while somebody pays (short-frame.css). */
export const HelpLink = () => (
  <a
    href={telephoneLink(company.phones.value.headOffice)}
    className="help-link hidden min-h-11 items-center gap-2 text-sm"
  >
    <span className="max-sm:sr-only">{m.nav_help()}</span>
    <span className="num font-medium">{company.phones.value.headOffice}</span>
  </a>
)
