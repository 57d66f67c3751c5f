import { type ChildProcess, fork, spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { anyPort } from '../lib/ports.mjs'

export type Doomed = { origin: string; kill: () => Promise<void> }

/** Serves the shop on a folder of data until it is killed with all that it started. */
export async function serveToKill(folder: string): Promise<Doomed> {
  for (let start = 1; start <= 3; start++) {
    const shop = await tryToServe(folder)
    if (shop) return shop
  }
  throw new Error('The shop does not start.')
}

/** Nothing if the shop ends by itself: somebody else may have taken its port. */
async function tryToServe(folder: string): Promise<Doomed | undefined> {
  const port = await anyPort()
  const origin = `http://127.0.0.1:${port}`
  const options = ['--ip', '127.0.0.1', '--port', String(port), `--persist-to=${folder}`, '--test-scheduled']
  const child = spawn(process.execPath, ['scripts/serve.mjs', ...options], { stdio: 'ignore' })
  for (let attempt = 0; attempt < 240; attempt++) {
    if (child.exitCode !== null) return
    const answer = await fetch(`${origin}/api/health`).catch(() => undefined)
    if (answer?.ok) break
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  return { origin, kill: () => killWhole(child) }
}

export type DoomedOperator = {
  /** Moves an order as `npm run orders` does, as far as it can; answers whether it is delivered. */
  deliver: (code: string) => Promise<boolean>
  kill: () => Promise<void>
}

type Told = 'step' | { code: string; isDelivered: boolean }

/** Moves orders on the same data with a runtime of its own, until that is killed too; `onStep` hears of each move. */
export async function operateToKill(folder: string, onStep = () => {}): Promise<DoomedOperator> {
  const child = fork('scripts/kill/operator.ts', [folder], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
  const answers = new EventEmitter().setMaxListeners(0)
  child.on('message', (told: Told) => {
    if (told === 'step') onStep()
    else answers.emit(told.code, told.isDelivered)
  })
  child.once('exit', () => answers.emit('error', new Error('The operator is gone.')))
  answers.on('error', () => undefined)
  // It says so with an empty code once it has the data.
  await once(answers, '')
  return {
    deliver: async (code) => {
      if (!child.connected) throw new Error('The operator is gone.')
      const answer = once(answers, code)
      // Its death is answered below.
      child.send(code, () => undefined)
      const [isDelivered] = await answer
      return isDelivered
    },
    kill: () => killWhole(child),
  }
}

async function killWhole(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  // The runtime first: the processes above it would end it in good order.
  for (const pid of descendantsOf(child.pid ?? 0).toReversed()) killNow(pid)
  killNow(child.pid ?? 0)
  await ended
}

function killNow(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}

/** Processes that a process has started, and theirs, from the top down. */
function descendantsOf(parent: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const [, ppid = '0'] = readFileSync(`/proc/${name}/stat`, 'utf8')
          .replace(/^.*\) /s, '')
          .split(' ')
        return [{ pid: Number(name), ppid: Number(ppid) }]
      } catch {
        return []
      }
    })
  const childrenOf = (pid: number): number[] =>
    parents.filter((one) => one.ppid === pid).flatMap((one) => [one.pid, ...childrenOf(one.pid)])
  return childrenOf(parent)
}
