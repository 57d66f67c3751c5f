import { get, set } from 'idb-keyval'
import { account } from '#app/lib/account'
import { callMeta, withSession } from '../../session/session.queries'
import { DESIGNS, doctorStore, inTurn } from '../doctor-store.ts'
import { keepDesign } from './designs.functions'
import { type Design, MOST_DESIGNS } from './designs.ts'

/** A design that is not in an account yet; `owner` is who was signed in when it was saved. */
type Waiting = Design & { owner: string }

const allWaiting = async () => (await get<Waiting[]>(DESIGNS, doctorStore())) ?? []

/** What somebody who was signed in has saved is for nobody else: it goes when another comes. */
const isOurs = ({ owner }: Waiting) => !owner || owner === account()

/** Keeps a design in this browser until it has come to an account. */
export const addWaiting = (design: Design) =>
  inTurn(async () => {
    const waiting = (await allWaiting()).filter(isOurs)
    await set(DESIGNS, [...waiting, { ...design, owner: account() }].slice(-MOST_DESIGNS), doctorStore())
  })

/** Brings what waits to the account that is signed in; how many designs still wait here. Safe to repeat. */
export const bringToAccount = () =>
  inTurn(async () => {
    const owner = account()
    const waiting = (await allWaiting()).filter(isOurs)
    const left: Waiting[] = []
    for (const one of waiting) if (!owner || !(await isKept(one, owner))) left.push(one)
    await set(DESIGNS, left, doctorStore())
    return left.length
  })

async function isKept({ owner: _, ...design }: Waiting, owner: string): Promise<boolean> {
  const data = { ...callMeta(), owner, design }
  // A session that is over is not news here: the header says it.
  const answer = await withSession(
    () => keepDesign({ data }),
    () => {},
  )
  return answer.ok
}
