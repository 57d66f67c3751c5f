import type { ReactNode } from 'react'

/** A section's title with an optional lead and a link at the right. */
export function SectionHeading({ title, lead, children }: { title: string; lead?: string; children?: ReactNode }) {
  return (
    <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
      <div>
        <h2 className="text-4xl">{title}</h2>
        {lead ? <p className="mt-2 max-w-[44ch] text-ink-2">{lead}</p> : null}
      </div>
      {children}
    </div>
  )
}
