import path from 'node:path'
import { parseSync } from 'rolldown/utils'
import { type Plugin, runnerImport } from 'vite'

/**
 * Makes the forms' libraries fit a phone: arktype and React Form weigh 55 KB (brotli), more than the shop's pages before
 * them. Three cuts in the browser's build, of which the Worker shares the last (lean-server.ts);
 * docs/decisions/013-lean-forms.md says why, and tests/unit/scripts/lean-forms.test.ts that the schemas still judge as
 * arktype does.
 */
export function leanForms(): Plugin {
  return {
    name: 'lean-forms',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async load(id) {
      const file = id.split('?')[0] ?? id
      if (file.endsWith('forms.schema.ts')) return schemasAsData(file)
      return emptied(file)
    },
    transform: {
      filter: { id: /\/node_modules\/(@ark\/(schema|util)|@tanstack\/form-core)\// },
      handler: (code) => ({ code: withoutEval(withoutUnused(code)), map: null }),
    },
  }
}

/** The schemas of a module as what arktype's core reads: neither arktype's parser nor its keywords are needed for that. */
export async function schemasAsData(file: string): Promise<string> {
  const { module } = await runnerImport<Record<string, { json: unknown }>>(file, {
    configFile: false,
    root: path.resolve(),
  })
  const exported = Object.entries(module).map(([name, { json }]) => {
    const text = JSON.stringify(json)
    // Functions become references into a registry of the process that made them.
    if (text.includes('"$ark.')) throw new Error(`${name} of ${file} holds a function and cannot be written as data`)
    return `export const ${name} = rootSchema(${text})`
  })
  return [`import { rootSchema } from '@ark/schema'`, ...exported].join('\n')
}

/** What stands instead of a module of React Form that no form of ours uses. */
export function emptied(file: string): string | undefined {
  const name = Object.keys(empty).find((name) => file.endsWith(name))
  return name && empty[name]
}

/** The devtools' channel would also hand every typed password to whoever listens. */
const empty: Record<string, string> = {
  '@tanstack/form-core/dist/esm/FormGroupApi.js':
    'export class FormGroupApi {}; export const getDefaultFormGroupMeta = () => ({})',
  '@tanstack/react-form/dist/esm/useFormGroup.js':
    'export const useFormGroup = () => null; export const FormGroup = () => null',
  '@tanstack/form-core/dist/esm/EventClient.js': 'export const formEventClient = { emit() {}, on: () => () => {} }',
  '@tanstack/pacer-lite/dist/lite-throttler.js':
    'export class LiteThrottler {}; export const liteThrottle = () => () => {}',
}

/** Methods that compile validators, which takes `eval`, or describe schemas to other tools: nothing of ours calls them. */
const NEVER_CALLED =
  'compile|compileErrorContext|compileDefinedEmission|compileOptimistic|compileIndiscriminable|compileExhaustiveEntry|_compileDeclaresKey|reduceJsonSchema|reduceObjectJsonSchema|innerToJsonSchema|toJsonSchema|toResolvedJsonSchema'
export const COMPILING = new RegExp(`^(${NEVER_CALLED})$`)

/** Methods that schemas are written with besides; a browser gets them as data. */
const UNUSED = new RegExp(
  `^(${NEVER_CALLED}|keyof|optionalize|elementAtIndex|ifEquals|ifExtends|extract|exclude|pipe|tryPipe|satisfying|brand|readonly|assert)$`,
)

/** What React Form does to lists of fields; no form of ours has one. */
const OF_LISTS =
  /^((push|insert|replace|remove|clear)(Field)?Value|clear(Field)?Values|(swap|move)(Field)?Values|validateArrayFieldsStartingFrom)$/

type Node = {
  type: string
  start: number
  end: number
  key?: { name?: string }
  expression?: { left?: { property?: { name?: string } } }
}

export function withoutUnused(code: string, unused = UNUSED): string {
  const cuts: Node[] = []
  const visit = (value: unknown): void => {
    if (!value || typeof value !== 'object') return
    const node = value as Node
    const isMember = node.type === 'MethodDefinition' || node.type === 'PropertyDefinition'
    const isUnused = isMember && unused.test(node.key?.name ?? '')
    // React Form's methods are assigned in its constructors.
    if (isUnused || OF_LISTS.test(node.expression?.left?.property?.name ?? '')) cuts.push(node)
    else for (const part of Object.values(node)) visit(part)
  }
  visit(parseSync('module.js', code).program)
  return cuts.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), code)
}

/** Asking whether code may be generated is a violation of our policy, which browsers report; the answer is no. */
const withoutEval = (code: string) => code.replace('new Function("return false")()', 'true')
