import { mkdirSync, writeFileSync } from 'node:fs'
import { run } from '../../scripts/lib/tools.mjs'

const FOLDER = 'node_modules/.cache/structured-data'
const FILE = `${FOLDER}/pages.ts`

/** A JSON-LD thing in a page. */
export type Described = { '@type': string }

/** Type errors of JSON-LD against schema.org; empty when there are none. */
export async function typeFindings(described: readonly Described[]): Promise<string> {
  mkdirSync(FOLDER, { recursive: true })
  const types = [...new Set(described.map((one) => one['@type']))]
  writeFileSync(
    FILE,
    [
      `import type { ${[...types, 'WithContext'].join(', ')} } from 'schema-dts'`,
      ...described.map((one, at) => `export const _${at}: WithContext<${one['@type']}> = ${JSON.stringify(one)}`),
    ].join('\n'),
  )
  const options = ['--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck', '--module', 'esnext']
  const { output } = await run('tsc', [...options, '--moduleResolution', 'bundler', FILE])
  return output.trim()
}
