import type { DoctorFunction } from './functions'
import { beginsMasks, floorLaid, masks } from './kernels/find'
import { beginsInstruction, instructed, refusesFinish, refusesInstruction } from './kernels/instructed'
import { type Kernel, type Order, type Refused, refusing } from './kernels/kernel'
import { borrowedLook } from './kernels/look'
import { beginsRedesign, redesign, refusesRedesign } from './kernels/makeover'
import { drawnMaterialOf, finished, sampleLaid } from './kernels/material'
import { needsSources, withoutFurniture } from './kernels/removal'
import { needsRoom } from './kernels/room'
import type { Fields } from './parameters.schema'

/** Common fields that ask for something. */
const wishes = ['ai_intervention', 'design_style', 'no_design'] as const

type Entry = {
  kernel: Kernel
  /** Supported wishes; others are refused rather than ignored. */
  reads: readonly (typeof wishes)[number][]
  readsWords?: boolean
  /** Why a call is not supported here, if so. */
  refuses?: (fields: Fields) => Refused | undefined
  /** A check after decoding, before there is a job. */
  begins?: (order: Order) => Refused | undefined | Promise<Refused | undefined>
}

const makeover: Entry = {
  kernel: redesign,
  reads: wishes,
  readsWords: true,
  refuses: refusesRedesign,
  begins: beginsRedesign,
}

/** Functions that the server computes with the engine; others need a page. */
const kernels: Partial<Record<DoctorFunction, Entry>> = {
  redesign: makeover,
  perfect_redesign: makeover,
  colors_textures: {
    kernel: finished,
    reads: ['no_design'],
    readsWords: true,
    refuses: (fields) =>
      fields.materials && !drawnMaterialOf(fields) ? { ok: false, code: 'engine_unavailable' } : refusesFinish(fields),
  },
  create_mask_image: { kernel: masks, reads: [], begins: beginsMasks },
  floor_editor: { kernel: floorLaid, reads: ['no_design'], begins: needsRoom },
  furniture_removal: { kernel: withoutFurniture, reads: [], begins: needsSources },
  precision: {
    kernel: instructed,
    // A required field, but without meaning for paint or material named in words.
    reads: ['no_design', 'design_style'],
    readsWords: true,
    refuses: refusesInstruction,
    begins: beginsInstruction,
  },
  material_swap: { kernel: sampleLaid, reads: ['no_design'] },
  texture_transfer: { kernel: sampleLaid, reads: ['no_design'] },
  design_transfer: { kernel: borrowedLook, reads: ['ai_intervention', 'no_design'] },
}

export type Plan = ({ ok: true } & Pick<Entry, 'kernel' | 'begins'>) | Refused

/** Plans a call; refuses rather than ignoring a wish. */
export function planCall(name: DoctorFunction, fields: Fields): Plan {
  const entry = kernels[name]
  if (!entry || (fields.prompt && !entry.readsWords)) return { ok: false, code: 'engine_unavailable' }
  const unread = wishes.filter((wish) => !entry.reads.includes(wish) && isSaid(fields, wish))
  return refusing(...unread) ?? entry.refuses?.(fields) ?? { ok: true, kernel: entry.kernel, begins: entry.begins }
}

/** One design is the default. */
const isSaid = (fields: Fields, wish: (typeof wishes)[number]) =>
  fields[wish] !== undefined && !(wish === 'no_design' && fields[wish] === 1)
