import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { anyPort } from '../../scripts/lib/ports.mjs'

export const REASON = 'Down for stocktaking'

async function passOn(origin: string, request: IncomingMessage) {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers
  const { method = 'GET', url } = request
  const answer = await fetch(origin + url, {
    method,
    headers: headers as Record<string, string>,
    body: method === 'GET' ? undefined : Buffer.concat(chunks),
  })
  const body = Buffer.from(await answer.arrayBuffer())
  const passed = new Headers(answer.headers)
  // `fetch` has decompressed the body.
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) passed.delete(name)
  return { answer: { status: answer.status, headers: passed }, body }
}

const behaviours = {
  failing: () => (_, response) => response.writeHead(500).end(),
  silent: () => () => {},
  /** Sends a reason, but no data. */
  refusing: () => (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ success: false, message: REASON }))
  },
  /** Passes requests on to a healthy instance. */
  healthy: (origin: string) => async (request, response) => {
    const { answer, body } = await passOn(origin, request)
    response.writeHead(answer.status, {
      ...Object.fromEntries(answer.headers),
      // One header per cookie.
      'set-cookie': answer.headers.getSetCookie(),
    })
    response.end(body)
  },
  /** Performs the request, then breaks off without an answer. */
  dying: (origin: string) => async (request, response) => {
    await passOn(origin, request)
    response.socket?.destroy()
  },
} satisfies Record<string, (origin: string) => RequestListener>

export type Behaviour = keyof typeof behaviours | 'closed'

/** An API host whose health tests control; it starts without a listener. */
export async function upstream(healthyOrigin: string) {
  const port = await anyPort()
  let server: Server | undefined
  const asked: string[] = []
  /** Scripts served instead of the healthy instance's, by path. */
  const scripts = new Map<string, string>()

  async function become(behaviour: Behaviour, origin = healthyOrigin) {
    await new Promise<void>((closed) => {
      if (!server) return closed()
      server.close(() => closed())
      server.closeAllConnections()
    })
    server = undefined
    asked.length = 0
    if (behaviour === 'closed') return
    const answer = behaviours[behaviour](origin)
    server = createServer((request, response) => {
      asked.push(request.url ?? '')
      const script = scripts.get(request.url ?? '')
      if (script === undefined) answer(request, response)
      else response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }).end(script)
    })
    await new Promise<void>((listening) => server?.listen(port, '127.0.0.1', listening))
  }

  return { url: `http://127.0.0.1:${port}`, asked, scripts, become }
}
