import { m } from '#app/paraglide/messages.js'
import type { Locale } from '../languages/languages'
import { materialName } from './catalogue-labels'
import type { MaterialCode } from './materials'

/** Materials that have another name in a text than on a swatch, such as “Gỗ sồi” for “Sồi”. */
const texts: { [code in MaterialCode]?: (inputs: object, options: { locale: Locale }) => string } = {
  oak: m.material_text_oak,
  walnut: m.material_text_walnut,
  ash: m.material_text_ash,
  black_oak: m.material_text_black_oak,
  linen: m.material_text_linen,
  leather: m.material_text_leather,
}

/** Where a text of the catalogue names its material, so that it can follow the finish. */
const PLACE = '{material}'

export const inMaterial = (text: string, code: MaterialCode, locale: Locale): string =>
  text.replaceAll(PLACE, () => (texts[code] ?? (() => materialName(code)))({}, { locale }))
