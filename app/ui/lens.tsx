import type { ReactNode, Ref } from 'react'

type LensProps = {
  before: ReactNode
  after: ReactNode
  className?: string
  children?: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** A square picture of a room, and a circle with the same room furnished; --x, --y and --r place it. */
export function Lens({ before, after, className = '', children, ref }: LensProps) {
  return (
    <div ref={ref} className={`lens ${className}`}>
      {before}
      <div className="lens-view">{after}</div>
      {children}
    </div>
  )
}
