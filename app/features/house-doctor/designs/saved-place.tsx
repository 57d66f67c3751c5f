import { account } from '#app/lib/account'
import { m } from '#app/paraglide/messages.js'
import { underlined } from '#app/ui/link'
import { href } from '../../languages/href'
import type { DesignPlace } from './save-design.ts'

const placeWords: Record<DesignPlace, () => string> = {
  account: m.house_doctor_design_in_account,
  browser: m.house_doctor_design_in_browser,
  refused: m.house_doctor_design_refused,
  nowhere: m.house_doctor_design_not_saved,
}

/** Says where a design was saved, with a link to it. */
export function SavedPlace({ place }: { place?: DesignPlace }) {
  const isSaved = place === 'account' || place === 'browser'
  return (
    <p role="status" className="text-sm text-ink-2 empty:hidden">
      {place && `${placeWords[place]()} `}
      {isSaved && (
        <a href={href('/profile')} className={underlined}>
          {account() ? m.session_profile() : m.session_log_in()}
        </a>
      )}
    </p>
  )
}
