const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** `Intl` regions that are no ISO 3166 countries: unions, test regions, reserved codes. */
const others = new Set(['AC', 'CP', 'CQ', 'DG', 'EA', 'EU', 'EZ', 'IC', 'QO', 'TA', 'UN', 'XA', 'XB', 'XK', 'ZZ'])

/** Accepts current codes only; those of former states map to others (`DD` to `DE`). */
export const isCountry = (code: string): boolean =>
  names.of(code) !== undefined && new Intl.Locale(`und-${code}`).region === code && !others.has(code)
