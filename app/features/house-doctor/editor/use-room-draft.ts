import { useEffect, useRef, useState } from 'react'
import { forgetPhotos } from '../forget-photos.ts'
import { type RoomDraft, saveDraft } from '../room-draft.ts'

/** Saves the draft with every change; returns whether storage works, and a function that deletes it. */
export function useRoomDraft({ key, name, sample, original, document, variants, dropped }: RoomDraft) {
  const isForgotten = useRef(false)
  const [isStored, setStored] = useState(true)
  useEffect(() => {
    // A result arriving during deletion must not be saved.
    if (isForgotten.current) return
    const saving = saveDraft({ key, name, sample, original, document, variants, dropped })
    // Without storage, the room lives as long as its page.
    void saving.then(
      () => setStored(true),
      () => setStored(false),
    )
  }, [key, name, sample, original, document, variants, dropped])
  const forget = async () => {
    isForgotten.current = true
    isForgotten.current = await forgetPhotos()
    return isForgotten.current
  }
  return { isStored, forget }
}
