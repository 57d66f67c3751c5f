import type { Fact } from '../../app/features/content/company.ts'

/** The facts of a file that are placeholders, each as `file: name`. */
export const placeholdersIn = (file: string, facts: Readonly<Record<string, Fact<unknown>>>): string[] =>
  Object.entries(facts).flatMap(([name, { placeholder }]) => (placeholder ? [`${file}: ${name}`] : []))
