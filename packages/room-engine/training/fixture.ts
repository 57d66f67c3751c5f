import { writeFileSync } from 'node:fs'
import { labelledRoom } from './rooms/room.ts'

/** A small room that the network's answer is added to by export.py: width, height (16 bits each), RGB. */
const [WIDTH, HEIGHT, SEED] = [128, 64, 999_983]
const file = process.argv[2]
if (!file) throw new Error('node training/fixture.ts FILE')
const { rgb } = labelledRoom(SEED, WIDTH, HEIGHT)
const size = Buffer.alloc(4)
size.writeUInt16LE(WIDTH, 0)
size.writeUInt16LE(HEIGHT, 2)
writeFileSync(file, Buffer.concat([size, Buffer.from(rgb)]))
