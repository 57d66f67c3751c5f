import { openDatabase } from './db/client'
import { localMail } from './db/schema'

export type Mail = { to: string; subject: string; text: string; html: string }
export type SendMail = (mail: Mail) => Promise<void>

type MailBindings = Pick<Env, 'DB' | 'LOCAL_MODE' | 'MAIL' | 'MAIL_FROM' | 'MAIL_FROM_NAME'>

/** Sends through the binding; in local mode /dev/mail shows it too. */
export const mailer =
  ({ DB, LOCAL_MODE, MAIL, MAIL_FROM, MAIL_FROM_NAME }: MailBindings): SendMail =>
  async (mail) => {
    await MAIL.send({ from: { email: MAIL_FROM, name: MAIL_FROM_NAME }, ...mail })
    if (!LOCAL_MODE) return
    const { to: recipient, ...letter } = mail
    await openDatabase(DB)
      .insert(localMail)
      .values({ recipient, ...letter, sentAt: Date.now() })
  }
