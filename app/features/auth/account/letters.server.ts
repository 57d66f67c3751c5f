import { hrefIn } from '#app/lib/page-path'
import { m } from '#app/paraglide/messages.js'
import type { Database } from '#app/server/db/client'
import { dayLocaleOf, type Locale, toLocale } from '../../languages/languages'
import type { Letter, LetterContext, OutboxRow } from '../../mail/mail.server'
import { type Account, findAccount } from './account.server'
import { newOneTimeToken } from './one-time-tokens.server'

/** The letter for an outbox row; undefined when the mailbox has no account or no longer needs the letter. */
export async function composeAccountLetter(
  db: Database,
  { recipient, locale: name, letter: kind }: AccountRow,
  context: LetterContext,
  now: number,
): Promise<Letter | undefined> {
  const locale = toLocale(name)
  const account = await findAccount(db, recipient)
  if (!account || (kind === 'activation' && account.activatedAt !== null)) return
  const letter = await writers[kind]({ db, account, locale, now, ...context })
  // Before activation the name is left out, because it could be spam by somebody else.
  if (!letter || account.activatedAt === null) return letter
  return { ...letter, greeting: m.mail_greeting({ name: account.displayName }, { locale }) }
}

type AccountLetter = Extract<OutboxRow['letter'], 'activation' | 'reset' | 'password_changed' | 'erasure_planned'>

type AccountRow = Pick<OutboxRow, 'recipient' | 'locale'> & { letter: AccountLetter }

type Writing = LetterContext & { db: Database; account: Account; locale: Locale; now: number }

const writers: Record<AccountLetter, (writing: Writing) => Letter | Promise<Letter | undefined>> = {
  async activation({ db, account, locale, secrets, siteOrigin, now }) {
    const made = await newOneTimeToken(db, { purpose: 'activation', account, secret: secrets[0], now })
    // A newer registration of this mailbox has its own letter.
    if (!made) return
    const { token, code } = made
    return {
      subject: m.mail_activation_subject({}, { locale }),
      text: m.mail_activation_text({}, { locale }),
      action: m.mail_activation_action({}, { locale }),
      link: `${siteOrigin}${hrefIn(locale, '/activate')}#${new URLSearchParams({ token, email: account.email })}`,
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
      link: `${siteOrigin}${hrefIn(locale, '/login', {}, { state: 'reset' })}#${fragment}`,
      ignore: m.mail_reset_ignore({}, { locale }),
    }
  },
  password_changed: ({ locale, siteOrigin }) => ({
    subject: m.mail_password_changed_subject({}, { locale }),
    text: m.mail_password_changed_text({}, { locale }),
    action: m.mail_password_changed_action({}, { locale }),
    link: siteOrigin + hrefIn(locale, '/login'),
  }),
  erasure_planned: ({ account, locale, siteOrigin }) => ({
    subject: m.mail_erasure_subject({}, { locale }),
    text: m.mail_erasure_text({ date: dayOf(account.eraseAt ?? 0, locale) }, { locale }),
    action: m.mail_erasure_action({}, { locale }),
    link: siteOrigin + hrefIn(locale, '/profile'),
  }),
}

/** Dates are in the shop's time zone. */
const dayOf = (time: number, locale: Locale) =>
  new Intl.DateTimeFormat(dayLocaleOf(locale), { dateStyle: 'long', timeZone: 'Asia/Ho_Chi_Minh' }).format(time)
