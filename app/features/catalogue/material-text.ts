import { m } from '#app/paraglide/messages.js'
import type { Locale } from '../languages/languages'
import { materialNameIn } from './catalogue-labels'
import { MATERIAL_PLACE, type MaterialCode } from './materials'

/** Materials that have another name in a text than on a swatch, such as “Gỗ sồi” for “Sồi”. */
const texts: { [code in MaterialCode]?: (inputs: object, options: { locale: Locale }) => string } = {
  oak: m.material_text_oak,
  walnut: m.material_text_walnut,
  ash: m.material_text_ash,
  black_oak: m.material_text_black_oak,
  linen: m.material_text_linen,
  leather: m.material_text_leather,
}

/** A text of the catalogue in a finish. */
export const inMaterial = (text: string, code: MaterialCode, locale: Locale): string =>
  text.replaceAll(MATERIAL_PLACE, () => texts[code]?.({}, { locale }) ?? materialNameIn(code, locale))
