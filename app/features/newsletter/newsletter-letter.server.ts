import { hrefIn } from '#app/lib/page-path'
import { m } from '#app/paraglide/messages.js'
import type { Database } from '#app/server/db/client'
import { toLocale } from '../languages/languages'
import type { Letter, LetterContext, OutboxRow } from '../mail/mail.server'
import { confirmationToken, findReader } from './newsletter.server'

/**
 * Asks the mailbox's owner to confirm, or says that the letters come already; undefined for readers who have left
 * meanwhile. The sign-up's sender learns nothing.
 */
export async function newsletterLetter(
  db: Database,
  row: Pick<OutboxRow, 'recipient' | 'locale'>,
  { siteOrigin, secrets }: LetterContext,
): Promise<Letter | undefined> {
  const locale = toLocale(row.locale)
  const reader = await findReader(db, row.recipient)
  if (!reader) return
  const leaving = new URLSearchParams({ language: locale, token: reader.id })
  const leave = {
    words: m.mail_newsletter_leave({}, { locale }),
    link: siteOrigin + hrefIn(locale, '/newsletter', {}, { state: 'leave', token: reader.id }),
    oneClick: `${siteOrigin}/api/newsletter/leave?${leaving}`,
  }
  if (reader.state === 'confirmed')
    return {
      subject: m.mail_newsletter_known_subject({}, { locale }),
      text: m.mail_newsletter_known_text({}, { locale }),
      action: m.mail_newsletter_known_action({}, { locale }),
      link: siteOrigin + hrefIn(locale, '/'),
      leave,
    }
  const token = confirmationToken(secrets[0], reader.id)
  return {
    subject: m.mail_newsletter_subject({}, { locale }),
    text: m.mail_newsletter_text({}, { locale }),
    action: m.mail_newsletter_action({}, { locale }),
    link: siteOrigin + hrefIn(locale, '/newsletter', {}, { state: 'confirm', token }),
    ignore: m.mail_newsletter_ignore({}, { locale }),
    leave,
  }
}
