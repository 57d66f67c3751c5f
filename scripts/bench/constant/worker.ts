import { Hono } from 'hono'
import { securityHeaders, withPolicy } from '../../../app/server/http/security-headers'
import { requestLog } from '../../../app/server/log/request-log'
import type { PageTable } from '../../../app/server/page-table'
import body from './body.html'

/** Reference for the page cache: the same middleware and log line over a constant body of the same size. */
const app = new Hono<{ Variables: { pages: PageTable } }>()
app.use(requestLog, securityHeaders)
const { policy } = withPolicy(body, 'none')
app.get('*', (c) => c.html(body, 200, { 'content-security-policy': policy }))

export default app
