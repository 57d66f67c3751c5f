import { Hono } from 'hono'
import { securityHeaders, withPolicy } from '../../../app/server/http/security-headers'
import body from './body.html'

/** Reference for the page cache: the same middleware over a constant body of the same size. */
const app = new Hono()
app.use(securityHeaders)
const page = await withPolicy(new Response(body), 'none')
const policy = page.headers.get('content-security-policy') ?? ''
app.get('*', (c) => c.html(body, 200, { 'content-security-policy': policy }))

export default app
