import { m } from '#app/paraglide/messages.js'
import { iconButtonClass } from '#app/ui/button'
import { Icon } from '#app/ui/icon'
import { underlined } from '#app/ui/link'
import { AddPieces } from '../../cart/add-pieces'
import { price } from '../../catalogue/catalogue-labels'
import { href } from '../../languages/href'
import { SaveAll } from '../../lists/save-all'
import type { MaterialSwatch } from '../editor/protocol.ts'
import { PieceVerdict } from '../piece-verdict.tsx'
import { CoveringList } from './covering-list.tsx'
import { ROOM_LIMITS, type RoomPiece, slugsInRoom } from './document.ts'
import { MeasureField } from './measure-field.tsx'
import { gapsOf } from './placing.ts'
import type { Composer } from './use-composer.ts'

/** Pieces with editable positions, prices, and ways to buy. */
export function PieceList({ composer, materials }: { composer: Composer; materials: readonly MaterialSwatch[] }) {
  const { document, range } = composer
  const slugs = slugsInRoom(document)
  const totalVnd = document.pieces.reduce((sum, { slug }) => sum + (range.get(slug)?.priceVnd ?? 0), 0)
  return (
    <>
      {document.pieces.length === 0 && <p className="text-sm text-ink-2">{m.composer_list_empty()}</p>}
      <ul className="composer-pieces" aria-label={m.composer_part_list()}>
        {document.pieces.map((piece) => (
          <PieceRow key={piece.id} piece={piece} composer={composer} />
        ))}
      </ul>
      {document.pieces.length > 0 && (
        <>
          <p className="num flex justify-between text-base font-semibold">
            <span>{m.composer_total()}</span> <span>{price(totalVnd)}</span>
          </p>
          <div className="flex flex-wrap gap-2">
            <AddPieces look="primary" pieces={document.pieces.map(({ slug }) => ({ piece: slug, quantity: 1 }))}>
              {m.composer_add_room()}
            </AddPieces>
            <SaveAll slugs={slugs} words={{ save: m.composer_save_all(), saved: m.composer_all_saved() }} />
          </div>
        </>
      )}
      <CoveringList document={document} materials={materials} />
    </>
  )
}

function PieceRow({ piece, composer }: { piece: RoomPiece; composer: Composer }) {
  const { furnishing, verdicts, range, chosen } = composer
  const product = range.get(piece.slug)
  if (!product) return null
  const { slug: _, ...place } = piece
  const { left, back } = gapsOf(furnishing, place)
  const verdict = verdicts.get(piece.id)
  const most = ROOM_LIMITS.side.upTo / 10
  const page = href('/product/$slug', { slug: piece.slug })
  return (
    <li aria-current={piece.id === chosen || undefined}>
      <div className="flex items-start gap-2">
        <div className="min-w-0 grow text-sm">
          <a href={page} target="_blank" rel="noopener" className={underlined}>
            {product.name}
          </a>
          <p className="num font-semibold">{price(product.priceVnd)}</p>
          <PieceVerdict verdict={verdict} />
        </div>
        <button
          type="button"
          aria-label={m.composer_remove({ name: product.name })}
          onClick={() => composer.remove(piece.id)}
          className={iconButtonClass}
        >
          <Icon name="trash-2" />
        </button>
      </div>
      <fieldset className="composer-measures">
        <legend className="sr-only">{m.composer_piece_fields({ name: product.name })}</legend>
        <MeasureField
          label={m.composer_from_left()}
          unit="cm"
          value={left / 10}
          least={-most}
          most={most}
          step={5}
          onCommit={(cm) => composer.move({ ...place, xMm: Math.round(place.xMm + cm * 10 - left) })}
        />
        <MeasureField
          label={m.composer_from_back()}
          unit="cm"
          value={back / 10}
          least={-most}
          most={most}
          step={5}
          onCommit={(cm) => composer.move({ ...place, zMm: Math.round(place.zMm - cm * 10 + back) })}
        />
        <MeasureField
          label={m.composer_turn()}
          unit="°"
          value={place.turn}
          least={0}
          most={359}
          step={15}
          onCommit={(turn) => composer.turn(piece.id, Math.round(turn) - place.turn)}
        />
      </fieldset>
      <a href={`${page}#enquiry`} target="_blank" rel="noopener" className={`text-sm ${underlined}`}>
        {m.enquiry_title()}
      </a>
    </li>
  )
}
