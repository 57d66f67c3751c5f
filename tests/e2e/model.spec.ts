import { Box3, PerspectiveCamera } from 'three'
import { FIELD_OF_VIEW, lookFirst } from '#app/features/model/first-look'
import { axeFindings } from '#tests/support/axe'
import { cornersOf, expectFinishes, inkOf, isLike, openModel, readModel, seenBy } from '#tests/support/drawn-model'
import { expect, test } from '#tests/support/fixtures'
import { hydrate } from '#tests/support/hydrate'

// Rendered without a GPU: fewer pixels show the same, and each picture takes long.
test.describe.configure({ timeout: 300_000 })
test.use({ viewport: { width: 800, height: 600 } })

const SLUG = 'giuong-moc-chau-160'
const BED = { path: `/product/${SLUG}`, wide: 1680, high: 950, deep: 2080 }

/** Relative to the piece's size in the picture. */
const TOLERANCE = 0.04

test('[CAT-06] the 3D view loads on demand, shows the bed in its shape, turns by mouse and by keyboard, and begins with the finish of the page', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`/vi${BED.path}`)
  await hydrate(page)
  expect(asked.filter((url) => /model-scene|[.]glb/.test(url))).toEqual([])

  const dialog = await openModel(page, `/vi${BED.path}?finish=walnut`, 'Óc chó')
  // The button for room view, on a machine without it.
  await expect(dialog.getByText('Mở trang này trên điện thoại')).toBeVisible()
  const canvas = page.getByRole('img', { name: /Mô hình 3D/ })
  const box = await canvas.boundingBox()
  if (!box) throw new Error('no canvas')
  const first = await inkOf(canvas)
  expect(first.share).toBeGreaterThan(0.02)
  // Not stretched or cropped: corners are where the camera projects them.
  const camera = new PerspectiveCamera(FIELD_OF_VIEW, box.width / box.height)
  const corners = await cornersOf(page.request, SLUG)
  lookFirst(camera, new Box3().setFromPoints(corners))
  const wanted = seenBy(camera, corners)
  expect(isLike(first.box, wanted, TOLERANCE), JSON.stringify([first.box, wanted])).toBe(true)

  await canvas.press('ArrowLeft')
  const turned = await inkOf(canvas)
  expect(turned.hash).not.toBe(first.hash)
  await page.mouse.move(box.x + 100, box.y + 100)
  await page.mouse.down()
  await page.mouse.move(box.x + 220, box.y + 100, { steps: 4 })
  await page.mouse.up()
  const moved = await inkOf(canvas)
  expect(moved.hash).not.toBe(turned.hash)
  await dialog.getByText('Sồi', { exact: true }).click()
  await expect(dialog.getByRole('radio', { name: 'Sồi', exact: true })).toBeChecked()
  expect((await inkOf(canvas)).hash).not.toBe(moved.hash)
  expect(await axeFindings(page)).toEqual([])

  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Xem 3D' })).toBeFocused()
})

test.describe('without its model', () => {
  test.use({ expectedConsoleErrors: ['Failed to load resource'] })

  test('[CAT-06] a model that does not come says so and comes when asked again', { tag: '@slow' }, async ({ page }) => {
    await page.route('**/models/*.glb', (route) => route.abort(), { times: 1 })
    await page.goto(`/vi${BED.path}`)
    await page.getByRole('button', { name: 'Xem 3D' }).click()
    const dialog = page.getByRole('dialog', { name: /Mộc Châu/ })
    await expect(dialog.getByText('Chưa mở được mô hình 3D')).toBeVisible()
    await dialog.getByRole('button', { name: 'Thử lại' }).click()
    await expectFinishes(dialog)
  })
})

test('[CAT-06] on Android the room view is Scene Viewer’s intent', async ({ browser }) => {
  const context = await browser.newContext({
    userAgent: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/150',
  })
  const phone = await context.newPage()
  await phone.goto(`/vi${BED.path}`)
  await phone.getByRole('button', { name: 'Xem 3D' }).click()
  const href = await phone.getByRole('link', { name: 'Đặt thử trong phòng bạn' }).getAttribute('href')
  const file = new URL((href ?? '').split('#')[0]?.replace('intent:', 'https:') ?? '').searchParams.get('file') ?? ''
  const model = await phone.request.get(file)
  expect(model.headers()['content-type']).toBe('model/gltf-binary')
  const glb = await model.body()
  const gltf = JSON.parse(glb.subarray(20, 20 + glb.readUInt32LE(12)).toString())
  expect(gltf.extensionsRequired).toBeUndefined()
  await context.close()
})

