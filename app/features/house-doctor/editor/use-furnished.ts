import type { Photo } from '@vuong-tron/room-engine/picture'
import { useEffect, useState } from 'react'
import type { DoctorClient } from './doctor-client.ts'
import type { RoomLayout } from './protocol.ts'

/** True once furniture has been found in a photo, where a tool asks for it. */
export function useFurnished(client: DoctorClient, photo: Photo, room: RoomLayout | undefined, isAsked: boolean) {
  const [found, setFound] = useState<{ room: RoomLayout; isFurnished: boolean }>()
  const isKnown = found !== undefined && found.room === room
  useEffect(() => {
    if (!isAsked || !room || isKnown) return
    let isWanted = true
    // Without an answer nothing is asked, and pieces go where there is room.
    void client.ask('furniture', { photo, room }).then((outcome) => {
      if (isWanted && outcome.ok) setFound({ room, isFurnished: outcome.isFurnished })
    })
    return () => {
      isWanted = false
    }
  }, [client, photo, room, isAsked, isKnown])
  return isKnown && found.isFurnished
}
