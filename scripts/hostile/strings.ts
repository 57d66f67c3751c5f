/** The strings of a list: one a line. A line that begins with a number sign and a space says what follows. */
export const stringsIn = (text: string): string[] =>
  text.split('\n').filter((line) => line !== '' && line !== '#' && !line.startsWith('# '))
