import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Type, type } from 'arktype'
import { rolldown } from 'rolldown'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleRoom } from '#app/features/house-doctor/composer/samples'
import * as profileForms from '#app/features/profile/profile-forms.schema'
import * as sessionForms from '#app/features/session/forms.schema'
import { leanForms, schemasAsData } from '../../../scripts/build/lean-forms'

/** The forms' schemas as the browser's build makes them, and arktype's own judgement to compare them with. */
const files = {
  'app/features/session/forms.schema.ts': sessionForms as unknown as Record<string, Type>,
  'app/features/profile/profile-forms.schema.ts': profileForms as unknown as Record<string, Type>,
}
// Inside the project, so that packages are found.
const folder = mkdtempSync(path.resolve('node_modules/.cache-lean-forms-'))
afterAll(() => rmSync(folder, { recursive: true }))

type Built = Record<
  string,
  { '~standard': { validate: (value: unknown) => { issues?: { path?: unknown[]; code?: string }[] } } }
>

async function build(file: string): Promise<Built> {
  const input = path.join(folder, 'input.js')
  writeFileSync(input, await schemasAsData(path.resolve(file)))
  const { transform } = leanForms()
  if (typeof transform !== 'object') throw new Error('The plugin has lost its transform')
  const plugin = { name: 'lean', transform: transform as never }
  const bundle = await rolldown({ input, platform: 'browser', plugins: [plugin], logLevel: 'silent' })
  const { output } = await bundle.write({ file: path.join(folder, `${path.basename(file)}.mjs`), minify: true })
  expect(output[0].code).not.toContain('new Function("return false")')
  return import(/* @vite-ignore */ path.join(folder, `${path.basename(file)}.mjs`))
}

let built: Record<string, Built>
beforeAll(async () => {
  built = {}
  for (const file of Object.keys(files)) built[file] = await build(file)
})

const texts = [
  '',
  ' ',
  'lan@example.com',
  'lan',
  'a@b.c',
  '0901234567',
  '012345',
  'secret',
  'Vuong&Tron24',
  'ễ'.repeat(257),
  '\u0007',
  'a'.repeat(101),
]
const values: unknown[] = [undefined, null, 7, [], {}, ...texts]

const judgement = (issues: readonly { path?: readonly unknown[]; code?: string }[] = []) =>
  issues.map(({ path = [], code }) => `${[...path].join('.')}: ${code}`).sort()

test.each(Object.entries(files))('the schemas of %s judge in the browser as arktype does', (file, schemas) => {
  for (const [name, schema] of Object.entries(schemas)) {
    const lean = built[file]?.[name]
    const fields = Object.keys((schema.json as { required: { key: string }[] }).required).length
      ? (schema.json as { required: { key: string }[] }).required.map(({ key }) => key)
      : []
    expect(fields.length).toBeGreaterThan(0)
    for (const field of [...fields, 'unknown'])
      for (const value of values) {
        const form = { ...Object.fromEntries(fields.map((key) => [key, 'Vuong&Tron24'])), [field]: value }
        const own = schema(form)
        const expected = own instanceof type.errors ? judgement([...own] as never) : []
        expect(judgement(lean?.['~standard'].validate(form).issues), `${name} ${field} ${String(value)}`).toEqual(
          expected,
        )
      }
  }
})

test('[HD-02] the schemas of rooms tell in the browser too what is a room', async () => {
  const built = await build('app/features/house-doctor/composer/plan-forms.schema.ts')
  const allows = (name: string, value: unknown) => built[name]?.['~standard'].validate(value).issues === undefined
  const { openings, pieces, ...bare } = sampleRoom('dining')
  expect(allows('bareRoom', bare)).toBe(true)
  expect(allows('bareRoom', { ...bare, walls: 'oak_slats' })).toBe(true)
  for (const thing of openings) expect(allows('roomOpening', thing)).toBe(true)
  for (const thing of pieces) expect(allows('roomPiece', thing)).toBe(true)
  for (const spoiled of [{ walls: 'terrazzo' }, { floor: 'brick' }, { kind: 'garage' }, { extra: 1 }])
    expect(allows('bareRoom', { ...bare, ...spoiled })).toBe(false)
  expect(allows('roomOpening', { ...openings[0], wall: 'north' })).toBe(false)
  for (const spoiled of [{ slug: '../x' }, { turn: 360 }, { xMm: 0.5 }])
    expect(allows('roomPiece', { ...pieces[0], ...spoiled })).toBe(false)
})
