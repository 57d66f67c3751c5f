import { execFileSync } from 'node:child_process'

/** What an operator does with orders of a shop whose data are in a folder; each call is a process of some seconds. */
export const operatorOf = (folder: string) => ({
  /** The operator's command; returns what it says. */
  operate: (...args: string[]) =>
    execFileSync(process.execPath, ['scripts/orders.mjs', ...args, '--data', folder], { encoding: 'utf8' }),
  /** Several acts in one process: an order's code, its events, the next code (move-orders.ts). */
  move: (...words: string[]) => execFileSync(process.execPath, ['tests/support/move-orders.ts', folder, ...words]),
})
