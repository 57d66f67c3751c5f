import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import inlang from '../../project.inlang/settings.json' with { type: 'json' }

/** Files of the repository, new ones included, ignored ones not. */
export const projectFiles = (...folders: string[]): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', ...folders], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
    .split('\0')
    .filter((file) => file !== '' && existsSync(file))

export const read = (file: string): string => readFileSync(file, 'utf8')

export const locales: readonly string[] = inlang.locales
export const { baseLocale } = inlang

/** A locale's messages, key → text; plural variants are joined. */
export function messagesOf(locale: string): Record<string, string> {
  const { $schema: _, ...messages } = JSON.parse(read(`messages/${locale}.json`)) as Record<string, unknown>
  return Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, textsIn(text).join('\n')]))
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  const { match } = value as { match?: Record<string, string> }
  return match ? Object.values(match) : []
}

/** TypeScript without comments. */
export const withoutComments = (source: string): string =>
  source.replace(/("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')|\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g, '$1')
