import { m } from '#app/paraglide/messages.js'
import { SavedDesigns } from '../house-doctor/designs/saved-designs.tsx'
import { Section } from './section'

/** What was saved of rooms in the House Doctor. */
export function Rooms() {
  return (
    <Section title={m.account_rooms()} lead={m.account_rooms_lead()}>
      <SavedDesigns />
    </Section>
  )
}
