import { m } from '#app/paraglide/messages.js'
import { standaloneLink } from '#app/ui/link'
import { company, telephoneLink, zaloLink } from '../content/content'

/** Telephone and Zalo, beside the button that asks in writing. */
export const AskDirectly = ({ className = '' }: { className?: string }) => (
  <p className={`flex flex-wrap justify-center gap-x-6 text-sm ${className}`}>
    <a href={telephoneLink(company.phones.value.headOffice)} className={`${standaloneLink} num`}>
      {m.enquiry_call({ phone: company.phones.value.headOffice })}
    </a>
    <a href={zaloLink(company.zalo.value)} target="_blank" rel="noopener" className={standaloneLink}>
      {m.enquiry_zalo()}
    </a>
  </p>
)
