/** Joins names as the language does. */
export const listed = (names: readonly string[], locale: string): string =>
  new Intl.ListFormat(locale, { type: 'conjunction', style: 'narrow' }).format(names)
