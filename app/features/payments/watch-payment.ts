import { useEffect, useRef } from 'react'
import { MINUTE, SECOND } from '#app/lib/constants'
import type { OrderPayment } from './order-payment'

type Seen = Pick<OrderPayment, 'state' | 'paid' | 'missing'>

type Watched = { code: string; secret: string; seen: Seen; onChange: () => void }

const OFTEN = 10 * SECOND
const SELDOM = MINUTE
/** A transfer takes a minute; whoever has waited for ten is doing something else. */
const OFTEN_FOR = 10 * MINUTE

/** Looks again for money while the page is seen: every ten seconds at first, then once a minute (BUY-10). */
export function useWatchPayment({ code, secret, seen, onChange }: Watched) {
  const { state, paid, missing } = seen
  const change = useRef(onChange)
  change.current = onChange
  useEffect(() => {
    if (missing === 0) return
    const since = Date.now()
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const later = () => {
      clearTimeout(timer)
      if (!isOver && document.visibilityState === 'visible')
        timer = setTimeout(look, Date.now() - since < OFTEN_FOR ? OFTEN : SELDOM)
    }
    const look = async () => {
      const now = await askForPayment(code, secret)
      if (isOver) return
      if (now && (now.paid !== paid || now.state !== state || now.missing !== missing)) change.current()
      later()
    }
    // Whoever comes back from the bank's app wants to know at once.
    const onSeen = () => (document.visibilityState === 'visible' ? void look() : clearTimeout(timer))
    document.addEventListener('visibilitychange', onSeen)
    later()
    return () => {
      isOver = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onSeen)
    }
  }, [code, secret, state, paid, missing])
}

/** Undefined without a connection: the next look is soon. */
async function askForPayment(code: string, secret: string): Promise<Seen | undefined> {
  try {
    const answer = await fetch(`/api/orders/${code}?${new URLSearchParams({ k: secret })}`)
    return answer.ok ? ((await answer.json()) as { payment: Seen }).payment : undefined
  } catch {
    return undefined
  }
}
