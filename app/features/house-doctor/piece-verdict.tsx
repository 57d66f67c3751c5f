import { m } from '#app/paraglide/messages.js'
import type { verdictsOf } from './placing.ts'
import { hintWords } from './placing-words.ts'

/** A piece's conflict and hints. */
export function PieceVerdict({ verdict }: { verdict: ReturnType<ReturnType<typeof verdictsOf>['get']> }) {
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
