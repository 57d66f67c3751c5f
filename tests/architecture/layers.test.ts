import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import layers from './layers.mjs'

/** A planted violation of each rule: its file and source. */
const violations: Record<string, [file: string, source: string]> = {
  'no-circles': ['app/lib/planted-circle.ts', `export * from './planted-way-back'`],
  'features-in-no-circle': ['app/features/planted-there/there.tsx', `export * from '../planted-back/back'`],
  'lib-stands-alone': ['app/lib/planted.ts', `export * from '#app/ui/button'`],
  'ui-knows-no-shop': ['app/ui/planted.ts', `export * from '#app/features/languages/languages'`],
  'server-is-plumbing': ['app/server/planted.ts', `export * from '#app/features/languages/languages'`],
  'features-never-reach-up': ['app/features/languages/planted-up.ts', `export * from '#app/api/api'`],
  'features-meet-at-the-door': ['app/features/navigation/planted.ts', `export * from '../languages/planted-inside'`],
  'the-app-knows-no-range': ['app/features/catalogue/planted.ts', `export * from '../../../catalogue/menu'`],
  'packages-know-no-shop': ['packages/room-engine/src/planted.ts', `export * from '../../../app/lib/constants'`],
  'geometry-knows-nobody': ['packages/geometry/src/planted.ts', `export * from '../../room-engine/src/colour'`],
  'engine-and-furniture-stand-apart': [
    'packages/furniture/src/planted.ts',
    `export * from '../../room-engine/src/colour'`,
  ],
  'routes-ask-features': ['app/routes/planted.ts', `export * from '#app/server/db/client'`],
  'only-server-code-opens-the-database': ['app/features/languages/planted-view.tsx', `export * from '#app/server/env'`],
  'the-server-never-guesses-the-language': [
    'app/api/planted.ts',
    `export { getLocale } from '#app/paraglide/runtime.js'`,
  ],
  'the-api-has-no-react': ['app/api/planted-view.ts', `export { useState } from 'react'`],
  'one-door-to-the-bindings': ['app/server/planted-env.ts', `export { env } from 'cloudflare:workers'`],
  'tools-leave-schemas-to-their-file': ['app/features/house-doctor/tools/planted.ts', `export { type } from 'arktype'`],
  'everything-resolves': ['app/lib/planted-missing.ts', `export * from './nowhere'`],
}
const innocent = {
  'app/lib/planted-way-back.ts': `export * from './planted-circle'`,
  'app/features/planted-back/back.tsx': `export * from '../planted-there/end'`,
  'app/features/planted-there/end.tsx': `export const end = true`,
  'app/features/languages/planted-inside.ts': `export const inside = true`,
  // Types may cross where values may not.
  'app/features/languages/planted-type.tsx': `import type { env } from '#app/server/env'\nexport type Door = typeof env`,
}

const copy = mkdtempSync(path.join(tmpdir(), 'layers-'))
afterAll(() => rmSync(copy, { recursive: true }))

function plantedViolations(): Set<string> {
  for (const entry of ['app', 'catalogue', 'messages', 'packages', 'package.json', 'tsconfig.json'])
    cpSync(entry, path.join(copy, entry), { recursive: true })
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'))
  for (const [file, source] of [...Object.values(violations), ...Object.entries(innocent)]) {
    mkdirSync(path.join(copy, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(copy, file), `${source}\n`)
  }
  const cruise = path.resolve('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const config = path.resolve('tests/architecture/layers.mjs')
  const report = execFileSync(
    process.execPath,
    [cruise, '--config', config, '--output-type', 'json', 'app', 'packages'],
    {
      cwd: copy,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  )
  const found: { rule: { name: string }; from: string }[] = JSON.parse(report).summary.violations
  return new Set(found.map(({ rule, from }) => `${rule.name} in ${from}`))
}

/** Where each rule reports its violation: the file, or the folder for rules about folders. */
const places = Object.fromEntries(
  Object.entries(violations).map(([name, [file]]) => {
    const isAboutFolders = layers.forbidden?.some(
      (law) => law.name === name && 'scope' in law && law.scope === 'folder',
    )
    return [name, `${name} in ${isAboutFolders ? path.dirname(file) : file}`]
  }),
)
/** A circle is also reported from its other side, and an upward import closes circles of folders. */
const isOtherSide = (place: string) =>
  place === 'no-circles in app/lib/planted-way-back.ts' || place.startsWith('features-in-no-circle in ')

const found = plantedViolations()

test('every rule has its violation here', () => {
  expect(Object.keys(violations)).toEqual(layers.forbidden?.map(({ name }) => name))
})

test.each(Object.entries(places))('the rule %s sees its violation', (_name, place) => {
  expect(found).toContain(place)
})

test('no rule sees a violation where there is none', () => {
  const planted = Object.values(places)
  const others = [...found].filter((place) => !planted.includes(place) && !isOtherSide(place))
  expect(others).toEqual([])
})
