import { type Root, WebIO } from '@gltf-transform/core'
import { KHRMaterialsVariants, KHRTextureTransform } from '@gltf-transform/extensions'
import { type APIRequestContext, expect, type Locator, type Page } from 'playwright/test'
import { Box3, type Camera, Matrix4, Vector3 } from 'three'

export type DrawnBox = { left: number; right: number; top: number; bottom: number }

/** True if two boxes (fractions of the picture) match within a tolerance of the wanted size. */
export const isLike = (box: DrawnBox, wanted: DrawnBox, tolerance: number) =>
  Math.abs(box.left - wanted.left) < tolerance * (wanted.right - wanted.left) &&
  Math.abs(box.right - wanted.right) < tolerance * (wanted.right - wanted.left) &&
  Math.abs(box.top - wanted.top) < tolerance * (wanted.bottom - wanted.top) &&
  Math.abs(box.bottom - wanted.bottom) < tolerance * (wanted.bottom - wanted.top)

/** A model as Scene Viewer downloads it. */
export async function readModel(request: APIRequestContext, address: string): Promise<Root> {
  const answer = await request.get(address)
  const reader = new WebIO().registerExtensions([KHRMaterialsVariants, KHRTextureTransform])
  return (await reader.readBinary(new Uint8Array(await answer.body()))).getRoot()
}

/** Corners of a product's model in metres. */
export async function cornersOf(request: APIRequestContext, slug: string): Promise<Vector3[]> {
  const root = await readModel(request, `/unpacked-models/${slug}.glb`)
  return root.listNodes().flatMap((node) => {
    const place = new Matrix4().fromArray(node.getWorldMatrix())
    const parts = node.getMesh()?.listPrimitives() ?? []
    return parts.flatMap((part) => {
      const positions = part.getAttribute('POSITION')
      return Array.from({ length: positions?.getCount() ?? 0 }, (_, index) =>
        new Vector3().fromArray(positions?.getElement(index, []) ?? []).applyMatrix4(place),
      )
    })
  })
}

/** Bounding box of corners in a camera's picture, as fractions. */
export function seenBy(camera: Camera, corners: readonly Vector3[]): DrawnBox {
  camera.updateMatrixWorld()
  const { min, max } = new Box3().setFromPoints(corners.map((corner) => corner.clone().project(camera)))
  return { left: (min.x + 1) / 2, right: (max.x + 1) / 2, top: (1 - max.y) / 2, bottom: (1 - min.y) / 2 }
}

/** The edge of a screenshot may show the surroundings. */
const EDGE = 3

/** Opens the 3D view of a bed whose finishes begin with oak. Without a GPU its first picture takes long. */
export async function openModel(page: Page, path: string, first = 'Sồi') {
  await page.goto(path)
  await page.getByRole('button', { name: 'Xem 3D' }).click()
  const dialog = page.getByRole('dialog', { name: /Mộc Châu/ })
  await expectFinishes(dialog, first)
  return dialog
}

export const expectFinishes = (dialog: Locator, first = 'Sồi') =>
  expect(dialog.getByRole('radio', { name: first, exact: true })).toBeChecked({ timeout: FIRST_PICTURE_MS })

const FIRST_PICTURE_MS = 120_000

/** Bounding box of wood-coloured pixels, which neither paper nor shadow have. */
export async function inkOf(canvas: Locator) {
  const png = await canvas.screenshot()
  return canvas.page().evaluate(
    async ([data, edge]) => {
      const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0))
      const picture = await createImageBitmap(new Blob([bytes]))
      const { width, height } = picture
      const context = new OffscreenCanvas(width, height).getContext('2d')
      if (!context) throw new Error('no canvas')
      context.drawImage(picture, 0, 0)
      const { data: pixels } = context.getImageData(0, 0, width, height)
      const warmthAt = (at: number) => (pixels[at] ?? 0) - (pixels[at + 2] ?? 0)
      const paper = warmthAt(4 * edge * (width + 1))
      const box = { left: width, right: 0, top: height, bottom: 0 }
      let count = 0
      for (let at = 0; at < pixels.length; at += 4) {
        const x = (at / 4) % width
        const y = Math.floor(at / 4 / width)
        const isEdge = Math.min(x, y, width - 1 - x, height - 1 - y) < edge
        if (isEdge || warmthAt(at) - paper < 25) continue
        box.left = Math.min(box.left, x / width)
        box.right = Math.max(box.right, (x + 1) / width)
        box.top = Math.min(box.top, y / height)
        box.bottom = Math.max(box.bottom, (y + 1) / height)
        count++
      }
      return {
        box,
        share: count / (width * height),
        hash: pixels.reduce((hash, value) => (hash * 31 + value) | 0, 7),
      }
    },
    [png.toString('base64'), EDGE] as const,
  )
}
