import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { MeshoptDecoder } from 'meshoptimizer'
import sharp from 'sharp'
import { type DataTexture, type MeshStandardMaterial, Vector3 } from 'three'
import { FurnitureModels, meshesIn } from '../../src/staging/furniture-models.ts'

/**
 * Unpacks the shop's models for Blender: a file of floats a model (places, then corners of triangles), and a list of
 * all parts with their colour. Metres, y up, as in the models.
 */
const [folder, into] = process.argv.slice(2)
if (!folder || !into) throw new Error('node training/renders/models.ts MODELS_FOLDER OUT')
mkdirSync(into, { recursive: true })

type Part = { vertices: number; corners: number; colour: number[]; rough: number; metal: number }

const models = new FurnitureModels({
  decoder: MeshoptDecoder,
  read: async (model) => new Uint8Array(readFileSync(path.join(folder, `${model}.glb`))).buffer,
  decodePicture: async (bytes) => {
    const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    return { width: info.width, height: info.height, channels: 4, data: new Uint8ClampedArray(data) }
  },
})

/** Mean colour of a picture, linear. */
function meanOf(texture: DataTexture | null): number[] {
  if (!texture) return [1, 1, 1]
  const data = texture.image.data as Uint8ClampedArray
  return [0, 1, 2].map((channel) => {
    let sum = 0
    for (let at = channel; at < data.length; at += 4) sum += ((data[at] as number) / 255) ** 2.2
    return (sum * 4) / data.length
  })
}

const place = new Vector3()
const listed: Record<string, Part[]> = {}
const names = ['', 'dressing'].flatMap((under) =>
  readdirSync(path.join(folder, under))
    .filter((file) => file.endsWith('.glb'))
    .map((file) => path.join(under, path.basename(file, '.glb'))),
)
for (const model of names) {
  const placed = await models.placed({ model, x: 0, z: 0, turn: 0 })
  placed.updateMatrixWorld(true)
  const parts: Part[] = []
  const floats: number[] = []
  for (const mesh of meshesIn(placed)) {
    const { index, attributes } = mesh.geometry
    const { position } = attributes
    const look = mesh.material as MeshStandardMaterial
    // Panes of glass are left out: what is behind them is what is seen.
    if (!position || look.opacity < 0.6) continue
    const corners = index ? [...index.array] : Array.from({ length: position.count }, (_, at) => at)
    const mean = meanOf(look.map as DataTexture | null)
    parts.push({
      vertices: position.count,
      corners: corners.length,
      colour: look.color.toArray().map((value, channel) => value * (mean[channel] as number)),
      rough: look.roughness,
      metal: look.metalness,
    })
    for (let vertex = 0; vertex < position.count; vertex++)
      floats.push(...place.fromBufferAttribute(position, vertex).applyMatrix4(mesh.matrixWorld).toArray())
    floats.push(...corners)
  }
  const name = model.replace('/', '-')
  listed[name] = parts
  writeFileSync(path.join(into, `${name}.f32`), new Float32Array(floats))
}
writeFileSync(path.join(into, 'models.json'), JSON.stringify(listed))
