import { useEffect, useRef, useState } from 'react'
import { indexSeen } from './magnify'

/** A row of pictures that scrolls: which of them is seen, and the way to another. */
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

  /** Looks where the row stands; says whether it has come to another picture. */
  const hasMoved = () => {
    const seen = row.current ? indexSeen(row.current) : undefined
    if (seen === undefined || seen === at) return false
    setAt(seen)
    return true
  }
  return { row, at, goTo, frameSeen: () => frameOf(at), hasMoved }
}
