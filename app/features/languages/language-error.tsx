import { useEffect, useRef } from 'react'
import { m } from '#app/paraglide/messages.js'
import { buttonClass } from '#app/ui/button'
import { Icon } from '#app/ui/icon'
import { useLanguage } from './language-context'

const ID = 'language-error'

/**
 * Says that the language could not be changed (LANG-08). A popover, so that it works before hydration
 * (language-links.ts).
 */
export function LanguageError() {
  const { change, dismissFailure } = useLanguage()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const isOpen = box.current?.matches(':popover-open')
    if (change === 'failed' && !isOpen) box.current?.showPopover()
    if (change === 'switching' && isOpen) box.current?.hidePopover()
  }, [change])
  return (
    <div
      ref={box}
      id={ID}
      popover="manual"
      role="alert"
      onToggle={({ newState }) => newState === 'closed' && change === 'failed' && dismissFailure()}
      className="fixed inset-[calc(var(--header-h)+1rem)_var(--gutter)_auto_auto] w-98 max-w-[calc(100%-2*var(--gutter))] rounded-soft border border-line bg-surface p-5 text-ink shadow-pop"
    >
      <div className="flex gap-4">
        <Icon name="circle-alert" className="mt-0.5 size-6 text-error" />
        <div className="min-w-0 wrap-anywhere">
          <p className="font-semibold">{m.language_error_title()}</p>
          <p className="mt-1 text-sm text-ink-2">{m.language_all_methods_failed()}</p>
          <button
            type="button"
            popoverTarget={ID}
            popoverTargetAction="hide"
            className={`${buttonClass('quiet', 'small')} mt-4`}
          >
            {m.language_dismiss()}
          </button>
        </div>
      </div>
    </div>
  )
}
