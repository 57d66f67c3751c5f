import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Button } from '#app/ui/button'
import { underlined } from '#app/ui/link'
import { type ProductSummary, productPath } from '../../catalogue/catalogue'
import { price } from '../../catalogue/catalogue-words'
import { languageOf } from '../../languages/languages'
import { sampleRooms } from '../sample-rooms.ts'
import { tools } from '../tools.ts'
import type { SavedDesign } from './designs.schema'

type DesignRowProps = { design: SavedDesign; products: readonly ProductSummary[]; onDrop: () => Promise<void> }

/** One saved room: its picture, what was done to it, and what stands in it with its price. */
export function DesignRow({ design, products, onDrop }: DesignRowProps) {
  const [isBusy, setBusy] = useState(false)
  const name = nameOf(design)
  const drop = async () => {
    setBusy(true)
    await onDrop()
    setBusy(false)
  }
  return (
    <li className="flex flex-wrap items-start gap-x-5 gap-y-3 border-line p-4 not-first:border-t">
      {design.preview ? (
        <img src={design.preview} alt={m.account_room_alt({ name })} className="w-full bg-cyc sm:w-40" />
      ) : null}
      <div className="min-w-0 flex-1 basis-60">
        <h3 className="text-base wrap-anywhere">{name}</h3>
        <p className="num text-sm text-ink-3">
          <time dateTime={new Date(design.savedAt).toISOString()}>{dayOf(design.savedAt)}</time>
        </p>
        <p className="mt-1 text-sm text-ink-2">{doneIn(design)}</p>
        {products.length > 0 && (
          <ul className="mt-2 text-sm">
            {products.map(({ slug, name: product, priceVnd }) => (
              <li key={slug} className="num flex flex-wrap justify-between gap-x-4">
                <a href={`/${getLocale()}${productPath(slug)}`} className={underlined}>
                  {product}
                </a>
                {price(priceVnd)}
              </li>
            ))}
          </ul>
        )}
      </div>
      <Button
        look="quiet"
        size="small"
        aria-busy={isBusy || undefined}
        aria-label={m.account_room_delete({ name })}
        onClick={drop}
      >
        {m.account_room_delete_short()}
      </Button>
    </li>
  )
}

const nameOf = ({ name, sample }: SavedDesign) =>
  sampleRooms.find(({ id }) => id === sample)?.name() ?? (name || m.house_doctor_name())

/** The tools that were used, each once, in their order. */
const doneIn = ({ steps }: SavedDesign) => [...new Set(steps.map(({ tool }) => tools[tool].name()))].join(' · ')

const dayOf = (moment: number) =>
  new Intl.DateTimeFormat(languageOf(getLocale()).localeCode, { dateStyle: 'long' }).format(moment)
