import { html } from 'hono/html'
import { BRAND_PURPLE } from '#app/lib/constants'
import { m } from '#app/paraglide/messages.js'
import type { Database } from '#app/server/db/client'
import type { mailOutbox } from '#app/server/db/schema'
import type { Mail } from '#app/server/mail'
import { type Locale, languageOf, toLocale } from '../languages/languages'
import { type Account, findAccount } from './account.server'
import { newOneTimeToken } from './one-time-tokens.server'

export type LetterContext = {
  /** Where links lead: a setting, never what a request says of its host. */
  siteOrigin: string
  secrets: readonly [string, ...string[]]
}

type Letter = {
  subject: string
  text: string
  action: string
  link: string
  /** Beside the link, for browsers that links do not open in. */
  code?: string
  ignore?: string
}

/** The mail that a row of the outbox asks for; nothing when the mailbox has no account, or no need of it any more. */
export async function writeLetter(
  db: Database,
  row: typeof mailOutbox.$inferSelect,
  context: LetterContext,
  now = Date.now(),
): Promise<Mail | undefined> {
  const account = await findAccount(db, row.email)
  if (!account || (row.letter === 'activation' && account.activatedAt !== null)) return
  const locale = toLocale(row.locale)
  const letter = await writers[row.letter]({ db, account, locale, now, ...context })
  // Before the mailbox has answered, the name may be anybody's advertisement.
  const greeting = account.activatedAt === null ? '' : m.mail_greeting({ name: account.displayName }, { locale })
  return { to: account.email, ...inWords(letter, greeting, locale) }
}

type Writing = LetterContext & { db: Database; account: Account; locale: Locale; now: number }

const writers: Record<(typeof mailOutbox.$inferSelect)['letter'], (writing: Writing) => Letter | Promise<Letter>> = {
  async activation({ db, account, locale, secrets, siteOrigin, now }) {
    const { token, code } = await newOneTimeToken(db, {
      purpose: 'activation',
      accountId: account.id,
      secret: secrets[0],
      now,
    })
    return {
      subject: m.mail_activation_subject({}, { locale }),
      text: m.mail_activation_text({}, { locale }),
      action: m.mail_activation_action({}, { locale }),
      link: `${siteOrigin}/${locale}/activate#${new URLSearchParams({ token, email: account.email })}`,
      code: m.mail_activation_code({ code }, { locale }),
      ignore: m.mail_activation_ignore({}, { locale }),
    }
  },
  async reset({ db, account, locale, secrets, siteOrigin, now }) {
    const { token } = await newOneTimeToken(db, { purpose: 'reset', accountId: account.id, secret: secrets[0], now })
    const fragment = new URLSearchParams({ resetPasswordToken: token, resetPasswordEmail: account.email })
    return {
      subject: m.mail_reset_subject({}, { locale }),
      text: m.mail_reset_text({}, { locale }),
      action: m.mail_reset_action({}, { locale }),
      link: `${siteOrigin}/${locale}/login#${fragment}`,
      ignore: m.mail_reset_ignore({}, { locale }),
    }
  },
  password_changed: ({ locale, siteOrigin }) => ({
    subject: m.mail_password_changed_subject({}, { locale }),
    text: m.mail_password_changed_text({}, { locale }),
    action: m.mail_password_changed_action({}, { locale }),
    link: `${siteOrigin}/${locale}/login`,
  }),
  erasure_planned: ({ account, locale, siteOrigin }) => ({
    subject: m.mail_erasure_subject({}, { locale }),
    text: m.mail_erasure_text({ date: dayOf(account.eraseAt ?? 0, locale) }, { locale }),
    action: m.mail_erasure_action({}, { locale }),
    link: `${siteOrigin}/${locale}/profile`,
  }),
}

/** The shop stands in Vietnam, and so do its days. */
const dayOf = (time: number, locale: Locale) =>
  new Intl.DateTimeFormat(languageOf(locale).localeCode, { dateStyle: 'long', timeZone: 'Asia/Ho_Chi_Minh' }).format(
    time,
  )

function inWords({ subject, text, action, link, code, ignore }: Letter, greeting: string, locale: Locale) {
  const linkBelow = m.mail_link_below({}, { locale })
  const signature = m.mail_signature({}, { locale })
  const afterwards = [code, ignore].filter((line) => line !== undefined)
  return {
    subject,
    text: [greeting, text, `${action}:\n${link}`, ...afterwards, `-- \n${signature}\n`].filter(Boolean).join('\n\n'),
    html: String(html`<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${subject}</title></head>
<body style="margin:0 auto;max-width:36rem;padding:24px;font:16px/1.5 sans-serif">
${greeting && html`<p>${greeting}</p>`}
<p>${text}</p>
<p><a href="${link}" style="display:inline-block;padding:14px 28px;border-radius:999px;background:${BRAND_PURPLE};color:white;text-decoration:none">${action}</a></p>
${afterwards.map((line) => html`<p>${line}</p>`)}
<p style="font-size:13px">${linkBelow}<br><a href="${link}">${link}</a></p>
<hr>
<p style="font-size:13px">${signature}</p>
</body>
</html>`),
  }
}
