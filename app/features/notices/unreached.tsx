import { useEffect, useState } from 'react'
import type { FailureCode } from '#app/lib/failure'
import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon'
import { company, telephoneLink } from '../content/content'

/** Nobody waits longer than a second without knowing what for; an answer comes sooner. */
const PATIENCE = 800

type UnreachedProps = {
  /** A form of the page is being sent. */
  isBusy: boolean
  /** What came of it. */
  code?: FailureCode
  className?: string
}

/** Says in words, with the telephone number, that the shop does not answer a form: while it is tried again, and after. */
export function Unreached({
  isBusy,
  code,
  className = 'mb-6 flex gap-2 bg-warning-tint p-4 text-sm text-warning',
}: UnreachedProps) {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isBusy) return
    const timer = setTimeout(setLate, PATIENCE, true)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isBusy])
  const isLost = !isBusy && (code === 'upstream_unavailable' || code === 'offline')
  // There before its words are, so that they are read out.
  if (!isBusy && !isLost) return null
  return (
    <div role="status">
      {isLate || isLost ? (
        <p className={className}>
          <Icon name="triangle-alert" className="mt-0.5 size-4" />
          <span>
            {isLate ? <span className="block">{m.unreached_trying()}</span> : null}
            <Call />
          </span>
        </p>
      ) : null}
    </div>
  )
}

/** The number as a link, wherever a sentence has it. */
export function Call() {
  const phone = company.phones.value.headOffice
  const [before, after] = m.unreached_call({ phone: '\u0000' }).split('\u0000')
  return (
    <span>
      {before}
      <a className="underline underline-offset-4 pointer-coarse:py-3 num whitespace-nowrap" href={telephoneLink(phone)}>
        {phone}
      </a>
      {after}
    </span>
  )
}
