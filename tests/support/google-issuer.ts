import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'

export const GOOGLE_CLIENT_ID = 'shop.apps.example'

type Order = { claims?: JWTPayload; header?: object; isForged?: boolean }

/**
 * A local issuer of ID tokens in place of Google: keys at /certs; POST /token signs its body (`isForged`: with an
 * unpublished key); everything else answers 500.
 */
export async function googleIssuer() {
  const [published, secret] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')])
  const jwk = { ...(await exportJWK(published.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }

  const sign = ({ claims = {}, header = {}, isForged = false }: Order) => {
    const now = Math.floor(Date.now() / 1000)
    const usual = { iss: url, aud: GOOGLE_CLIENT_ID, iat: now, exp: now + 3600, jti: crypto.randomUUID() }
    return new SignJWT({ ...usual, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'one', ...header })
      .sign((isForged ? secret : published).privateKey)
  }

  const server = createServer(async (request, response) => {
    if (request.url === '/certs')
      return response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [jwk] }))
    if (request.url !== '/token') return response.writeHead(500).end()
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    return response.end(await sign(JSON.parse(Buffer.concat(chunks).toString())))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  // Does not keep the process alive.
  server.unref()
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url }
}
