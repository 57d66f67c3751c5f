import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button'
import { Icon } from '#app/ui/icon'
import { type DesignRoom, PICTURE_CONSENT_WORDS, type SavedDesign, showsOwn } from '../designs/designs.ts'
import { previewOf } from '../designs/preview.ts'
import { type DesignPlace, saveDesign } from '../designs/save-design.ts'
import { SavedPlace } from '../designs/saved-place.tsx'
import { visibleDesignOf } from './design-of.ts'
import type { DoctorClient } from './doctor-client.ts'
import type { MaterialSwatch } from './protocol.ts'
import type { EditorTools } from './use-editor.ts'
import { variantOf } from './variants.ts'

type SaveDesignProps = {
  client: DoctorClient
  /** With the draft's key in this browser. */
  room: DesignRoom & { key: string }
  materials: readonly MaterialSwatch[]
  editor: Pick<EditorTools, 'state' | 'waitFor'>
}
/**
 * Saves the visible variant in the account, or in the browser until there is one; pictures of own rooms only with
 * consent.
 */
export function SaveDesign({ client, room, materials, editor: { state, waitFor } }: SaveDesignProps) {
  const [isAgreed, setAgreed] = useState(false)
  const [saved, setSaved] = useState<{ shown: number; place: DesignPlace }>()
  const { shown } = state.document
  const { picture, made } = variantOf(state, shown)
  const words = visibleDesignOf(state, room, materials)
  if (!made || !words) return null
  const isOwn = showsOwn(words)
  const place = saved?.shown === shown ? saved.place : undefined
  const isSaved = place === 'account' || place === 'browser'

  const write = async (edgePx: number) => {
    const ask = { photo: picture, type: 'image/jpeg', source: made.source, note: '', edgePx } as const
    const written = await waitFor('saving', (watch) => client.ask('file', ask, watch))
    return written?.file ?? 'failed'
  }
  const save = async () => {
    const file = isAgreed || !isOwn ? await previewOf(write) : undefined
    if (file === 'failed') return
    const preview = file ? await dataUrlOf(file) : ''
    const consent = preview && isOwn ? PICTURE_CONSENT_WORDS : ''
    const design: SavedDesign = {
      ...words,
      id: crypto.randomUUID(),
      savedAt: Date.now(),
      preview,
      consent,
      room: room.key,
    }
    setSaved({ shown, place: await saveDesign(design) })
  }
  return (
    <div className="grid gap-2">
      {isOwn && (
        <label className="flex items-start gap-3 text-sm">
          <input
            type="checkbox"
            checked={isAgreed}
            onChange={(event) => setAgreed(event.target.checked)}
            className="doctor-check"
          />
          {m.house_doctor_design_consent()}
        </label>
      )}
      <Button look="outline" size="small" onClick={save} disabled={isSaved}>
        <Icon name="heart" className="size-4" />
        {m.house_doctor_design_save()}
      </Button>
      <SavedPlace place={place} />
    </div>
  )
}

const dataUrlOf = (file: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
