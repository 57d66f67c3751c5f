import { env } from 'cloudflare:workers'
import { describe, expect, test, vi } from 'vitest'
import { eraseWhatIsDue } from '#app/api/housekeeping'
import { company } from '#app/features/content/content'
import { DAY } from '#app/lib/constants'
import { openDatabase } from '#app/server/db/client'
import { lettersTo, letterTo, newPerson, type Person, signedIn } from '#tests/support/accounts'
import { get } from '#tests/support/front-door'

const { DB } = env as Env
const OURS = { origin: 'http://localhost', 'sec-fetch-site': 'same-origin' }
const PRODUCT = 'ke-tv-trang-an-180'

type Sent = {
  locale?: string
  slug?: string
  path?: string
  fields?: Record<string, string>
  headers?: Record<string, string>
}

const ask = (
  person: Person,
  { locale = 'vi', slug = PRODUCT, path = `/product/${slug}`, fields, headers }: Sent = {},
) =>
  get(`/${locale}${path}`, {
    method: 'POST',
    body: new URLSearchParams({
      name: 'Nguyễn Thị Lan',
      phone: '0901 234 567',
      email: person.email,
      quantity: '2',
      note: '',
      website: '',
      ...fields,
    }),
    headers: { 'x-forwarded-for': person.address, ...OURS, ...headers },
  })

const PREMIUM = '/furniture-package?packageTier=premium'

const referenceOf = (answer: Response) => /enquiry=(VT-\w+)#/.exec(answer.headers.get('location') ?? '')?.[1] ?? ''

const kept = async ({ email }: Person) =>
  (await DB.prepare('select * from enquiries where email = ?').bind(email).all()).results

const letterToShop = (reference: string) =>
  vi.waitFor(
    async () => {
      const letter = (await lettersTo(company.email.value)).find(({ subject }) => subject.includes(reference))
      expect(letter).toBeDefined()
      return letter as NonNullable<typeof letter>
    },
    { timeout: 10_000 },
  )

