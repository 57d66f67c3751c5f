const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** What has a name among regions and is no country of ISO 3166: unions, test regions, codes held in reserve. */
const others = new Set(['AC', 'CP', 'CQ', 'DG', 'EA', 'EU', 'EZ', 'IC', 'QO', 'TA', 'UN', 'XA', 'XB', 'XK', 'ZZ'])

/** A code as it is used today: those of states that have gone lead to others (`DD` to `DE`). */
export const isCountry = (code: string): boolean =>
  names.of(code) !== undefined && new Intl.Locale(`und-${code}`).region === code && !others.has(code)
