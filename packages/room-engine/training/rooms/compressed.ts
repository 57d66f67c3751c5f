import sharp from 'sharp'
import { Dice } from '../../bench/rooms/dice.ts'
import type { Developed } from './lens.ts'

sharp.concurrency(1)

/** Half of the rooms go through JPEG, as photographs do. */
export async function compressed(room: Developed, seed: number): Promise<Developed> {
  const dice = new Dice(seed)
  if (dice.chance(0.5)) return room
  const { width, height } = room
  const file = await sharp(room.rgb, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: Math.round(dice.between(35, 95)) })
    .toBuffer()
  return { ...room, rgb: new Uint8ClampedArray(await sharp(file).raw().toBuffer()) }
}
