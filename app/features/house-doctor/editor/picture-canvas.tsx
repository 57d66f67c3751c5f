import type { Photo } from '@vuong-tron/room-engine/picture'
import { useEffect, useRef } from 'react'

type PictureCanvasProps = { picture: Photo; label?: string; className?: string }

/** Draws pixels; decorative without a label. */
export function PictureCanvas({ picture, label, className }: PictureCanvasProps) {
  const canvas = useReleasedCanvas()
  useEffect(() => {
    canvas.current?.getContext('2d')?.putImageData(imageOf(picture), 0, 0)
  }, [picture, canvas])
  const naming = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const)
  return <canvas ref={canvas} width={picture.width} height={picture.height} className={className} {...naming} />
}

/** A canvas that frees its pixels when unmounted: detached elements hold them until collected. */
export function useReleasedCanvas() {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const drawn = canvas.current
    return () => {
      // In development effects run twice: still attached means still in use.
      if (!drawn || drawn.isConnected) return
      drawn.width = 0
      drawn.height = 0
    }
  }, [])
  return canvas
}

/** Shares the bytes instead of copying. */
export const imageOf = ({ width, height, data }: Photo) =>
  new ImageData(new Uint8ClampedArray(data.buffer as ArrayBuffer, data.byteOffset, data.length), width, height)
