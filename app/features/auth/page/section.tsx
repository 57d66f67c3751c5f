import { type ReactNode, useId } from 'react'

/** One section of the account page: title at the left, content at the right. */
export function AccountSection({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-5 border-t border-line py-8 lg:grid-cols-[20rem_minmax(0,36rem)] lg:py-12"
    >
      <div>
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {lead ? <p className="mt-2 max-w-[34ch] text-sm text-ink-2">{lead}</p> : null}
      </div>
      <div>{children}</div>
    </section>
  )
}
