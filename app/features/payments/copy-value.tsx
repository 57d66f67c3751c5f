import { useEffect, useState } from 'react'
import { SECOND } from '#app/lib/constants'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button'
import { Icon } from '#app/ui/icon'

const SHOWN_FOR = 3 * SECOND

/** Copies one value, exactly as a bank's app needs it. Without script there is no button. */
export function CopyValue({ of, value }: { of: string; value: string }) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = () =>
    navigator.clipboard?.writeText(value).then(
      () => setCopied(true),
      // A browser that refuses still shows the value to select.
      () => {},
    )
  return (
    <>
      <Button look="quiet" size="small" onClick={copy} className="order-copy-button">
        {isCopied ? <Icon name="check" className="size-4 text-success" /> : <Icon name="copy" className="size-4" />}
        <span aria-hidden={isCopied}>{isCopied ? m.order_copied() : m.order_copy()}</span>
        <span className="sr-only">: {of}</span>
      </Button>
      <span role="status" className="sr-only">
        {isCopied ? m.order_copied() : null}
      </span>
    </>
  )
}
