import { Suspense, useCallback, useEffect, useState } from 'react'
import { showMessage, showToast } from '#app/features/notices/notices'
import { m } from '#app/paraglide/messages.js'
import { Button, buttonClass } from '#app/ui/button'
import { lazyComponent } from '#app/ui/lazy-component'
import { callMeta, errorMessage, withRenewal } from '../../auth/session/session.queries'
import { href } from '../../languages/href'
import { WithProducts } from '../../lists/with-products'
import { pieceOf } from '../../stock/stock'
import { draftKey } from '../room-draft.ts'
import { dropDesign, fetchDesigns } from './designs.functions'
import type { SavedDesign } from './designs.schema'
import { MOST_PRODUCTS } from './designs.ts'
import { PhotoRow } from './photo-row.tsx'
import { sendDesign } from './send-design.ts'
import { bringToAccount } from './waiting-designs.ts'

// Lazy, as only drawn rooms need it.
const DrawnRow = lazyComponent(() => import('./drawn-row.tsx'))

/** Saved rooms, including those that waited in this browser (PROFILE-02). */
export function SavedDesigns() {
  const [designs, setDesigns] = useState<readonly SavedDesign[]>()
  const [savedKey, setSavedKey] = useState<string>()
  const [isFailed, setFailed] = useState(false)

  const load = useCallback(async () => {
    setFailed(false)
    // Without storage there are no waiting designs.
    const brought = await bringToAccount(sendDesign).catch(() => undefined)
    if (brought?.refused.size) showToast({ type: 'error', title: m.account_rooms_refused() })
    setSavedKey(await draftKey().catch(() => undefined))
    const found = await withRenewal(() => fetchDesigns({ data: callMeta() }))
    if (found.ok) setDesigns(found.designs)
    else setFailed(true)
  }, [])
  useEffect(() => void load(), [load])

  const drop = async ({ id }: SavedDesign) => {
    const answer = await withRenewal(() => dropDesign({ data: { ...callMeta(), id } }))
    if (!answer.ok)
      return showMessage({ type: 'error', title: m.account_room_not_deleted(), message: errorMessage(answer) })
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
        <div className="mt-4 flex flex-wrap gap-2">
          <a href={href('/house-doctor-ai')} className={buttonClass('outline', 'small')}>
            {m.house_doctor_photo_choose()}
          </a>
          <a href={href('/house-doctor-ai', {}, { tool: 'room_composer' })} className={buttonClass('outline', 'small')}>
            {m.house_doctor_room_composer()}
          </a>
        </div>
      </>
    )
  return (
    <ul className="border border-line bg-surface">
      {batchesOf(designs).map((batch, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: whichever designs are in it, it is the same question
        <WithProducts key={index} pieces={piecesOf(batch)}>
          {(products) =>
            batch.map((design) => {
              const row = {
                design,
                products: products?.filter((product) => design.products.includes(pieceOf(product))),
                onDrop: () => drop(design),
              }
              return design.plan ? (
                <Suspense key={design.id}>
                  <DrawnRow {...row} />
                </Suspense>
              ) : (
                <PhotoRow key={design.id} {...row} isHere={design.room !== '' && design.room === savedKey} />
              )
            })
          }
        </WithProducts>
      ))}
    </ul>
  )
}

/** Designs whose products fit one request. */
function batchesOf(designs: readonly SavedDesign[]): SavedDesign[][] {
  const batches: SavedDesign[][] = []
  for (const design of designs) {
    const last = batches.at(-1)
    if (last && piecesOf([...last, design]).length <= MOST_PRODUCTS) last.push(design)
    else batches.push([design])
  }
  return batches
}

const piecesOf = (designs: readonly SavedDesign[]) => [...new Set(designs.flatMap(({ products }) => products))]
