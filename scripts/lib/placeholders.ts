import type { Fact } from '../../app/features/content/company.ts'

/** The facts of a file that are placeholders, each as `file: name`. */
export const placeholdersIn = (file: string, facts: Readonly<Record<string, Fact<unknown>>>): string[] =>
  Object.entries(facts).flatMap(([name, { placeholder }]) => (placeholder ? [`${file}: ${name}`] : []))

/** The dated laws of a file that no longer hold on this day in Vietnam, each as `file: name` with what to do. */
export function lapsedIn(file: string, laws: Readonly<Record<string, { until: string }>>, now: Date): string[] {
  const today = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Ho_Chi_Minh' }).format(now)
  return Object.entries(laws).flatMap(([name, { until }]) =>
    until < today ? [`${file}: ${name} held until ${until}: write down what follows, here and in the texts`] : [],
  )
}
