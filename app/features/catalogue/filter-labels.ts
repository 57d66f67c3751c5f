import { joinParts } from '#app/lib/formats'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '../languages/locale'
import { colourName, materialName, price } from './catalogue-labels'
import type { Condition, ListingSearch } from './listing'
import type { FilterCode, WidthBand } from './listing-filters'
import type { FilterName } from './listing-parameters'
import { swatchColours, swatchOfColour } from './swatches'

/** Labels of filters and their options. */

type FilterLabels<N extends FilterName> = {
  /** The heading over these options. */
  title: (codes: readonly FilterCode<N>[]) => string
  name: (code: FilterCode<N>) => string
  /** Classes of the discs beside options. */
  swatches?: Partial<Record<FilterCode<N>, string>>
}

const woods: readonly FilterCode<'material'>[] = ['oak', 'walnut', 'ash', 'black_oak']

export const filterLabels: { [N in FilterName]: FilterLabels<N> } = {
  material: {
    title: (codes) => (codes.every((code) => woods.includes(code)) ? m.listing_wood() : m.listing_material()),
    name: materialName,
    swatches: swatchColours,
  },
  colour: { title: () => m.listing_colour(), name: colourName, swatches: swatchOfColour },
  width: { title: () => m.listing_width(), name: widthName },
}

/** The name of a width band, from the whole centimetres in its code. */
function widthName(code: WidthBand): string {
  const [from = '', to = ''] = code.split('-')
  if (!to) return m.listing_width_over({ from })
  return from === '0' ? m.listing_width_under({ to }) : m.listing_width_between({ from, to })
}

export const conditionName = (condition: Condition, search: ListingSearch) =>
  condition === 'price' ? priceRangeName(search) : choiceName(condition, search[condition])

const choiceName = <N extends FilterName>(name: N, codes: readonly FilterCode<N>[]) =>
  joinParts(codes.map(filterLabels[name].name), getLocale())

function priceRangeName({ min, max }: ListingSearch): string {
  if (min === undefined) return m.listing_price_below({ to: price(max ?? 0) })
  if (max === undefined) return m.listing_price_above({ from: price(min) })
  return m.listing_price_range({ from: price(min), to: price(max) })
}
