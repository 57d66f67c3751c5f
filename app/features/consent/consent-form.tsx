import { m } from '#app/paraglide/messages.js'
import { buttonClass } from '#app/ui/button'
import { Icon } from '#app/ui/icon'
import { getLocale } from '../languages/locale'
import { CONSENT_API, type ConsentChoice } from './consent'
import { currentWords } from './consent-text'

/**
 * Two equal buttons, each a form that works without script (features/measurement/load-measuring.ts). `current` is the
 * visitor's choice; cached pages leave it out.
 */
export function ConsentForm({ current }: { current?: ConsentChoice }) {
  return (
    <div className="grid grid-cols-2 gap-2.5">
      <ChoiceButton
        choice="refused"
        confirmation={m.consent_said_refused()}
        isCurrent={current && current === 'refused'}
      >
        {m.consent_refuse()}
      </ChoiceButton>
      <ChoiceButton choice="given" confirmation={m.consent_said_given()} isCurrent={current && current === 'given'}>
        {m.consent_allow()}
      </ChoiceButton>
      <p aria-live="polite" className="sr-only col-span-2 text-sm" />
    </div>
  )
}

/** Undefined where the page may not know the choice, so that it shows neither. */
type ChoiceButtonProps = {
  choice: ConsentChoice
  confirmation: string
  isCurrent: boolean | undefined
  children: string
}

function ChoiceButton({ choice, confirmation, isCurrent, children }: ChoiceButtonProps) {
  const fields = { purpose: 'measurement', choice, words: currentWords(), locale: getLocale() }
  return (
    <form
      method="post"
      action={CONSENT_API}
      data-native
      data-consent={choice}
      data-said={confirmation}
      data-failed={m.consent_failed()}
      data-signal={m.consent_signal()}
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button
        type="submit"
        aria-pressed={isCurrent}
        className={`group relative w-full ${buttonClass('outline', 'small')}`}
      >
        <Icon name="check" className="absolute left-3.5 size-4 opacity-0 group-aria-pressed:opacity-100" />
        {children}
      </button>
    </form>
  )
}
