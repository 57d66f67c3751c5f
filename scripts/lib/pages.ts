import { globSync, readFileSync } from 'node:fs'
import { listingParameterNames } from '../../app/features/catalogue/listing-parameters.ts'
import type { Page } from '../../app/server/page-table.ts'

/** All pages with their routes' facts, read from the source text: only Start's build can load those files. */
export const readPages = (): Page[] =>
  globSync('app/routes/**/*.tsx')
    .sort()
    .flatMap((file) => pagesIn(readFileSync(file, 'utf8')))

function pagesIn(source: string): Page[] {
  const [, path] = /createFileRoute\('\/\$locale_?(\/[^']*)'\)/.exec(source) ?? []
  if (!path || path === '/$') return []
  const [, facts = '{}'] = /^ {2}staticData: (\{[^{}]*\}),$/m.exec(source) ?? []
  const evaluate = new Function('listingParameterNames', `return ${facts}`)
  return [{ path: path.replace(/(?<=.)\/$/, '').replaceAll('$', ':'), ...evaluate(listingParameterNames) }]
}
