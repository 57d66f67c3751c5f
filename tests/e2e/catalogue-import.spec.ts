import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { csvOf, rangeAsRows } from '#tests/support/catalogue-file'
import { expect, test } from '#tests/support/fixtures'
import { instanceWith } from '#tests/support/instance'
import { run } from '../../scripts/lib/tools.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'import-'))
const data = path.join(folder, 'data')
const file = path.join(folder, 'products.csv')

test.describe.configure({ mode: 'serial', timeout: 180_000 })
test.beforeAll(() => {
  cpSync('.wrangler/e2e', data, { recursive: true })
  const rows = rangeAsRows()
  const [first] = rows
  const added = {
    ...first,
    slug: 'giuong-tam-dao-160',
    name_vi: 'Giường Tam Đảo Zzyzx',
    price_vnd: '12345000',
    was_price_vnd: '',
  }
  writeFileSync(file, csvOf([...rows, added]))
})
test.afterAll(() => rmSync(folder, { recursive: true }))

const importFile = (...args: string[]) => run('scripts/catalogue-import.mjs', [...args, data])

test('[CAT-07] a wrong file is refused line by line and changes nothing', async () => {
  const wrong = path.join(folder, 'wrong.csv')
  writeFileSync(wrong, csvOf(rangeAsRows().map((row, at) => (at < 2 ? { ...row, price_vnd: '-1' } : row))))
  const { ok, output } = await importFile(wrong)
  expect(ok).toBe(false)
  expect(output).toMatch(/^line 2: price_vnd.*line 3: price_vnd.*Nothing was imported: 2 things are wrong/s)
})

test('[CAT-07] an import that is killed leaves the shop as it was', async ({ page }) => {
  const importing = spawn(process.execPath, ['scripts/catalogue-import.ts', file, '--persist-to', data])
  const ended = new Promise((resolve) => importing.once('exit', resolve))
  await new Promise<void>((reached) =>
    importing.stdout.on('data', (text) => {
      if (String(text).includes('nobody sees them yet')) reached()
    }),
  )
  importing.kill('SIGKILL')
  await ended
  const { url, stop } = await instanceWith(data)
  await page.goto(`${url}/vi/search?q=zzyzx`)
  await expect(page.getByRole('heading', { name: 'Chưa tìm thấy món nào' })).toBeVisible()
  await page.goto(`${url}/vi/category/bed`)
  await expect(page.getByRole('article')).toHaveCount(10)
  // Pictures may still be on their way.
  await page.goto('about:blank')
  await stop()
})

test('[CAT-07] a file of ours is imported, and its new product found in the list and by the search', async ({
  page,
}) => {
  const { ok, output } = await importFile(file)
  expect(output).toContain('271 products are in order.')
  expect(ok).toBe(true)
  const { url, stop } = await instanceWith(data)
  await page.goto(`${url}/vi/search?q=giuong+tam+dao`)
  await expect(page.getByRole('article').first()).toContainText('Giường Tam Đảo Zzyzx')
  await expect(page.getByRole('article').first()).toContainText('12.345.000')
  await page.goto(`${url}/vi/category/bed`)
  await expect(page.getByRole('article')).toHaveCount(11)
  // Pictures may still be on their way.
  await page.goto('about:blank')
  await stop()
})
