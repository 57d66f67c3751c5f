import { listFormat } from './formats'

/** Joins names as the language does. */
export const listed = (names: readonly string[], locale: string): string => listFormat(locale).format(names)
