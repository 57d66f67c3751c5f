import type { Photo } from '@vuong-tron/room-engine/picture'
import {
  DataTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  MeshStandardMaterial,
  RepeatWrapping,
  SRGBColorSpace,
} from 'three'
import type { Cover } from './room-shell.ts'

/** A texture with its size in metres. */
export type RoomTexture = { picture: Photo; widthM: number; heightM: number }
/** Material or CSS colour of floor and walls. */
export type Covers = { floor: RoomTexture | undefined; walls: RoomTexture | string | undefined }

export function coverOf(covering: RoomTexture | string | undefined): Cover {
  if (typeof covering !== 'object')
    return { material: new MeshStandardMaterial({ color: covering ?? 'white', roughness: 0.95 }) }
  const { picture, widthM, heightM } = covering
  const map = new DataTexture(new Uint8Array(picture.data), picture.width, picture.height)
  Object.assign(map, { wrapS: RepeatWrapping, wrapT: RepeatWrapping, colorSpace: SRGBColorSpace, flipY: true })
  Object.assign(map, {
    generateMipmaps: true,
    minFilter: LinearMipmapLinearFilter,
    magFilter: LinearFilter,
    anisotropy: 4,
    needsUpdate: true,
  })
  return { material: new MeshStandardMaterial({ map, roughness: 0.8 }), widthM, heightM }
}
