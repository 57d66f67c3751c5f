import { m } from '#app/paraglide/messages.js'
import { passwordStrength, type Strength, strengths } from './password-strength'

const sentences: Record<Strength, () => string> = {
  weak: m.session_strength_weak,
  medium: m.session_strength_medium,
  strong: m.session_strength_strong,
}

const colours: Record<Strength, { bar: string; word: string }> = {
  weak: { bar: 'bg-error', word: 'text-error' },
  medium: { bar: 'bg-warning', word: 'text-warning' },
  strong: { bar: 'bg-success', word: 'text-success' },
}

/** Three bars and a sentence that follow the typed password (REG-07). */
export function StrengthMeter({ password }: { password: string }) {
  const strength = passwordStrength(password)
  const { bar, word } = colours[strength]
  return (
    <div aria-live="polite" className="mt-2 flex min-h-5 items-center gap-2 text-xs">
      {password ? (
        <>
          {strengths.map((step, index) => (
            <span
              key={step}
              aria-hidden="true"
              className={`h-1 w-9 ${index <= strengths.indexOf(strength) ? bar : 'bg-line'}`}
            />
          ))}
          <span className={`ml-1 font-medium ${word}`}>{sentences[strength]()}</span>
        </>
      ) : null}
    </div>
  )
}
