import { useEffect, useRef, useState } from 'react'
import { forgetPhotos } from '../forget-photos.ts'
import { type RoomDraft, saveDraft } from '../room-draft.ts'

/** Keeps a room in this browser with every change; says whether it could, and gives what deletes it. */
export function useKeptRoom({ key, name, sample, original, document, variants, dropped }: RoomDraft) {
  const isForgotten = useRef(false)
  const [isKept, setKept] = useState(true)
  useEffect(() => {
    // A result that comes while everything is being deleted is not written again.
    if (isForgotten.current) return
    const kept = saveDraft({ key, name, sample, original, document, variants, dropped })
    // Where storage is full or refused the room lives as long as its page.
    void kept.then(
      () => setKept(true),
      () => setKept(false),
    )
  }, [key, name, sample, original, document, variants, dropped])
  const forget = async () => {
    isForgotten.current = true
    isForgotten.current = await forgetPhotos()
    return isForgotten.current
  }
  return { isKept, forget }
}
