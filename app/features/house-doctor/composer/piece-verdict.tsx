import { m } from '#app/paraglide/messages.js'
import { hintWords } from './composer-labels.ts'
import type { Composer } from './use-composer.ts'

/** What stands in a piece's way, and what it would be better with. */
export function PieceVerdict({ verdict }: { verdict: ReturnType<Composer['verdicts']['get']> }) {
  return (
    <>
      {verdict?.refusal && <p className="text-xs text-error">{m.composer_in_the_way()}</p>}
      {verdict?.hints.map((hint) => (
        <p key={hint} className="text-xs text-warning">
          {hintWords[hint]()}
        </p>
      ))}
    </>
  )
}
