import { m } from '#app/paraglide/messages.js'
import { iconButtonClass } from '#app/ui/button'
import { Icon } from '#app/ui/icon'
import { price, sizeName } from '../../catalogue/catalogue-labels'
import { href } from '../../languages/href'
import { PieceVerdict } from '../piece-verdict.tsx'
import type { Composer } from './use-composer.ts'

/** The selected piece: name, conflicts, and actions. */
export function ChosenPiece({ composer }: { composer: Composer }) {
  const { chosen, document, range, verdicts } = composer
  const piece = document.pieces.find(({ id }) => id === chosen)
  const product = piece && range.get(piece.slug)
  if (!piece || !product) return <p className="composer-chosen text-sm text-ink-2">{m.composer_hint_keys()}</p>
  const verdict = verdicts.get(piece.id)
  const actions = [
    { icon: 'rotate-ccw', name: m.composer_turn_left(), act: () => composer.turn(piece.id, 90) },
    { icon: 'rotate-ccw', isMirrored: true, name: m.composer_turn_right(), act: () => composer.turn(piece.id, -90) },
    { icon: 'trash-2', name: m.composer_remove({ name: product.name }), act: () => composer.remove(piece.id) },
  ]
  return (
    <div className="composer-chosen">
      <div className="min-w-0 grow">
        <p className="truncate text-sm font-medium">
          <a
            href={href('/product/$slug', { slug: piece.slug })}
            target="_blank"
            rel="noopener"
            className="hover:underline"
          >
            {product.name}
          </a>
        </p>
        <p className="num text-xs text-ink-2">
          {sizeName(product)} · {price(product.priceVnd)}
        </p>
        <PieceVerdict verdict={verdict} />
      </div>
      {actions.map(({ icon, isMirrored, name, act }) => (
        <button key={name} type="button" aria-label={name} title={name} onClick={act} className={iconButtonClass}>
          <Icon name={icon} className={isMirrored ? 'size-5 -scale-x-100' : 'size-5'} />
        </button>
      ))}
    </div>
  )
}
