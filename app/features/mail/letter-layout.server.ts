import { html } from 'hono/html'
import { BRAND_PURPLE } from '#app/lib/constants'
import { m } from '#app/paraglide/messages.js'
import type { Mail } from '#app/server/mail'
import type { Locale } from '../languages/languages'

/** Content of a letter before layout. */
export type Letter = {
  subject: string
  greeting?: string
  text: string
  /** Paragraphs below the text; user input may be multi-line or right-to-left. */
  facts?: readonly string[]
  action: string
  link: string
  /** Alternative to the link, for other browsers. */
  code?: string
  ignore?: string
  /** What goes to a phone instead: the text of an SMS, and the values of Zalo's template in their order. */
  phone?: { text: string; values: readonly string[] }
  /** Unsubscribe link for the reader, and the mail program's one-click address (RFC 8058). */
  leave?: { words: string; link: string; oneClick: string }
}

/** Lays a letter out as plain text and HTML. */
export function laidOut(letter: Letter, locale: Locale): Omit<Mail, 'to'> {
  const { subject, greeting = '', text, facts = [], action, link, code, ignore, leave } = letter
  const linkBelow = m.mail_link_below({}, { locale })
  const signature = m.mail_signature({}, { locale })
  const afterwards = [code, ignore].filter((line) => line !== undefined)
  const leaving = leave ? `${leave.words}\n${leave.link}` : ''
  return {
    subject,
    text: [greeting, text, facts.join('\n'), `${action}:\n${link}`, ...afterwards, leaving, `-- \n${signature}\n`]
      .filter(Boolean)
      .join('\n\n'),
    html: String(html`<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${subject}</title></head>
<body style="margin:0 auto;max-width:36rem;padding:24px;font:16px/1.5 sans-serif">
${greeting && html`<p>${greeting}</p>`}
<p>${text}</p>
${facts.map((fact) => html`<p dir="auto" style="white-space:pre-line">${fact}</p>`)}
<p><a href="${link}" style="display:inline-block;padding:14px 28px;border-radius:999px;background:${BRAND_PURPLE};color:white;text-decoration:none">${action}</a></p>
${afterwards.map((line) => html`<p>${line}</p>`)}
<p style="font-size:13px">${linkBelow}<br><a href="${link}" style="word-break:break-all">${link}</a></p>
<hr>
<p style="font-size:13px">${signature}</p>
${leave && html`<p style="font-size:13px"><a href="${leave.link}">${leave.words}</a></p>`}
</body>
</html>`),
    ...(leave && { headers: oneClickHeaders(leave.oneClick) }),
  }
}

const oneClickHeaders = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
