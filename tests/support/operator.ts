import { execFileSync } from 'node:child_process'
import type { Act } from './operate-orders'

/** What an operator does with orders of a shop whose data are in a folder; each call is a process of some seconds. */
export const operatorOf = (folder: string) => {
  /** Several acts in one process; returns what each of them answers. */
  const act = (...acts: Act[]): unknown[] => {
    const command = ['tests/support/operate-orders.ts', folder, JSON.stringify(acts)]
    const said = execFileSync(process.execPath, command, { encoding: 'utf8' })
    return JSON.parse(said.trimEnd().split('\n').at(-1) ?? '')
  }
  return {
    act,
    /** The operator's command; returns what it says. */
    operate: (...args: string[]) =>
      execFileSync(process.execPath, ['scripts/orders.mjs', ...args, '--data', folder], { encoding: 'utf8' }),
    /** Moves orders along, each by its events; throws where one is refused. */
    move: (...moves: (readonly [code: string, ...events: MoveEvent[]])[]) => {
      const acts = moves.flatMap(([code, ...events]) =>
        events.map((event): Act => (typeof event === 'string' ? ['move', code, event] : ['move', code, ...event])),
      )
      const refused = act(...acts).findIndex((answer) => answer !== null)
      if (refused >= 0) throw new Error(`refused: ${acts[refused]?.join(' ')}`)
    },
  }
}

type Move = Extract<Act, ['move', ...unknown[]]>
/** An event, or one with the cash that was taken at the door. */
export type MoveEvent = Move[2] | [event: Move[2], cash: number]
