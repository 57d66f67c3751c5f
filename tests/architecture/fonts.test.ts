import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = readdirSync('public/fonts')

// Browsers and the service worker cache fonts for ever by name.
test.each(files)('[SHELL-01] %s has its content in its name, and is the one that is asked for', (file) => {
  const hash = createHash('sha256')
    .update(readFileSync(`public/fonts/${file}`))
    .digest('hex')
    .slice(0, 8)
  expect(file).toContain(`.${hash}.`)
  for (const source of ['app/styles/app.css', 'app/page-renderer.ts', 'scripts/social/drawing.ts'])
    expect(readFileSync(source, 'utf8')).toContain(file)
})