test('[CAT-06] the finish that is chosen is the one that Scene Viewer shows', { tag: '@slow' }, async ({
  browser,
  request,
}) => {
  const context = await browser.newContext({
    userAgent: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/150',
  })
  const dialog = await openModel(await context.newPage(), `/vi${BED.path}`)
  const shownWoods = async () => {
    const link = dialog.getByRole('link', { name: 'Đặt thử trong phòng bạn' })
    const intent = new URL(((await link.getAttribute('href')) ?? '').replace('intent:', 'https:'))
    const parts = (await readModel(request, intent.searchParams.get('file') ?? ''))
      .listMeshes()
      .flatMap((mesh) => mesh.listPrimitives())
    return parts.map((part) => part.getMaterial()?.getName()).filter((name) => name === 'oak' || name === 'walnut')
  }
  expect(new Set(await shownWoods())).toEqual(new Set(['oak']))
  await dialog.getByText('Óc chó').click()
  expect(new Set(await shownWoods())).toEqual(new Set(['walnut']))
  expect((await request.get(`/unpacked-models/${SLUG}.glb?finish=gold`)).status()).toBe(404)
  await context.close()
})

test('[CAT-06] Quick Look gets a USDZ file in metres, as large as the bed', { tag: '@slow' }, async ({ page }) => {
  await page.addInitScript(() => {
    const supports = DOMTokenList.prototype.supports
    DOMTokenList.prototype.supports = function (token) {
      return token === 'ar' || supports.call(this, token)
    }
  })
  const dialog = await openModel(page, `/vi${BED.path}`)
  const link = page.locator('a[rel=ar]')
  await expect(link).toHaveAttribute('href', /^blob:.*#allowsContentScaling=0$/)
  const usdz = () =>
    link.evaluate(async (element) => {
      const [address = ''] = (element as HTMLAnchorElement).href.split('#')
      return (await fetch(address)).text()
    })
  const usda = await usdz()
  expect(usda).toContain('metersPerUnit = 1')
  const [wide, high, deep] = sizeOf(usda)
  expect(wide).toBeCloseTo(BED.wide / 1000, 2)
  expect(high).toBeCloseTo(BED.high / 1000, 2)
  expect(deep).toBeCloseTo(BED.deep / 1000, 2)

  const model = await readModel(page.request, `/unpacked-models/${SLUG}.glb`)
  const colourOf = (finish: string) =>
    model
      .listMaterials()
      .find((material) => material.getName() === finish)
      ?.getBaseColorFactor()
  expectColour(usda, colourOf('oak'))
  // From the press until the new file is ready, the old link is gone.
  const old = await link.getAttribute('href')
  const seen = page.evaluate(
    (address) =>
      new Promise<boolean>((resolve) => {
        const radio = document.querySelector<HTMLInputElement>('[name=model-finish]:not(:checked)')
        radio?.click()
        requestAnimationFrame(() => resolve(document.querySelector('a[rel=ar]')?.getAttribute('href') === address))
      }),
    old,
  )
  expect(await seen).toBe(false)
  await expect(dialog.getByRole('radio', { name: 'Óc chó' })).toBeChecked()
  await expect(link).not.toHaveAttribute('href', old ?? '')
  expectColour(await usdz(), colourOf('walnut'))
})

/** The colour that multiplies a USDZ file's grain. */
function expectColour(usda: string, colour: number[] | undefined) {
  const [, numbers = ''] = /float4 inputs:scale = \((.*?)\)/.exec(usda) ?? []
  const worn = numbers.split(', ').map(Number)
  expect(worn.map((value) => value.toFixed(3))).toEqual(colour?.map((value) => value.toFixed(3)))
}

/** Size in metres of all meshes in an unpacked USDZ file, with their transforms. */
function sizeOf(usdz: string): number[] {
  const numbers = (text: string) => (text.match(/-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/g) ?? []).map(Number)
  // Geometries are separate files, in the order of their references.
  const pointsOf = [...usdz.matchAll(/point3f\[\] points = \[(.*?)\]/g)].map(([, list = '']) => numbers(list))
  const files = [...new Set([...usdz.matchAll(/@\.\/(\S+?)@/g)].map(([, file = '']) => file))]
  const low = [Infinity, Infinity, Infinity]
  const high = [-Infinity, -Infinity, -Infinity]
  const around: { indent: number; matrix: number[] }[] = []
  let referred = ''
  for (const line of usdz.slice(0, usdz.indexOf('def "Materials"')).split('\n')) {
    referred = /@\.\/(\S+?)@/.exec(line)?.[1] ?? referred
    if (!/xformOp:transform =/.test(line)) continue
    const indent = line.search(/\S/)
    while ((around.at(-1)?.indent ?? -1) >= indent) around.pop()
    around.push({ indent, matrix: numbers(line.slice(line.indexOf('='))) })
    const points = referred ? (pointsOf[files.indexOf(referred)] ?? []) : []
    referred = ''
    for (let at = 0; at < points.length; at += 3) {
      const point = around.reduceRight((point, { matrix }) => placed(point, matrix), points.slice(at, at + 3))
      point.forEach((value, axis) => {
        low[axis] = Math.min(low[axis] ?? 0, value)
        high[axis] = Math.max(high[axis] ?? 0, value)
      })
    }
  }
  return high.map((value, axis) => value - (low[axis] ?? 0))
}

/** A point times a row-major matrix, as in USD. */
const placed = (point: number[], matrix: number[]) =>
  [0, 1, 2].map((axis) =>
    [0, 1, 2].reduce((sum, row) => sum + (point[row] ?? 0) * (matrix[row * 4 + axis] ?? 0), matrix[12 + axis] ?? 0),
  )