describe('an enquiry', () => {
  test('[CAT-05] is stored, then the shop and the shopper get a letter, and the page says its reference', async () => {
    const person = newPerson()
    const answer = await ask(person, { fields: { note: 'Tầng 5, <b>có thang máy</b>' } })
    const reference = referenceOf(answer)
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `/vi/product/${PRODUCT}?enquiry=${reference}#enquiry`,
    ])
    expect(await kept(person)).toEqual([
      expect.objectContaining({
        reference,
        product_slug: PRODUCT,
        name: 'Nguyễn Thị Lan',
        phone: '0901234567',
        quantity: 2,
        locale: 'vi',
      }),
    ])
    const toShop = await letterToShop(reference)
    expect(toShop.subject).toContain('Kệ TV Tràng An 180')
    for (const part of ['Nguyễn Thị Lan', '0901234567', person.email, 'Tầng 5, <b>có thang máy</b>', 'số lượng 2'])
      expect(toShop.text).toContain(part)
    expect(toShop.html).toContain('&lt;b&gt;có thang máy&lt;/b&gt;')
    const page = await get(`/vi/product/${PRODUCT}?enquiry=${reference}`)
    expect(page.headers.get('x-page-cache')).not.toBe('hit')
    expect(await page.text()).toContain(reference)
  })

  test.each([
    ['vi', 'đã nhận yêu cầu', 'Kệ TV Tràng An 180'],
    ['en', 'Your enquiry', 'Tràng An 180 TV stand'],
    ['de', 'Ihre Anfrage', 'TV-Lowboard Tràng An 180'],
    ['ja', 'お問い合わせ', 'テレビ台 チャンアン 180'],
  ])(
    '[CAT-05] in %s it is confirmed in that language, without a word of what was typed',
    async (locale, subject, name) => {
      const person = newPerson()
      const words = { name: 'Buy gold at example.net', note: 'https://example.net' }
      const reference = referenceOf(await ask(person, { locale, fields: words }))
      const letter = await letterTo(person.email)
      expect(letter.subject).toContain(subject)
      expect(letter.subject).toContain(reference)
      expect(letter.text).toContain(name)
      expect(letter.text).not.toContain('example.net')
      expect(letter.link.pathname).toBe(`/${locale}/product/${PRODUCT}`)
      expect((await letterToShop(reference)).text).toContain('https://example.net')
    },
  )

  test.each([
    ['vi', 'Kệ TV Tràng An 180, Óc\u00a0chó'],
    ['en', 'Tràng An 180 TV stand, Walnut'],
    ['de', 'TV-Lowboard Tràng An 180, Nussbaum'],
    ['ja', 'テレビ台 チャンアン 180（ウォールナット）'],
  ])(
    '[CAT-05, BUY-02] in %s it is about the finish that the page shows, in the form, the store and both letters',
    async (locale, piece) => {
      const path = `/product/${PRODUCT}?finish=walnut`
      const page = await (await get(`/${locale}${path}`)).text()
      expect(page).toMatch(new RegExp(`<p data-asked[^>]*>${piece}</p>`))
      const action = `/${locale}${path}#enquiry`
      expect(page).toContain(`action="${action}"`)
      const person = newPerson()
      const answer = await ask(person, { locale, path })
      const reference = referenceOf(answer)
      expect(answer.headers.get('location')).toBe(`/${locale}${path}&enquiry=${reference}#enquiry`)
      expect(await kept(person)).toEqual([expect.objectContaining({ product_slug: `${PRODUCT}:walnut` })])
      const letter = await letterTo(person.email)
      expect(letter.text).toContain(piece)
      expect(letter.link.pathname + letter.link.search).toBe(`/${locale}${path}`)
      // The shop reads Vietnamese.
      const toShop = await letterToShop(reference)
      expect(toShop.subject).toBe(`Yêu cầu ${reference}: Kệ TV Tràng An 180, Óc\u00a0chó`)
      expect(toShop.text).toContain('Kệ TV Tràng An 180, Óc\u00a0chó')
    },
  )

  test('[CAT-05, BUY-02] without a finish in the address is about the one that the page shows first', async () => {
    const page = await (await get(`/vi/product/${PRODUCT}`)).text()
    expect(page).toContain(`action="/vi/product/${PRODUCT}?finish=oak#enquiry"`)
    expect(page).toMatch(/<p data-asked[^>]*>Kệ TV Tràng An 180, Sồi<\/p>/)
  })

  test('[CAT-05, BUY-27] names the price of its finish', async () => {
    const path = `/product/${PRODUCT}?finish=walnut`
    await DB.prepare(
      "insert into product_finishes (product_id, finish, price_vnd) select id, 'walnut', 14990000 from products where slug = ?",
    )
      .bind(PRODUCT)
      .run()
    const [walnut, oak] = [newPerson(), newPerson()]
    await ask(walnut, { path })
    await ask(oak, { path: path.replace('walnut', 'oak') })
    expect((await letterTo(walnut.email)).text).toContain('14.990.000')
    expect((await letterTo(oak.email)).text).toContain('12.490.000')
    await DB.prepare('delete from product_finishes where price_vnd = 14990000').run()
  })

  test('[CAT-05] by phone alone needs no mailbox', async () => {
    const person = newPerson()
    const note = `Gọi sau 18 giờ ${person.email}`
    const reference = referenceOf(await ask(person, { fields: { email: '', note } }))
    const toShop = await letterToShop(reference)
    expect(toShop.text).toContain('0901234567')
    expect(await DB.prepare('select 1 from local_mail where recipient = ?').bind(person.email).all()).toMatchObject({
      results: [],
    })
  })

  test('[CAT-05] sent twice, or twice at once, is one enquiry with one letter', async () => {
    const person = newPerson()
    const answers = await Promise.all([ask(person), ask(person)])
    answers.push(await ask(person))
    const references = new Set(answers.map(referenceOf))
    expect(references.size).toBe(1)
    expect(await kept(person)).toHaveLength(1)
    await letterTo(person.email)
    await new Promise((resume) => setTimeout(resume, 300))
    expect(await lettersTo(person.email)).toHaveLength(1)
    await ask(person, { fields: { quantity: '3' } })
    expect(await kept(person)).toHaveLength(2)
    for (const finish of ['oak', 'walnut']) await ask(person, { path: `/product/${PRODUCT}?finish=${finish}` })
    expect(await kept(person)).toHaveLength(4)
  })
})

