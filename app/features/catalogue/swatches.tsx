import { joinParts } from '#app/lib/formats'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '../languages/locale'
import type { ColourCode, MaterialCode } from './catalogue'
import { materialName } from './catalogue-labels'

/** Materials that shoppers choose by colour. */
export const swatchColours: Partial<Record<MaterialCode, string>> = {
  oak: 'bg-oak',
  walnut: 'bg-walnut',
  ash: 'bg-ash',
  black_oak: 'bg-black-oak',
  linen: 'bg-linen',
  leather: 'bg-leather',
  rattan: 'bg-rattan',
}

export const swatchOfColour: Record<ColourCode, string> = {
  light_wood: 'bg-oak',
  brown: 'bg-walnut',
  black: 'bg-black-oak',
  grey: 'bg-grey',
  white: 'bg-white',
  beige: 'bg-linen',
  metal: 'bg-metal',
  gold: 'bg-gold',
  red: 'bg-red',
  green: 'bg-green',
  blue: 'bg-blue',
}

/** A product's finishes as small discs. */
export function Swatches({ finishes }: { finishes: readonly MaterialCode[] }) {
  const coloured = finishes.filter((code) => swatchColours[code])
  if (coloured.length === 0) return null
  return (
    <p
      role="img"
      aria-label={m.card_finishes({ finishes: joinParts(coloured.map(materialName), getLocale()) })}
      className="mt-2.5 flex flex-wrap gap-1.5"
    >
      {coloured.map((code) => (
        <FinishDisc key={code} code={code} />
      ))}
    </p>
  )
}

export function FinishDisc({ code }: { code: MaterialCode }) {
  return <span className={`size-3.5 rounded-round inset-ring inset-ring-ink/14 ${swatchColours[code]}`} />
}
