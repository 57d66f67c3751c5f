import { type ReactNode, useId } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button'
import { Icon } from '#app/ui/icon'
import { underlined } from '#app/ui/link'

export type BlockState = 'open' | 'done' | 'waiting' | 'wrong'

type BlockProps = {
  /** Address of the block on its page. */
  id: string
  number: number
  title: string
  state: BlockState
  /** What was filled in, in a line or two; shown once the block is done. */
  result?: string
  /** Words of the button that leads to the next block. */
  goOn?: string
  isBusy?: boolean
  onGoOn: () => void
  onEdit: () => void
  children: ReactNode
}

const stateWords = { open: undefined, done: m.checkout_done, waiting: m.checkout_waiting, wrong: m.checkout_wrong }

/**
 * A block of the checkout that folds once it is done. Folding is the style sheet's, so that all blocks are open where
 * there is no script (checkout.css).
 */
export function CheckoutBlock({
  id,
  number,
  title,
  state,
  result,
  goOn,
  isBusy,
  onGoOn,
  onEdit,
  children,
}: BlockProps) {
  const heading = useId()
  const word = stateWords[state]?.()
  return (
    <section id={id} aria-labelledby={heading} data-block={state} className="checkout-block">
      <header className="flex items-center gap-3">
        <span aria-hidden="true" className="checkout-number num">
          {state === 'done' && <Icon name="check" className="size-5" />}
          {state === 'wrong' && '!'}
          {state === 'open' || state === 'waiting' ? number : ''}
        </span>
        <h2 id={heading} tabIndex={-1} className="min-w-0 flex-1 text-xl tracking-tight">
          {title}
          {word && <span className="sr-only">{`, ${word}`}</span>}
        </h2>
        {state === 'done' && (
          <button
            type="button"
            aria-label={m.checkout_edit_block({ block: title })}
            onClick={onEdit}
            className={`min-h-11 text-sm font-medium ${underlined}`}
          >
            {m.checkout_edit()}
          </button>
        )}
      </header>
      {state === 'done' && result && <p className="checkout-result">{result}</p>}
      <div className="checkout-fold">
        <div>
          <div className="pt-5 md:pl-11">
            {children}
            {goOn && (
              <Button aria-busy={isBusy || undefined} onClick={onGoOn} className="mt-6 max-sm:w-full noscript:hidden">
                {goOn}
              </Button>
            )}
          </div>
        </div>
      </div>
    </section>
  )
}
