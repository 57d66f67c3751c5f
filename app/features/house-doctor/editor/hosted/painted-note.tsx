import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button'
import { Icon } from '#app/ui/icon'
import type { Variant } from '../variants.ts'
import type { HostedTools } from './use-hosted.ts'

/** Where a picture is that the hosted engine painted, and what takes back that it may be there. */
export function PaintedNote({ variant: { made }, hosted }: { variant: Variant; hosted: HostedTools }) {
  const job = made?.job
  if (!job) return null
  return (
    <div>
      <p className="text-sm text-ink-2">{m.house_doctor_hosted_made()}</p>
      <Button look="quiet" size="small" className="mt-2" onClick={() => hosted.forget(job)}>
        <Icon name="trash-2" className="size-4" />
        {m.house_doctor_hosted_delete()}
      </Button>
    </div>
  )
}
