import { Hono } from 'hono'
import { contentSecurityPolicy, newNonce, securityHeaders } from '../../../app/server/security-headers'
import body from './body.html'

/** The yardstick of the page cache: the same front door and headers over a constant body of the same size. */
const app = new Hono()
app.use(securityHeaders)
app.get('*', (c) => c.html(body, 200, { 'content-security-policy': contentSecurityPolicy(newNonce()) }))

export default app
