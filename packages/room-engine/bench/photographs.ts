import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { BenchPhoto } from './part.ts'
import { decoded } from './room-store.ts'

/** `…pitch-12_hfov80.jpg`: degrees, pitch positive upwards. */
const KNOWN = /pitch(-?\d+(?:\.\d+)?)_hfov(\d+(?:\.\d+)?)\.(?:jpe?g|png|webp)$/

/** Photographs with known cameras from the folder HOUSE_DOCTOR_PHOTOS, if set. */
export async function photographs(): Promise<BenchPhoto[]> {
  const folder = process.env.HOUSE_DOCTOR_PHOTOS
  if (!folder) return []
  const known = readdirSync(folder).flatMap((name) => {
    const [, pitch, fieldOfView] = KNOWN.exec(name) ?? []
    return pitch && fieldOfView ? [{ name, pitch: Number(pitch), fieldOfView: Number(fieldOfView) }] : []
  })
  return Promise.all(
    known.map(async (one) => ({ ...one, photo: await decoded(readFileSync(path.join(folder, one.name))) })),
  )
}
