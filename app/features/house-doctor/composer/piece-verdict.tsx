import { m } from '#app/paraglide/messages.js'
import { hintWords } from './composer-labels.ts'
import type { Composer } from './use-composer.ts'

/** A piece's conflict and hints. */
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
