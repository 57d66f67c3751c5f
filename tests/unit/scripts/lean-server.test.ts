import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { scope } from 'arktype'
import { rolldown } from 'rolldown'
import { afterAll, expect, test } from 'vitest'
import { leanServer } from '../../../scripts/build/lean-server'
import { rendering } from '../../../scripts/build/without-effects'

// Inside the project, so that packages are found.
const folder = mkdtempSync(path.resolve('node_modules/.cache-lean-server-'))
afterAll(() => rmSync(folder, { recursive: true }))

const definition = {
  name: '0 < string <= 20',
  address: 'string.email',
  'age?': '0 <= number.integer < 150',
  kind: "'chair' | 'table' | 7",
  amount: 'string.integer.parse',
  places: { 'x?': 'number', y: 'number | null' },
  names: '(string | number)[] <= 2',
  waits: 'number = 3',
  '+': 'reject',
} as const

const sound = {
  name: 'Lan',
  address: 'lan@example.com',
  kind: 'chair',
  amount: '12',
  places: { y: null },
  names: ['a', 1],
}
const values = [undefined, null, '', 'table', 7, -1, 0.5, 150, [], ['a', 'b', 'c'], [true], {}, { y: 1, x: 'one' }]
const forms = [
  sound,
  { ...sound, age: 30, waits: 4 },
  ...[...Object.keys(sound), 'age', 'waits', 'unknown'].flatMap((key) =>
    values.map((value) => ({ ...sound, [key]: value })),
  ),
]

const judged = (answer: unknown) =>
  Array.isArray(answer) ? answer.map(({ code, path: at }) => `${at}: ${code}`).sort() : answer

test('without what a Worker never runs of it, arktype judges and reads as it does whole', async () => {
  const input = path.join(folder, 'input.js')
  writeFileSync(
    input,
    `import { type } from 'arktype'\nexport const read = type(${JSON.stringify(definition)}).onDeepUndeclaredKey('reject')`,
  )
  const { transform } = leanServer()
  if (typeof transform !== 'object') throw new Error('The plugin has lost its transform')
  const bundle = await rolldown({
    input,
    plugins: [{ name: 'lean', transform: transform as never }],
    logLevel: 'silent',
  })
  const { output } = await bundle.write({ file: path.join(folder, 'schemas.mjs'), minify: true })
  expect(output[0].code.includes('compileIndiscriminable')).toBe(false)
  const { read } = await import(/* @vite-ignore */ path.join(folder, 'schemas.mjs'))
  // As in a Worker: what compiles judges the same, but names some faults otherwise.
  const whole = scope({}, { jitless: true }).type(definition).onDeepUndeclaredKey('reject')
  expect(judged(read(forms[0]))).toMatchObject({ amount: 12, waits: 3 })
  for (const form of forms) expect(judged(read(form)), JSON.stringify(form)).toEqual(judged(whole(form)))
})

test('what React calls in a browser only is left out of what a server renders, and lines stay', () => {
  const source = `export function Door({ onShut, rows }) {
  useEffect(() => {
    void import('./dialog')
  }, [])
  const [isOpen, setOpen] = useState(false)
  useLayoutEffect(measure)
  return (
    <div onClick={() => setOpen(true)} className="door" ref={(node) => useEffect(node)}
      onBlur={() => {}}>
      <Lock onShut={onShut} />
    </div>
  )
}`
  const left = rendering(source, 'door.tsx')
  expect(left.split('\n')).toHaveLength(source.split('\n').length)
  expect(left.replace(/\s+/g, ' ')).toBe(
    'export function Door({ onShut, rows }) { undefined const [isOpen, setOpen] = useState(false) undefined return ( <div className="door" ref={(node) => undefined} > <Lock onShut={onShut} /> </div> ) }',
  )
})
