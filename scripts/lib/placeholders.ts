import type { Fact } from '../../app/features/content/company.ts'

/** A file's placeholder facts, as `file: name`. */
export const placeholdersIn = (file: string, facts: Readonly<Record<string, Fact<unknown>>>): string[] =>
  Object.entries(facts).flatMap(([name, { placeholder }]) => (placeholder ? [`${file}: ${name}`] : []))

/** A file's dated laws that have expired in Vietnam by now, as `file: name` with advice. */
export function lapsedIn(file: string, laws: Readonly<Record<string, { until: string }>>, now: Date): string[] {
  const today = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Ho_Chi_Minh' }).format(now)
  return Object.entries(laws).flatMap(([name, { until }]) =>
    until < today ? [`${file}: ${name} held until ${until}: write down what follows, here and in the texts`] : [],
  )
}
