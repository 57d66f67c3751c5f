import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button'
import { Icon } from '#app/ui/icon'
import { useLanguage } from './language-context'

/** Says that the language could not be changed, until it is dismissed (LANG-08). */
export function LanguageError() {
  const { change, dismissFailure } = useLanguage()
  return (
    <div
      role="alert"
      className="fixed top-[calc(var(--header-h)+1rem)] right-(--gutter) z-60 w-98 max-w-[calc(100%-2*var(--gutter))]"
    >
      {change === 'failed' ? (
        <div className="flex gap-4 rounded-soft border border-line bg-surface p-5 shadow-pop">
          <Icon name="circle-alert" className="mt-0.5 size-6 text-error" />
          <div>
            <p className="font-semibold">{m.language_error_title()}</p>
            <p className="mt-1 text-sm text-ink-2">{m.language_all_methods_failed()}</p>
            <Button look="quiet" size="small" onClick={dismissFailure} className="mt-4">
              {m.language_dismiss()}
            </Button>
          </div>
        </div>
      ) : null}
    </div>
  )
}
