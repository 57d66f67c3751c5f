import { useCallback, useEffect, useState } from 'react'
import { showMessage, showToast } from '#app/features/notices/notices'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Button, buttonClass } from '#app/ui/button'
import { WithProducts } from '../../lists/with-products'
import { callMeta, sentenceOf, withSession } from '../../session/session.queries'
import { DesignRow } from './design-row.tsx'
import { dropDesign, fetchDesigns } from './designs.functions'
import type { SavedDesign } from './designs.schema'
import { sendDesign } from './send-design.ts'
import { bringToAccount } from './waiting-designs.ts'

/** As many products as one question asks for. */
const MOST_ASKED = 60

/** The rooms that somebody has saved, those that waited in this browser among them (PROFILE-02). */
export function SavedDesigns() {
  const [designs, setDesigns] = useState<readonly SavedDesign[]>()
  const [isFailed, setFailed] = useState(false)

  const load = useCallback(async () => {
    setFailed(false)
    // Where storage is refused nothing waits.
    const brought = await bringToAccount(sendDesign).catch(() => undefined)
    if (brought?.refused.size) showToast({ type: 'error', title: m.account_rooms_refused() })
    const found = await withSession(() => fetchDesigns({ data: callMeta() }))
    if (found.ok) setDesigns(found.designs)
    else setFailed(true)
  }, [])
  useEffect(() => void load(), [load])

  const drop = async ({ id }: SavedDesign) => {
    const answer = await withSession(() => dropDesign({ data: { ...callMeta(), id } }))
    if (!answer.ok)
      return showMessage({ type: 'error', title: m.account_room_not_deleted(), message: sentenceOf(answer) })
    showToast({ type: 'success', title: m.account_room_deleted() })
    setDesigns((before) => before?.filter((one) => one.id !== id))
  }
  if (isFailed)
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <p>{m.account_rooms_failed()}</p>
        <Button look="outline" size="small" onClick={load}>
          {m.notices_retry()}
        </Button>
      </div>
    )
  if (!designs) return <p className="h-24 text-ink-2">{m.account_rooms_loading()}</p>
  if (designs.length === 0)
    return (
      <>
        <p>{m.account_rooms_none()}</p>
        <a href={`/${getLocale()}/house-doctor-ai`} className={`${buttonClass('outline', 'small')} mt-4`}>
          {m.house_doctor_photo_choose()}
        </a>
      </>
    )
  return (
    <WithProducts slugs={slugsOf(designs)}>
      {(products) => (
        <ul className="border border-line bg-surface">
          {designs.map((design) => (
            <DesignRow
              key={design.id}
              design={design}
              products={products.filter(({ slug }) => design.products.includes(slug))}
              onDrop={() => drop(design)}
            />
          ))}
        </ul>
      )}
    </WithProducts>
  )
}

const slugsOf = (designs: readonly SavedDesign[]) =>
  [...new Set(designs.flatMap(({ products }) => products))].slice(0, MOST_ASKED)
