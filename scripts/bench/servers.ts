import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { anyPort } from '../lib/ports.mjs'

export type Served = { origin: string; stop: () => Promise<void> }

/** The heap of the Worker is limited when `heapMegabytes` says so. */
type Serving = { heapMegabytes?: number }

/** Serves a Worker with wrangler on a free port of 127.0.0.1 and waits until it answers. */
export async function serve(options: string[], path = '/', { heapMegabytes }: Serving = {}): Promise<Served> {
  const port = await anyPort()
  const origin = `http://127.0.0.1:${port}`
  const child = spawn(
    process.execPath,
    ['scripts/serve.mjs', '--ip', '127.0.0.1', '--port', String(port), '--var', `SITE_ORIGIN:${origin}`, ...options],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        ...(heapMegabytes && { MINIFLARE_WORKERD_V8_FLAGS: `--max-heap-size=${heapMegabytes}` }),
      },
    },
  )
  await answers(`${origin}${path}`, child)
  return {
    origin,
    stop: async () => {
      if (child.exitCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

async function answers(url: string, child: ChildProcess) {
  for (let attempt = 0; attempt < 120; attempt++) {
    if (child.exitCode !== null) throw new Error(`The server for ${url} ended with code ${child.exitCode}`)
    try {
      await fetch(url, { redirect: 'manual' })
      return
    } catch {
      await new Promise((resume) => setTimeout(resume, 250))
    }
  }
  throw new Error(`Nothing answers at ${url}`)
}
