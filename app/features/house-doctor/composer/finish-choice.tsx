import { m } from '#app/paraglide/messages.js'
import { MaterialChoice } from '../editor/material-choice.tsx'
import { PaintChoice } from '../editor/paint-choice.tsx'
import type { MaterialSwatch } from '../editor/protocol.ts'
import { isPaint, type RoomDocument } from './document.ts'
import type { Composer } from './use-composer.ts'

/** Paints are not part of the material type. */
const asMaterial = (walls: string) => walls as RoomDocument['floor']

/** Materials and paints for floor and walls. */
export function FinishChoice({ composer, materials }: { composer: Composer; materials: readonly MaterialSwatch[] }) {
  const { floor, walls } = composer.document
  const of = (surface: MaterialSwatch['surface']) => materials.filter((material) => material.surface === surface)
  return (
    <>
      <section aria-label={m.house_doctor_surface_floor()} aria-busy={materials.length === 0}>
        <h2 className="mb-2 text-base">{m.house_doctor_surface_floor()}</h2>
        <MaterialChoice
          materials={of('floor')}
          chosen={floor}
          onChoose={({ id }) => composer.act({ do: 'finish', floor: id })}
        />
      </section>
      <section aria-label={m.house_doctor_surface_walls()} className="grid gap-4">
        <h2 className="text-base">{m.house_doctor_surface_walls()}</h2>
        <PaintChoice
          chosen={isPaint(walls) ? walls : ''}
          hasShades={false}
          onChoose={(colour) => composer.act({ do: 'finish', walls: colour })}
        />
        <MaterialChoice
          materials={of('wall')}
          chosen={asMaterial(walls)}
          onChoose={({ id }) => composer.act({ do: 'finish', walls: id })}
        />
      </section>
    </>
  )
}
