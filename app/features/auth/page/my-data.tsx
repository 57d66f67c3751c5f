import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button'
import { Icon } from '#app/ui/icon'
import { getLocale } from '../../languages/locale'
import { profileAddress } from './profile-state'
import { AccountSection } from './section'

/** Downloads all data that the shop keeps about the customer. */
export function MyData() {
  return (
    <AccountSection title={m.account_data()} lead={m.account_data_lead()}>
      <form method="post" action={profileAddress(getLocale())} data-native>
        <input type="hidden" name="intent" value="download" />
        <Button type="submit" size="small" look="outline">
          <Icon name="download" />
          {m.account_download()}
        </Button>
      </form>
    </AccountSection>
  )
}
