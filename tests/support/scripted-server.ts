import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Seen = { method: string; url: string; headers: IncomingHttpHeaders; body: string }
type Answer = (response: ServerResponse, seen: Seen) => void

/** An HTTP server that answers with the next entry of its script; the last one repeats. */
export async function scriptedServer(...script: Answer[]) {
  const seen: Seen[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { method = '', url = '', headers } = request
    const entry = { method, url, headers, body: Buffer.concat(chunks).toString() }
    const answer = script[Math.min(seen.push(entry), script.length) - 1]
    answer?.(response, entry)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed())
      server.closeAllConnections()
    })
  return { url, seen, close, [Symbol.asyncDispose]: close }
}

export const json =
  (status: number, body: unknown): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

export const text =
  (status: number, body: string): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': 'text/plain' }).end(body)

export const drop: Answer = (response) => response.socket?.destroy()

export const silence: Answer = () => {}
