/** One string a line; lines that begin with "# " are comments. */
export const stringsIn = (text: string): string[] =>
  text.split('\n').filter((line) => line !== '' && line !== '#' && !line.startsWith('# '))
