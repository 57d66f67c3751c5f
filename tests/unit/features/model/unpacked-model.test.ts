import { readFileSync } from 'node:fs'
import { getBounds, WebIO } from '@gltf-transform/core'
import { KHRMaterialsVariants, KHRTextureTransform } from '@gltf-transform/extensions'
import { expect, test } from 'vitest'
import { unpackModel } from '#app/features/model/unpacked-model.server'
import { orders } from '../../../../catalogue/models/orders.ts'

/** Without compression or quantisation, like the viewers of unpacked models. */
const plainReader = new WebIO().registerExtensions([KHRMaterialsVariants, KHRTextureTransform])
const packed = (slug: string) => new Uint8Array(readFileSync(`public/models/${slug}.glb`))

async function unpacked(slug: string, finish?: string) {
  const model = unpackModel(packed(slug), finish)
  if (!model) throw new Error(`${slug} does not come in ${finish}.`)
  return plainReader.readBinary(model)
}

test('[CAT-06] every unpacked model is core glTF in the true size of its product', async () => {
  for (const { slug, size } of orders) {
    const document = await unpacked(slug)
    const [scene] = document.getRoot().listScenes()
    if (!scene) throw new Error(`${slug} has no scene.`)
    const { min, max } = getBounds(scene)
    const [width, height, depth] = [0, 1, 2].map((axis) => Math.round(((max[axis] ?? 0) - (min[axis] ?? 0)) * 1000))
    expect({ width, depth, height }, slug).toEqual({ width: size.w, depth: size.d, height: size.h })
  }
}, 60_000)

test('[CAT-06] an unpacked model keeps its materials, its grain and its lit corners', async () => {
  const document = await unpacked('giuong-moc-chau-160')
  const root = document.getRoot()
  expect(root.listMaterials().map((material) => material.getName())).toContain('walnut')
  expect(root.listTextures()[0]?.getMimeType()).toBe('image/jpeg')
  expect(root.listTextures()[0]?.getSize()).not.toBeNull()
  const [primitive] = root.listMeshes().flatMap((mesh) => mesh.listPrimitives())
  const lit = primitive?.getAttribute('COLOR_0')
  const corners = Array.from({ length: lit?.getCount() ?? 0 }, (_, index) => lit?.getElement(index, [])[0] ?? -1)
  expect(Math.max(...corners)).toBeLessThanOrEqual(1)
  expect(Math.min(...corners)).toBeGreaterThanOrEqual(0)
  expect(new Set(corners).size).toBeGreaterThan(10)
})

test('[CAT-06] an unpacked model wears the finish that is asked for, or is not there in it', async () => {
  const worn = async (finish?: string) => {
    const primitives = (await unpacked('giuong-moc-chau-160', finish)).getRoot().listMeshes()
    return primitives.flatMap((mesh) => mesh.listPrimitives()).map((part) => part.getMaterial()?.getName())
  }
  const [first, oak, walnut] = [await worn(), await worn('oak'), await worn('walnut')]
  expect(oak).toEqual(first)
  expect(first).toContain('oak')
  expect(walnut).toEqual(first.map((material) => (material === 'oak' ? 'walnut' : material)))
  expect(unpackModel(packed('giuong-moc-chau-160'), 'gold')).toBeUndefined()
})

test('[CAT-06] what is no model is refused', () => {
  expect(() => unpackModel(new Uint8Array(64))).toThrow('Not a binary glTF file')
})
