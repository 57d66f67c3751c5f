import { useEffect, useRef, useState } from 'react'
import { indexSeen } from './magnify'

/** A scrolling row of pictures: the visible one, and navigation. */
export function usePictureRow(first: number) {
  const row = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(first)

  const frameOf = (index: number) => row.current?.children[index] as HTMLElement | undefined
  const goTo = (index: number, behavior?: ScrollBehavior) =>
    row.current?.scrollTo({ left: frameOf(index)?.offsetLeft, behavior })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus stays in the picture that is seen
  useEffect(() => {
    if (row.current?.contains(document.activeElement))
      frameOf(at)?.querySelector('button')?.focus({ preventScroll: true })
  }, [at])

  /** Updates the visible picture; true if it changed. */
  const hasMoved = () => {
    const seen = row.current ? indexSeen(row.current) : undefined
    if (seen === undefined || seen === at) return false
    setAt(seen)
    return true
  }
  return { row, at, goTo, frameSeen: () => frameOf(at), hasMoved }
}
