import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { href } from '../languages/href'

/** Links from home to this page, then the page itself. */
export function Breadcrumbs({ between = [], children }: { between?: ReactNode[]; children: ReactNode }) {
  const steps = [
    <a key="home" href={href('/')}>
      {m.content_home()}
    </a>,
    ...between,
  ]
  return (
    <nav aria-label={m.content_breadcrumb_label()} className="wrap pt-4 text-xs text-ink-3 lg:pt-6">
      <ol className="flex flex-wrap gap-x-2">
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a page never change places
          <li key={index} className="flex items-center gap-x-2 [&_a]:hover:underline [&_a]:pointer-coarse:py-3">
            {step}
            <span aria-hidden="true">/</span>
          </li>
        ))}
        <li aria-current="page" className="font-medium text-ink pointer-coarse:py-3">
          {children}
        </li>
      </ol>
    </nav>
  )
}
