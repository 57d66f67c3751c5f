import type { Photo } from '@vuong-tron/room-engine/picture'
import { useEffect, useState } from 'react'
import type { DoctorClient } from './doctor-client.ts'
import { type RoomLayout, withoutMap } from './protocol.ts'

type Options = {
  /** The tool wants to know. */
  isAsked: boolean
  /** A set found furniture in its way: on a slow line the network may come only then. */
  isInTheWay: boolean
}

/** True once furniture has been found in a picture, where a tool asks for it. */
export function useFurnished(
  client: DoctorClient,
  picture: Photo,
  room: RoomLayout | undefined,
  { isAsked, isInTheWay }: Options,
) {
  const [found, setFound] = useState<{ picture: Photo; room: RoomLayout; isFurnished: boolean }>()
  const isKnown = found !== undefined && found.picture === picture && found.room === room
  useEffect(() => {
    if (!isAsked || !room || isKnown) return
    let isWanted = true
    // Without an answer nothing is asked, and pieces go where there is room.
    void client.ask('furniture', { photo: picture, room: withoutMap(room) }).then((outcome) => {
      if (isWanted && outcome.ok) setFound({ picture, room, isFurnished: outcome.isFurnished })
    })
    return () => {
      isWanted = false
    }
  }, [client, picture, room, isAsked, isKnown])
  useEffect(() => {
    if (isInTheWay && room) setFound({ picture, room, isFurnished: true })
  }, [isInTheWay, picture, room])
  return isKnown && found.isFurnished
}
