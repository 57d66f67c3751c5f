import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button'
import { Icon } from '#app/ui/icon'
import { countOf, type Results, variantOf } from '../variants.ts'
import type { HostedTools } from './use-hosted.ts'

type PaintedNoteProps = { results: Results; shown: number; onForget: HostedTools['forget'] }

/** Says that a picture is on the server, and offers to delete it and withdraw the consent. */
export function PaintedNote({ results, shown, onForget }: PaintedNoteProps) {
  const job = variantOf(results, shown).made?.job
  if (!job) return null
  const { painted, derived } = countOf(results, job)
  return (
    <div>
      <p className="text-sm text-ink-2">
        {m.house_doctor_hosted_made()} {keepsWords(derived)}
      </p>
      <Button look="quiet" size="small" className="mt-2" onClick={() => onForget(job)}>
        <Icon name="trash-2" className="size-4" />
        {painted > 1 ? m.house_doctor_hosted_delete_all({ count: painted }) : m.house_doctor_hosted_delete()}
      </Button>
    </div>
  )
}

/** Names copies that stay on the device and in the account. */
function keepsWords(derived: number): string {
  if (derived === 0) return m.house_doctor_hosted_keeps()
  return derived === 1
    ? m.house_doctor_hosted_keeps_derived_one()
    : m.house_doctor_hosted_keeps_derived({ count: derived })
}
