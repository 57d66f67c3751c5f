import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { axeFindings } from '#tests/support/axe'
import { csvOf, rangeAsRows } from '#tests/support/catalogue-file'
import { withPictures } from '#tests/support/chromium'
import { expect, test } from '#tests/support/fixtures'
import { instanceWith } from '#tests/support/instance'
import { run } from '../../scripts/lib/tools.mjs'

test.use(withPictures)

const folder = mkdtempSync(path.join(tmpdir(), 'import-'))
const data = path.join(folder, 'data')
const file = path.join(folder, 'products.csv')

/** A category that the file leaves empty; no furniture package uses it. */
const EMPTIED = 'mirrors'

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
  writeFileSync(file, csvOf([...rows.filter(({ category }) => category !== EMPTIED), added]))
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

test('[CAT-07] a file that is not there, or is a folder, is named in a sentence', async () => {
  for (const [name, expected] of [
    [path.join(folder, 'nothing.csv'), /^\s*There is no file .*nothing\.csv\.\s*$/],
    [folder, /^\s*\S+ is no file\.\s*$/],
  ] as const) {
    const { ok, output } = await importFile(name)
    expect(ok).toBe(false)
    expect(output).toMatch(expected)
  }
})

test('[CAT-07] an import that is killed leaves the shop as it was', { tag: '@slow' }, async ({ page }) => {
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
  await expect(page.getByRole('heading', { name: 'Chưa tìm thấy sản phẩm nào' })).toBeVisible()
  await page.goto(`${url}/vi/category/bed`)
  await expect(page.getByRole('article')).toHaveCount(10)
  // Stops pending picture requests.
  await page.goto('about:blank')
  await stop()
})

test('[CAT-07] a file of ours is imported, and its new product found in the list and by the search', {
  tag: '@slow',
}, async ({ page }) => {
  const { ok, output } = await importFile(file)
  expect(output).toContain('265 products are in order.')
  expect(ok).toBe(true)
  const { url, stop } = await instanceWith(data)
  await page.goto(`${url}/vi/search?q=giuong+tam+dao`)
  await expect(page.getByRole('article').first()).toContainText('Giường Tam Đảo Zzyzx')
  await expect(page.getByRole('article').first()).toContainText('12.345.000')
  await page.goto(`${url}/vi/category/bed`)
  await expect(page.getByRole('article')).toHaveCount(11)

  await page.getByRole('article').getByRole('link', { name: 'Giường Tam Đảo Zzyzx' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Giường Tam Đảo Zzyzx' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Xem 3D' })).toHaveCount(0)
  await expect(page.locator('[src*=drawings], [href*=models], [src*=models]')).toHaveCount(0)
  const widths = await page
    .getByRole('main')
    .locator('img')
    .evaluateAll((images) =>
      Promise.all(
        (images as HTMLImageElement[]).map(async (image) => {
          image.loading = 'eager'
          await image.decode().catch(() => {})
          return [image.src, image.naturalWidth] as const
        }),
      ),
    )
  expect(widths.length).toBeGreaterThan(0)
  expect(widths.filter(([, width]) => width === 0)).toEqual([])
  await expect(page.locator('[data-broken]')).toHaveCount(0)

  await page.goto(`${url}/vi/category/${EMPTIED}`)
  await expect(page.getByRole('heading', { name: 'Danh mục này hiện chưa có sản phẩm nào' })).toBeVisible()
  await expect(page.getByRole('form', { name: 'Bộ lọc' })).toHaveCount(0)
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('main').getByRole('link', { name: 'Nội thất gỗ' }).last().click()
  await expect(page.getByRole('article')).toHaveCount(12)
  // Stops pending picture requests.
  await page.goto('about:blank')
  await stop()
})
