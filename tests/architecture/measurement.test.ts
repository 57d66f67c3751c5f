import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { consentWords } from '#app/features/consent/consent'
import { HOSTED_WORDS } from '#app/features/house-doctor/jobs/hosted/settings'
import { NEWSLETTER_WORDS } from '#app/features/newsletter/newsletter'
import { pageTable } from '#app/server/page-table'
import { pages } from '#tests/support/pages'
import { locales, messagesOf, projectFiles, read } from '#tests/support/sources'

const ASSETS = 'dist/client/assets'

test('[SHELL-04] the measuring script is at most 2 KB', () => {
  const [script = '', ...others] = readdirSync(ASSETS).filter((name) => /^measure-/.test(name))
  expect(others).toEqual([])
  expect(brotliCompressSync(readFileSync(`${ASSETS}/${script}`)).byteLength).toBeLessThanOrEqual(2048)
})

/** Consent texts are identified by their date: changed texts need a new one. */
describe('the words that are agreed to have not changed since their day', () => {
  const printOf = (keys: readonly string[]) => {
    const words = locales.flatMap((locale) => keys.map((key) => messagesOf(locale)[key]))
    expect(words).not.toContain(undefined)
    return createHash('sha256').update(words.join('\n')).digest('hex').slice(0, 16)
  }

  test('[CONSENT-01] of measuring', () => {
    const keys = ['consent_title', 'consent_text', 'consent_text_other', 'consent_what', 'consent_what_not']
    expect({ [consentWords('')]: printOf(keys) }).toEqual({ '2026-11-23': '5e4f8969b61ca632' })
  })

  test('[CONSENT-01] of the House Doctor’s hosted engine', () => {
    expect({ [HOSTED_WORDS]: printOf(['house_doctor_hosted_consent']) }).toEqual({ '2026-11-24': '0d454b66669ef59b' })
  })

  test('[CONSENT-01] of the newsletter: the invitation, the letter that asks, the page with the button', () => {
    const page = ['title', 'text', 'leave_how', 'confirm_title', 'confirm_lead', 'confirm_action', 'consent']
    const letter = ['subject', 'text', 'action', 'leave']
    const keys = [...page.map((key) => `newsletter_${key}`), ...letter.map((key) => `mail_newsletter_${key}`)]
    expect({ [NEWSLETTER_WORDS]: printOf(keys) }).toEqual({ '2026-11-23': '9345eb045298a70f' })
  })
})

test.each(locales)('[CONSENT-01] in %s who agrees reads whom they agree with', (locale) => {
  for (const key of ['consent_text', 'consent_text_other', 'newsletter_consent', 'house_doctor_hosted_consent'])
    expect(messagesOf(locale)[key]).toContain('{company}')
})

/** Names of the pictures sent to the hosted engine, in consent and privacy texts. */
const picturesSent = {
  vi: ['ảnh vật liệu', 'ảnh phong cách'],
  en: ['material', 'style'],
  de: ['Material', 'Stil'],
  ja: ['素材', 'スタイル'],
}

test.each(Object.entries(picturesSent))(
  '[CONSENT-01] in %s who agrees to the hosted engine reads of every picture that goes there',
  (locale, pictures) => {
    const privacy = read(`app/features/content/legal/privacy-policy.${locale}.md`)
    const handler = privacy.split('\n').find((line) => line.includes('Cloudflare Workers AI'))
    for (const picture of pictures) {
      expect(messagesOf(locale).house_doctor_hosted_consent).toContain(picture)
      expect(handler).toContain(picture)
    }
  },
)

test('[SHELL-04] every page has its name in the figures and in the log', () => {
  const files = projectFiles('app/routes').filter((file) => /\$locale\/(?!route\.tsx|\$\.tsx)/.test(file))
  const routes = files.map((file) => /createFileRoute\('([^']+)'\)/.exec(read(file))?.[1] ?? file)
  expect(routes.length).toBeGreaterThan(18)
  const table = pageTable(pages)
  const paths = routes.map((route) => table.pathOfRoute(route) ?? route)
  expect(paths.map((path) => table.atAddress(`/vi${path.replace(/:\w+/, 'x')}`)?.path)).toEqual(paths)
})
