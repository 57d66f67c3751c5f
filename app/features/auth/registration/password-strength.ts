import { PASSWORD_MEDIUM_LENGTH, PASSWORD_STRONG_LENGTH } from '#app/lib/constants'

export const strengths = ['weak', 'medium', 'strong'] as const
export type Strength = (typeof strengths)[number]

/** Strength by the specification's rule: length first, then variety (REG-07). */
export function passwordStrength(password: string): Strength {
  // Some keyboards compose a Vietnamese letter from three characters.
  const composed = password.normalize('NFC')
  const { length } = composed
  if (length < PASSWORD_MEDIUM_LENGTH) return 'weak'
  if (length >= PASSWORD_STRONG_LENGTH || isVaried(composed)) return 'strong'
  return 'medium'
}

const isVaried = (password: string) =>
  [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u].every((kind) => kind.test(password))