describe('an enquiry about a package', () => {
  test('[CAT-08] is stored with its package, the shop gets a letter, and the page says its reference', async () => {
    const person = newPerson()
    const answer = await ask(person, { path: PREMIUM, fields: { quantity: '1', note: 'Căn 82 m²' } })
    const reference = referenceOf(answer)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/vi${PREMIUM}&enquiry=${reference}#enquiry`])
    expect(await kept(person)).toEqual([
      expect.objectContaining({ reference, package_tier: 'premium', product_slug: '', topic: '', quantity: 1 }),
    ])
    const toShop = await letterToShop(reference)
    expect(toShop.subject).toBe(`Yêu cầu ${reference}: Gói Cao cấp`)
    for (const part of ['Gói Cao cấp', 'Căn 82 m²', person.email]) expect(toShop.text).toContain(part)
    const page = await get(`/vi${PREMIUM}&enquiry=${reference}`)
    expect(page.headers.get('x-page-cache')).not.toBe('hit')
    expect(await page.text()).toContain(reference)
  })

  test.each([
    ['vi', 'Gói Cao cấp'],
    ['en', 'Premium package'],
    ['de', 'Paket Premium'],
    ['ja', 'プレミアム'],
  ])('[CAT-08] in %s it is confirmed by name, with its price and a link to it', async (locale, name) => {
    const person = newPerson()
    await ask(person, { locale, path: PREMIUM })
    const letter = await letterTo(person.email)
    expect(letter.text).toContain(name)
    expect(letter.text).toMatch(/\d{2,3}[.,]\d{3}[.,]000/)
    expect(letter.link.pathname + letter.link.search).toBe(`/${locale}${PREMIUM}`)
  })

  test('[CAT-08] sent twice at once, by the browser and by a script, is one enquiry', async () => {
    const person = newPerson()
    const [page, script] = await Promise.all([
      ask(person, { path: PREMIUM }),
      ask(person, { path: PREMIUM, headers: { accept: 'application/json' } }),
    ])
    expect(await script.json()).toEqual({ ok: true, leadsTo: page.headers.get('location') })
    expect(await kept(person)).toHaveLength(1)
    await ask(person, { path: PREMIUM.replace('premium', 'luxury') })
    expect(await kept(person)).toHaveLength(2)
  })

  test('[CAT-08] with a mistake it is named on the page of the package, and to a script', async () => {
    const wrong = { path: PREMIUM, locale: 'de', fields: { phone: '12' } }
    const answer = await ask(newPerson(), wrong)
    const html = await answer.text()
    expect(answer.status).toBe(422)
    expect(html).toContain('Bitte prüfen Sie diese Nummer')
    expect(html).toContain(`action="/de${PREMIUM}#enquiry"`)
    expect(html).toContain('value="Nguyễn Thị Lan"')
    const told = await ask(newPerson(), { ...wrong, headers: { accept: 'application/json' } })
    expect(await told.json()).toEqual({ ok: false, code: 'invalid_request', errors: { phone: 'invalid' } })
  })

  test('[CAT-08] a package that the shop has not is not asked for', async () => {
    const person = newPerson()
    for (const path of ['/furniture-package', '/furniture-package?packageTier=none'])
      expect((await ask(person, { path })).status).toBe(404)
    expect(await kept(person)).toEqual([])
  })

  test('[CAT-08] begins at its card and at its price, and the browser leaves the sentences to the shop', async () => {
    const all = await (await get('/en/furniture-package')).text()
    const one = await (await get(`/en${PREMIUM}`)).text()
    for (const tier of ['basic', 'standard', 'premium', 'luxury'])
      expect(all).toContain(`href="/en/furniture-package?packageTier=${tier}#enquiry"`)
    expect(one).toContain('href="#enquiry"')
    for (const page of [one, await (await get(`/en/product/${PRODUCT}`)).text()])
      expect(/<form[^>]*#enquiry"[^>]*>/.exec(page)?.[0].toLowerCase()).toContain('novalidate')
  })
})

describe('what is refused', () => {
  test.each([
    ['vi', 'Số điện thoại chưa đúng'],
    ['en', 'Please check this number'],
    ['de', 'Bitte prüfen Sie diese Nummer'],
    ['ja', '電話番号をご確認ください'],
  ])('[CAT-05] in %s a mistake is named, and nothing typed is lost', async (locale, sentence) => {
    const person = newPerson()
    const answer = await ask(person, { locale, fields: { phone: '12', note: 'Gỗ "óc chó" <3' } })
    const html = await answer.text()
    expect(answer.status).toBe(422)
    expect(answer.headers.get('cache-control')).toContain('no-store')
    expect(html).toContain(sentence)
    expect(html).toContain('value="Nguyễn Thị Lan"')
    expect(html).toContain(`value="${person.email}"`)
    expect(html).toMatch(/<textarea[^>]*>Gỗ (?:"|&quot;)óc chó(?:"|&quot;) &lt;3<\/textarea>/)
    expect(await kept(person)).toEqual([])
  })

  test('[CAT-05] without a way to answer, both fields say so', async () => {
    const html = await (await ask(newPerson(), { locale: 'en', fields: { phone: '', email: '' } })).text()
    expect(html.match(/We need a phone number or an e-mail address/g)).toHaveLength(2)
    expect(html).toContain('What you wrote is still below')
    const empty = await ask(newPerson(), { locale: 'en', fields: { name: '', phone: '', email: '' } })
    expect(await empty.text()).not.toContain('What you wrote is still below')
  })

  test('[CAT-05] what fills the field that nobody sees is not stored', async () => {
    const person = newPerson()
    expect((await ask(person, { fields: { website: 'https://example.com' } })).status).toBe(422)
    expect(await kept(person)).toEqual([])
  })

  test('[CAT-05] a page of another site sends nothing', async () => {
    const person = newPerson()
    const answer = await ask(person, { headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' } })
    expect(answer.status).toBe(403)
    expect(await kept(person)).toEqual([])
  })

  test('[CAT-05] a product that the shop has not is not asked for', async () => {
    const person = newPerson()
    expect((await ask(person, { slug: 'khong-co' })).status).toBe(404)
    expect(await kept(person)).toEqual([])
  })

  test.each(['leather', 'none', '', 'walnut%2Coak', 'oak%27'])(
    '[CAT-05, BUY-02] the finish "%s", which the product has not, is not asked for, and nothing typed is lost',
    async (finish) => {
      const person = newPerson()
      const path = `/product/${PRODUCT}?finish=${finish}`
      const answer = await ask(person, { path, locale: 'en' })
      const html = await answer.text()
      expect(answer.status).toBe(422)
      expect(html).toContain('value="Nguyễn Thị Lan"')
      expect(html).toContain(`action="/en/product/${PRODUCT}?finish=oak#enquiry"`)
      const told = await ask(person, { path, headers: { accept: 'application/json' } })
      expect(await told.json()).toEqual({ ok: false, code: 'invalid_request' })
      expect(await kept(person)).toEqual([])
      expect((await ask(person, { path: '/product/khong-co?finish=oak' })).status).toBe(404)
    },
  )

  test('[CAT-05] nor by a form that would have been refused: there is no page to show it in', async () => {
    const answer = await get('/de/product/khong-co', {
      method: 'POST',
      body: new URLSearchParams({ name: '' }),
      headers: { ...OURS, 'x-forwarded-for': newPerson().address },
    })
    expect(answer.status).toBe(404)
    expect(await answer.text()).toMatch(/<html[^>]* lang="de"[\s\S]*<\/html>/)
  })

  test.each([
    ['text/plain', 'name=An', 415],
    ['application/x-www-form-urlencoded', `note=${'a'.repeat(70_000)}`, 413],
  ])('[CAT-05] a body as %s is answered with the page', async (type, body, status) => {
    const answer = await get(`/en/product/${PRODUCT}`, {
      method: 'POST',
      body,
      headers: { 'content-type': type, ...OURS, 'x-forwarded-for': newPerson().address },
    })
    expect(answer.status).toBe(status)
    expect(await answer.text()).toContain(`action="/en/product/${PRODUCT}?finish=oak#enquiry"`)
  })

  test('[CAT-05] the seventh from one mailbox within an hour waits', async () => {
    const person = newPerson()
    for (let quantity = 1; quantity <= 6; quantity++)
      expect((await ask(person, { fields: { quantity: String(quantity) } })).status).toBe(303)
    const answer = await ask({ ...person, address: newPerson().address }, { fields: { quantity: '7' } })
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await answer.text()).toContain(`value="${person.email}"`)
    expect(await kept(person)).toHaveLength(6)
  })
})

describe('what is kept', () => {
  test('[CAT-05, PRIVACY-01] is erased after a year', async () => {
    const [old, young] = [newPerson(), newPerson()]
    for (const person of [old, young]) await ask(person)
    const now = Date.now()
    await DB.prepare('update enquiries set created_at = ? where email = ?')
      .bind(now - 366 * DAY, old.email)
      .run()
    await eraseWhatIsDue(openDatabase(DB), now)
    expect(await kept(old)).toEqual([])
    expect(await kept(young)).toHaveLength(1)
  })

  test('[CAT-05, PROFILE-01] is in its owner’s data, and goes with the account', async () => {
    const { person, token } = await signedIn()
    const reference = referenceOf(await ask(person))
    await ask(person, { path: `/product/${PRODUCT}?finish=walnut` })
    await ask(person, { path: PREMIUM })
    const data = (await (await get('/api/profile/data', { headers: { authorization: `Bearer ${token}` } })).json()) as {
      enquiries: unknown[]
    }
    expect(data.enquiries).toEqual([
      expect.objectContaining({ reference, product: PRODUCT, quantity: 2, requestedAt: expect.any(String) }),
      expect.objectContaining({ product: `${PRODUCT}:walnut`, quantity: 2 }),
      expect.objectContaining({ package: 'premium', quantity: 2 }),
    ])
    expect(JSON.stringify(data.enquiries)).not.toContain('contentHash')
    await DB.prepare('update accounts set erase_at = 1 where email = ?').bind(person.email).run()
    await eraseWhatIsDue(openDatabase(DB))
    expect(await kept(person)).toEqual([])
  })
})
