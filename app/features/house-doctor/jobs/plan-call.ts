import type { Refusal } from '#app/lib/failure'
import { doctorFunctions, type ToolId } from '../tools.ts'
import { type ApiFunction, type WishField, wishFields } from './api-function.ts'
import type { Fields } from './fields.schema.ts'
import { refusing } from './kernels/kernel.ts'

type Computing = NonNullable<ApiFunction['computing']>
export type Plan = ({ ok: true } & Pick<Computing, 'kernel' | 'begins' | 'furnishes'>) | Refusal

/** Plans a call; refuses rather than ignoring a wish. */
export function planCall(name: ToolId, fields: Fields): Plan {
  const { computing } = doctorFunctions[name]
  if (!computing || (fields.prompt && !computing.readsWords)) return { ok: false, code: 'engine_unavailable' }
  const unread = wishFields.filter((wish) => !computing.reads.includes(wish) && isWished(fields, wish))
  return refusing(...unread) ?? computing.refuses?.(fields) ?? { ok: true, ...computing }
}

/** One design is the default. */
const isWished = (fields: Fields, wish: WishField) =>
  fields[wish] !== undefined && !(wish === 'no_design' && fields[wish] === 1)
