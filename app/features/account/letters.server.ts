import { m } from '#app/paraglide/messages.js'
import type { Database } from '#app/server/db/client'
import type { mailOutbox } from '#app/server/db/schema'
import type { Mail } from '#app/server/mail'
import { type Locale, languageOf, toLocale } from '../languages/languages'
import { type Account, findAccount } from './account.server'
import { type Letter, laidOut } from './letter-layout.server'
import { newsletterLetter } from './newsletter-letter.server'
import { newOneTimeToken } from './one-time-tokens.server'

export type LetterContext = {
  /** Where links lead: a setting, never what a request says of its host. */
  siteOrigin: string
  secrets: readonly [string, ...string[]]
}

/** The mail that a row of the outbox asks for; nothing when the mailbox has no account, or no need of it any more. */
export async function writeLetter(
  db: Database,
  row: typeof mailOutbox.$inferSelect,
  context: LetterContext,
  now = Date.now(),
): Promise<Mail | undefined> {
  const locale = toLocale(row.locale)
  if (row.letter === 'newsletter') {
    const letter = await newsletterLetter(db, { email: row.email, locale, ...context })
    return letter && { to: row.email, ...laidOut(letter, '', locale) }
  }
  const account = await findAccount(db, row.email)
  if (!account || (row.letter === 'activation' && account.activatedAt !== null)) return
  const letter = await writers[row.letter]({ db, account, locale, now, ...context })
  if (!letter) return
  // Before the mailbox has answered, the name may be anybody's advertisement.
  const greeting = account.activatedAt === null ? '' : m.mail_greeting({ name: account.displayName }, { locale })
  return { to: account.email, ...laidOut(letter, greeting, locale) }
}

type Writing = LetterContext & { db: Database; account: Account; locale: Locale; now: number }

type AccountLetter = Exclude<(typeof mailOutbox.$inferSelect)['letter'], 'newsletter'>

const writers: Record<AccountLetter, (writing: Writing) => Letter | Promise<Letter | undefined>> = {
  async activation({ db, account, locale, secrets, siteOrigin, now }) {
    const made = await newOneTimeToken(db, { purpose: 'activation', account, secret: secrets[0], now })
    // Somebody has registered the mailbox anew in between: that registration has a letter of its own.
    if (!made) return
    const { token, code } = made
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
    const made = await newOneTimeToken(db, { purpose: 'reset', account, secret: secrets[0], now })
    if (!made) return
    const fragment = new URLSearchParams({ resetPasswordToken: made.token, resetPasswordEmail: account.email })
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
