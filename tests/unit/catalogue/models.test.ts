import { readdirSync, readFileSync, statSync } from 'node:fs'
import { getBounds } from '@gltf-transform/core'
import { build } from '@vuong-tron/furniture/models/build'
import { keyOfShopModel, shopModel, shopModelIo } from '@vuong-tron/furniture/models/export/shop-model'
import { dressing, dressingModel } from '@vuong-tron/furniture/studio/dressing'
import { SET_STYLES, styleOf } from '@vuong-tron/room-engine/staging/style'
import { expect, test } from 'vitest'
import withThings from '../../../app/features/house-doctor/with-things.json' with { type: 'json' }
import { isCarrier } from '../../../catalogue/models/carriers.ts'
import dressingKeys from '../../../catalogue/models/dressing-keys.json' with { type: 'json' }
import keys from '../../../catalogue/models/keys.json' with { type: 'json' }
import { orders } from '../../../catalogue/models/orders.ts'
import thingsKeys from '../../../catalogue/models/things-keys.json' with { type: 'json' }

const fileOf = (slug: string) => `public/models/${slug}.glb`

async function read(slug: string) {
  const document = await shopModelIo().read(fileOf(slug))
  const [scene] = document.getRoot().listScenes()
  if (!scene) throw new Error(`${slug} has no scene.`)
  return { document, scene }
}

test('every product has one model file, and there is no other', () => {
  const files = readdirSync('public/models').filter((name) => name !== 'dressing')
  expect(files.sort()).toEqual(orders.map(({ slug }) => `${slug}.glb`).sort())
})

test('what dresses rooms has one small model file each, as it is now, and there is no other', () => {
  const names = Object.keys(dressing)
  const files = readdirSync('public/models/dressing').filter((name) => name !== 'things')
  expect(files.sort()).toEqual(names.map((name) => `${name}.glb`).sort())
  expect(dressingKeys).toEqual(Object.fromEntries(names.map((name) => [name, keyOfShopModel(dressingModel(name), [])])))
  for (const name of names) expect(statSync(`public/models/dressing/${name}.glb`).size / 1024, name).toBeLessThan(60)
})

test('[HD-08] every piece with things in its pictures has them as a small model, and the app knows which', () => {
  const carriers = orders
    .filter(isCarrier)
    .map((order) => ({ slug: order.slug, model: build(order, 'web', true) }))
    .filter(({ model }) => model.parts.some(({ prop }) => prop))
  expect(thingsKeys).toEqual(Object.fromEntries(carriers.map(({ slug, model }) => [slug, keyOfShopModel(model, [])])))
  const slugs = carriers.map(({ slug }) => slug).sort()
  expect(withThings).toEqual(slugs)
  expect(readdirSync('public/models/dressing/things').sort()).toEqual(slugs.map((slug) => `${slug}.glb`).sort())
  for (const slug of slugs)
    expect(statSync(`public/models/dressing/things/${slug}.glb`).size / 1024, slug).toBeLessThan(75)
}, 60_000)

test('[HD-08] every style is dressed with models that there are', () => {
  for (const style of SET_STYLES) {
    const { rug, chair, print, lamp, pendant } = styleOf(style).dress
    const [wood] = styleOf(style).woods
    const used = [
      `rug-${rug}`,
      `chair-${chair}`,
      `print-tall-${print}-0`,
      `print-tall-${print}-1`,
      `print-wide-${print}-0`,
      `lamp-${lamp}`,
      `pendant-${pendant}`,
      `bedside-${wood}`,
    ]
    for (const name of used) expect(Object.keys(dressing), name).toContain(name)
  }
})

test('every model file is as wide, deep and high as its product, to the millimetre, and stands on the floor', async () => {
  for (const { slug, size } of orders) {
    const { min, max } = getBounds((await read(slug)).scene)
    const [width, height, depth] = [0, 1, 2].map((axis) => Math.round(((max[axis] ?? 0) - (min[axis] ?? 0)) * 1000))
    expect({ width, depth, height }, slug).toEqual({ width: size.w, depth: size.d, height: size.h })
    expect(Math.abs(min[1] ?? 1), `${slug} stands on the floor`).toBeLessThan(0.0005)
    expect(Math.abs((max[0] ?? 1) + (min[0] ?? 1)), `${slug} stands in the middle`).toBeLessThan(0.001)
  }
}, 60_000)

test('a model file is at most 60 KiB, packed, and carries its ambient light', async () => {
  for (const { slug } of orders) {
    expect(statSync(fileOf(slug)).size / 1024, slug).toBeLessThanOrEqual(60)
    const { document } = await read(slug)
    const used = document.getRoot().listExtensionsUsed()
    expect(
      used.map(({ extensionName }) => extensionName),
      slug,
    ).toContain('EXT_meshopt_compression')
    const lit = document
      .getRoot()
      .listMeshes()
      .flatMap((mesh) => mesh.listPrimitives())
    expect(
      lit.some((primitive) => primitive.getAttribute('COLOR_0')),
      slug,
    ).toBe(true)
  }
}, 60_000)

test('the model files are those of the designs as they are now', () => {
  const now = orders.map((order) => [order.slug, keyOfShopModel(build(order, 'web'), order.alsoIn)])
  expect(keys).toEqual(Object.fromEntries(now))
}, 60_000)

test('the same design gives the same bytes again', async () => {
  for (const slug of ['ban-tra-nhat-tan', 'ke-tv-hang-bac-130', 'sofa-nam-xuan-huong']) {
    const order = orders.find((one) => one.slug === slug)
    if (!order) throw new Error(`${slug} is not made any more.`)
    const bytes = await shopModel(slug, build(order, 'web'), order.alsoIn)
    expect(Buffer.compare(Buffer.from(bytes), readFileSync(fileOf(slug))), slug).toBe(0)
  }
}, 60_000)

test('a product can be seen in every wood it is offered in', async () => {
  const offered = orders.filter(({ alsoIn }) => alsoIn.length > 0)
  expect(offered.length).toBeGreaterThan(100)
  for (const { slug, wood, alsoIn } of offered.slice(0, 20)) {
    const { document } = await read(slug)
    const variants = document
      .getRoot()
      .listExtensionsUsed()
      .find(({ extensionName }) => extensionName === 'KHR_materials_variants')
    const names = variants
      ?.listProperties()
      .filter(({ propertyType }) => propertyType === 'Variant')
      .map((variant) => variant.getName())
    expect(names, slug).toEqual([wood, ...alsoIn])
  }
})
