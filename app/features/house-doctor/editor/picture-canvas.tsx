import type { Photo } from '@vuong-tron/room-engine/picture'
import { useEffect, useRef } from 'react'

type PictureCanvasProps = { picture: Photo; label?: string; className?: string }

/** Pixels as a picture of the page; without a label it only decorates. */
export function PictureCanvas({ picture, label, className }: PictureCanvasProps) {
  const canvas = useReleasedCanvas()
  useEffect(() => {
    canvas.current?.getContext('2d')?.putImageData(imageOf(picture), 0, 0)
  }, [picture, canvas])
  const naming = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const)
  return <canvas ref={canvas} width={picture.width} height={picture.height} className={className} {...naming} />
}

/** A canvas that lets go of its pixels with the page's part that it is in: an element that has gone holds them, and what was drawn of them, until it is collected. */
export function useReleasedCanvas() {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const drawn = canvas.current
    return () => {
      // In development effects run twice: what is still in the page has not gone.
      if (!drawn || drawn.isConnected) return
      drawn.width = 0
      drawn.height = 0
    }
  }, [])
  return canvas
}

/** The same bytes for a canvas, not a copy of them. */
export const imageOf = ({ width, height, data }: Photo) =>
  new ImageData(new Uint8ClampedArray(data.buffer as ArrayBuffer, data.byteOffset, data.length), width, height)
