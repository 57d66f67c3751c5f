import type { Photo } from '@vuong-tron/room-engine/picture'
import { useEffect, useRef } from 'react'
import { imageOf } from './picture-canvas.tsx'

/** Wide enough for 3x screens. */
const WIDTH_PX = 264

/** A downscaled picture, to save memory. */
export function Thumbnail({ picture }: { picture: Photo }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const heightPx = Math.round((WIDTH_PX * picture.height) / picture.width)
  useEffect(() => {
    let isWanted = true
    const size = { resizeWidth: WIDTH_PX, resizeHeight: heightPx, resizeQuality: 'medium' } as const
    void createImageBitmap(imageOf(picture), size).then((small) => {
      if (isWanted) canvas.current?.getContext('2d')?.drawImage(small, 0, 0)
      small.close()
    })
    return () => {
      isWanted = false
    }
  }, [picture, heightPx])
  return <canvas ref={canvas} width={WIDTH_PX} height={heightPx} aria-hidden />
}
