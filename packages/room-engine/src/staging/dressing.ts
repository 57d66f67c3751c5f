import { chairsAt } from './dressing/chairs.ts'
import type { Dressing, Room } from './dressing/dressed-room.ts'
import { bedsidesOf, lampBeside, plantIn, rugUnder } from './dressing/floor.ts'
import { pendantOver, screenOn, thingsOn } from './dressing/tops.ts'
import { curtainsBy, printsOver } from './dressing/walls.ts'
import type { FloorPlan } from './floor-plan.ts'
import type { PlacedItem } from './furniture.ts'
import type { SetStyle } from './style.ts'
import type { TemplateDressing } from './template.ts'

export type { Dressing, DressingKind } from './dressing/dressed-room.ts'

/** Dresses a room around its furniture; what has no right place is left out. */
export function dressingOf(
  plan: FloorPlan,
  wanted: readonly TemplateDressing[],
  look: { style: SetStyle; wood: string },
  standing: readonly PlacedItem[],
): Dressing[] {
  const dressed: Dressing[] = []
  for (const one of wanted) dressed.push(...placed(one, { plan, ...look, standing, dressed }))
  return [...dressed, ...thingsOn(standing)]
}

function placed(wanted: TemplateDressing, room: Room): Dressing[] {
  const [main] = room.standing
  if (!main) return []
  switch (wanted.dress) {
    case 'rug':
      return rugUnder(wanted, main, room)
    case 'print':
      return printsOver(wanted.over, room)
    case 'lamp':
      return lampBeside(main, room)
    case 'plant':
      return plantIn(room)
    case 'bedsides':
      return bedsidesOf(main, room)
    case 'chairs':
      return chairsAt([main], room)
    case 'seat':
      return chairsAt(
        room.standing.filter(({ item }) => wanted.at.includes(item.category)),
        room,
      )
    case 'pendant':
      return pendantOver(main, room)
    case 'screen':
      return screenOn(wanted.on, room)
    case 'curtains':
      return curtainsBy(room)
  }
}
