import { openDatabase } from './db/client'
import { localMail } from './db/schema'
import { isLocal } from './local-mode'

export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  /** Additional headers. */
  headers?: Record<string, string>
}
export type SendMail = (mail: Mail) => Promise<void>

type MailBindings = Pick<Env, 'DB' | 'LOCAL_MODE' | 'MAIL' | 'MAIL_FROM' | 'MAIL_FROM_NAME'>

/** Sends through the binding; in local mode also stores for /dev/mail. */
export const mailer =
  (env: MailBindings): SendMail =>
  async (mail) => {
    await env.MAIL.send({ from: { email: env.MAIL_FROM, name: env.MAIL_FROM_NAME }, ...mail })
    if (!isLocal(env)) return
    const { to: recipient, ...letter } = mail
    await openDatabase(env.DB)
      .insert(localMail)
      .values({ recipient, ...letter, sentAt: Date.now() })
  }
