import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { anyPort } from '../lib/ports.mjs'

export type Doomed = { origin: string; kill: () => Promise<void> }

/** Serves the shop on a folder of data until it is killed with all that it started. */
export async function serveToKill(folder: string): Promise<Doomed> {
  const port = await anyPort()
  const origin = `http://127.0.0.1:${port}`
  const options = ['--ip', '127.0.0.1', '--port', String(port), `--persist-to=${folder}`, '--test-scheduled']
  const child = spawn(process.execPath, ['scripts/serve.mjs', ...options], { stdio: 'ignore' })
  for (let attempt = 0; attempt < 240; attempt++) {
    if (child.exitCode !== null) throw new Error(`The shop ended with code ${child.exitCode}`)
    const answer = await fetch(`${origin}/api/health`).catch(() => undefined)
    if (answer?.ok) break
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  return {
    origin,
    kill: async () => {
      const ended = once(child, 'exit')
      // The runtime first: the processes above it would end it in good order.
      for (const pid of descendantsOf(child.pid ?? 0).toReversed()) killNow(pid)
      killNow(child.pid ?? 0)
      await ended
    },
  }
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
