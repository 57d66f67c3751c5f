import { useMemo, useState } from 'react'
import { SHOP_PICTURE_QUALITY } from '#app/lib/constants'
import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon'
import { pictureOf } from '../../catalogue/catalogue'
import { price, sizeName } from '../../catalogue/catalogue-labels'
import { Image } from '../../images/image'
import { addPiece } from './asking.ts'
import type { ComposerClient } from './composer-client.ts'
import type { RoomDocument } from './document.ts'
import { found } from './furniture-search.ts'
import type { ShopRange } from './range.ts'
import type { Composer } from './use-composer.ts'

type FurnitureChoiceProps = { composer: Composer; client: ComposerClient; range: ShopRange }

/** Maximum results shown. */
const MOST_SHOWN = 40

/** First family of each kind of room. */
const MAIN_FAMILY: Record<RoomDocument['kind'], string> = {
  living: 'sofa',
  bedroom: 'bed',
  dining: 'dining-table',
  study: 'work-desk',
}

/** The range by family or search; chosen products get their best place. */
export function PieceChoice({ composer, client, range }: FurnitureChoiceProps) {
  const { document } = composer
  const [family, setFamily] = useState(MAIN_FAMILY[document.kind])
  const [words, setWords] = useState('')
  const [waiting, setWaiting] = useState<string>()
  const shown = useMemo(() => found(range.pieces, family, words), [range, family, words])

  const add = async (slug: string) => {
    if (waiting) return
    setWaiting(slug)
    await addPiece(composer, client, slug)
    setWaiting(undefined)
  }
  return (
    <>
      <div className="grid gap-3">
        <label className="text-xs text-ink-2">
          {m.composer_family()}
          <select value={family} onChange={(event) => setFamily(event.target.value)} className="field-box mt-1">
            <option value="">{m.composer_family_all()}</option>
            {range.families.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label className="text-xs text-ink-2">
          {m.composer_search()}
          <input
            type="search"
            value={words}
            onChange={(event) => setWords(event.target.value)}
            className="field-box mt-1"
          />
        </label>
      </div>
      {shown.length === 0 && <p className="text-sm text-ink-2">{m.composer_search_none()}</p>}
      <ul className="composer-range" aria-label={m.composer_add()}>
        {shown.slice(0, MOST_SHOWN).map((piece) => (
          <li key={piece.id}>
            <button type="button" aria-busy={waiting === piece.id || undefined} onClick={() => add(piece.id)}>
              <Image
                url={pictureOf({ image: piece.image, slug: piece.id, categorySlug: piece.category })}
                alt=""
                width={88}
                height={66}
                sizes="88px"
                quality={SHOP_PICTURE_QUALITY}
                className="composer-thumb"
              />
              <span className="min-w-0 grow">
                <span className="block text-sm font-medium">{piece.name}</span>
                <span className="num block text-xs text-ink-2">{sizeName(piece)}</span>
                <span className="num block text-sm font-semibold">{price(piece.priceVnd)}</span>
              </span>
              <Icon name="plus" />
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
