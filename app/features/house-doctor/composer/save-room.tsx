import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button'
import { Icon } from '#app/ui/icon'
import { type DesignPlace, saveDesign } from '../designs/save-design.ts'
import { SavedPlace } from '../designs/saved-place.tsx'
import type { RoomDocument } from './document.ts'
import { drawnDesign } from './drawn-design.ts'

/** Saves the room in the account, replacing its earlier version. */
export function SaveRoom({ roomKey, document }: { roomKey: string; document: RoomDocument }) {
  const [saved, setSaved] = useState<{ document: RoomDocument; place?: DesignPlace }>()
  const { place } = saved?.document === document ? saved : {}
  const save = async () => {
    setSaved({ document })
    setSaved({ document, place: await saveDesign(drawnDesign(document, roomKey)) })
  }
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        look="outline"
        size="small"
        onClick={save}
        aria-busy={saved?.document === document && !place ? true : undefined}
        disabled={place === 'account' || place === 'browser'}
      >
        <Icon name="heart" className="size-4" />
        {m.house_doctor_design_save()}
      </Button>
      <SavedPlace place={place} />
    </div>
  )
}
