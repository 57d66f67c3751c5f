import { useEffect, useRef } from 'react'
import { forgetPhotos } from '../forget-photos.ts'
import { keepRoom, type RoomInWork } from '../kept-room.ts'

/** Keeps a room in this browser with every change, once it has been found; gives what deletes it. */
export function useKeptRoom({ key, name, sample, document, variants, dropped }: RoomInWork) {
  const isForgotten = useRef(false)
  useEffect(() => {
    // A result that comes while everything is being deleted is not written again.
    if (!document.room || isForgotten.current) return
    // Where storage is refused the room lives as long as its page.
    void keepRoom({ key, name, sample, document, variants, dropped }).catch(() => {})
  }, [key, name, sample, document, variants, dropped])
  return async () => {
    isForgotten.current = true
    isForgotten.current = await forgetPhotos()
    return isForgotten.current
  }
}
