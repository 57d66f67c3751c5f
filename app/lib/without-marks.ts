/** Letters without a Unicode decomposition that are typed as base letters. */
const PLAIN: Record<string, string> = { đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', ı: 'i' }

/** Text as it is typed without accents. */
export const withoutMarks = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[đßæœøłı]/g, (letter) => PLAIN[letter] ?? letter)
