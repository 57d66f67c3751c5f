import type { ReactNode, Ref } from 'react'

type LensProps = {
  before: ReactNode
  after: ReactNode
  className?: string
  children?: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** A picture of a room, and a circle that shows it after a change; --x, --y and --r place the circle. */
export function Lens({ before, after, className = '', children, ref }: LensProps) {
  return (
    <div ref={ref} className={`lens ${className}`}>
      {before}
      <div className="lens-view">{after}</div>
      {children}
    </div>
  )
}
