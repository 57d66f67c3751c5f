import { desc, eq } from 'drizzle-orm'
import { Hono, type MiddlewareHandler } from 'hono'
import { html } from 'hono/html'
import { openDatabase } from '#app/server/db/client'
import { localMail } from '#app/server/db/schema'
import { isLocal } from '#app/server/local-mode'
import type { ApiEnv } from './api-env'
import { answerProblem } from './errors'

const SHOWN = 50
/** Other host names may be another site's (DNS rebinding). */
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]']

/** Pages of this machine alone; elsewhere there is nothing at their addresses. */
export const localOnly: MiddlewareHandler<ApiEnv> = async (c, next) => {
  if (!isLocal(c.env) || !LOCAL_HOSTS.includes(new URL(c.req.url).hostname)) return answerProblem(c, 'not_found')
  await next()
  c.header('cache-control', 'no-store')
}

/** Letters sent on this machine, newest first. Not found without local mode's binding. */
export const devMail = new Hono<ApiEnv>()
devMail.use('/dev/mail/*', localOnly)
devMail.get('/dev/mail', async (c) => {
  const letters = await openDatabase(c.env.DB).select().from(localMail).orderBy(desc(localMail.id)).limit(SHOWN)
  return c.html(html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mail</title></head>
<body>
<h1>Mail sent on this machine</h1>
${letters.map(
  ({ id, recipient, subject, text, sentAt }) => html`<article>
<h2><a href="/dev/mail/${id}">${subject}</a></h2>
<p>${recipient}, ${new Date(sentAt).toISOString()}</p>
<pre>${withLinks(text)}</pre>
</article>`,
)}
</body>
</html>`)
})
devMail.get('/dev/mail/:id{[0-9]+}', async (c) => {
  const [letter] = await openDatabase(c.env.DB)
    .select()
    .from(localMail)
    .where(eq(localMail.id, Number(c.req.param('id'))))
  // Letters are styled by style attributes.
  c.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
  return letter ? c.html(letter.html) : answerProblem(c, 'not_found')
})

const withLinks = (text: string) =>
  text.split(/(https?:\/\/\S+)/).map((part, index) => (index % 2 ? html`<a href="${part}">${part}</a>` : part))
