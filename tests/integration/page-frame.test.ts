import { describe, expect, test } from 'vitest'
import { aboutPages } from '#app/features/content/about'
import { locales } from '#app/features/languages/languages'
import { signedIn } from '#tests/support/accounts'
import { get } from '#tests/support/front-door'
import { listedPages, otherLooks, unlistedPages } from '#tests/support/pages'
import messages from '../../messages/vi.json' with { type: 'json' }

const FIRST_SCRIPT = /<script type="module" src="\/assets\/gate-[\w-]+\.js"/g
const EMPTY_HEADING = /<(h[1-6])\b[^>]*>(?:\s|<(?!\/\1)[^>]*>)*<\/\1>/
const TIME_FOR_NOBODY = /<time(?![^>]*\bdatetime="[^"]+)[^>]*>/i

const paths = [...listedPages, ...unlistedPages, ...otherLooks, '/no-such-page', '/category/no-such-kind']

describe.each(locales)('in %s', (locale) => {
  test('[SHELL-01] every page but the offline page has the first script; no heading is empty, no time without its moment', async () => {
    const faults: string[] = []
    for (const path of paths) {
      const page = await (await get(`/${locale}${path}`)).text()
      if (page.match(FIRST_SCRIPT)?.length !== 1) faults.push(`${path} has no first script`)
      for (const empty of [EMPTY_HEADING, TIME_FOR_NOBODY]) faults.push(...(empty.exec(page)?.slice(0, 1) ?? []))
    }
    expect(faults).toEqual(['/offline has no first script'])
  })

  test('[SHELL-01] an address without a language and one that is too long are refused by pages that have it too', async () => {
    for (const path of ['/no-such-page', `/${locale}?q=${'x'.repeat(8200)}`]) {
      const page = await (await get(path, { headers: { 'accept-language': locale } })).text()
      expect([page.match(FIRST_SCRIPT)?.length, page.includes(`<html lang="${locale}"`)]).toEqual([1, true])
      // The attribute would count it as a view.
      expect(page).not.toContain('data-route')
    }
  })
})

type Named = { slug: string; name: string; enName: string; names?: Record<string, string>; children: Named[] }

/** Texts of the elements matching a selector. */
async function textsOf(html: Response, selector: string): Promise<string[]> {
  const texts: string[] = []
  const rewriter = new HTMLRewriter().on(selector, {
    element: () => void texts.push(''),
    text: ({ text }) => void texts.push(`${texts.pop()}${text}`),
  })
  await rewriter.transform(html).text()
  return texts.map((text) => text.replaceAll('&amp;', '&'))
}

describe.each(locales)('the menus in %s', (locale) => {
  test('[NAV-07, MOB-03] every category bears the name that its record has for the language, in both menus', async () => {
    const answer = await get(`/api/categories/navbar?languageCode=${locale}`)
    const { categories } = ((await answer.json()) as { data: { categories: Named[] } }).data
    const nameOf = ({ name, enName, names }: Named) =>
      locale === 'vi' ? name : locale === 'en' ? enName : (names?.[locale] ?? 'without a name')
    const groups = categories.map(nameOf)
    const [packages, ...rooms] = categories.map(({ children }) => children.map(nameOf))
    expect(rooms.flat().length).toBe(35)
    const page = await get(`/${locale}/about-us`)
    const inMenu = (selector: string) => textsOf(page.clone(), selector)
    const summaries = await inMenu('#mobile-menu summary')
    expect(summaries.slice(0, groups.length)).toEqual(groups)
    const links = await inMenu(`#mobile-menu .menu-rows a[href^="/${locale}/category/"]`)
    expect(links).toEqual(rooms.flat())
    expect(await inMenu('#mobile-menu .menu-rows a[href*="packageTier="]')).toEqual(packages)
    expect(await inMenu('#category-menu summary')).toEqual(groups.slice(1))
    expect(await inMenu(`#category-menu a[href^="/${locale}/category/"]`)).toEqual(rooms.flat())
  })
})

describe('who a visitor is', () => {
  const marks = async (headers: Record<string, string>) => {
    const page = await (await get('/vi/app-store', { headers })).text()
    const marksOf = {
      login: 'command="show-modal" commandfor="login-dialog"',
      menu: 'id="account-menu"',
      profile: 'href="/vi/profile"',
    }
    return Object.entries({ ...marksOf, logout: '/vi/logout' }).flatMap(([mark, text]) =>
      page.includes(text) ? [mark] : [],
    )
  }

  test('[ROLE-01] a stranger sees the shop and the way to log in; who holds a token, profile and logout; there is no other role', async () => {
    const { token, renewal } = await signedIn()
    expect(await marks({})).toEqual(['login'])
    expect(await marks({ cookie: `token=${token}; renewal=${renewal}` })).toEqual(['menu', 'profile', 'logout'])
    expect(Object.keys(JSON.parse(atob(token.split('.')[1] ?? ''))).sort()).toEqual([
      'aud',
      'exp',
      'iat',
      'iss',
      'jti',
      'sid',
      'sub',
    ])
  })
})

test('[FOOT-02] the Vietnamese footer leaves the server with all its words, and the offline page with its own', async () => {
  const footer = /<footer[\s\S]*<\/footer>/.exec(await (await get('/vi')).text())?.[0] ?? ''
  const wordsOf = (prefix: string) =>
    Object.entries(messages).filter(([key, text]) => key.startsWith(prefix) && !String(text).includes('{'))
  const missing = (html: string, prefix: string) =>
    wordsOf(prefix).flatMap(([key, text]) => (html.includes(String(text)) ? [] : [key]))
  expect(wordsOf('footer_').length).toBeGreaterThan(10)
  expect(missing(footer, 'footer_')).toEqual([])
  for (const { title } of aboutPages) expect(footer).toContain(title())
  // The badge of offline copies is on those pages.
  expect(missing(await (await get('/vi/offline')).text(), 'offline_')).toEqual(['offline_kept', 'offline_kept_care'])
})
