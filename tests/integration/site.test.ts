import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { FILE_FOLDERS } from '#app/api/missing-files'
import { imageWidths } from '#app/features/images/image-sizes'
import { locales } from '#app/features/languages/languages'
import { SHOP_PICTURE_QUALITY } from '#app/lib/constants'
import { signedIn } from '#tests/support/accounts'
import { get } from '#tests/support/front-door'
import { listedPages, unlistedPages } from '#tests/support/pages'
import { isSlow } from '#tests/support/slow-languages'

/**
 * The whole site: crawled from the sitemap over every page of a language; then unlisted pages, Markdown versions, and
 * every address they contain.
 */

const { SITE_ORIGIN, ASSETS } = env as Env
/** About 350 pages per language. */
const LONG = 240_000

const REFERENCES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#38': '&' }
const decoded = (text: string) => text.replace(/&(amp|lt|gt|quot|#x27|#38);/g, (_, name) => REFERENCES[name] ?? '')
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => decoded(found ?? ''))
const pathOf = (address: string) => address.replace(SITE_ORIGIN, '')
const read = async (address: string) => (await get(pathOf(address))).text()

async function listedAddresses() {
  const files = await Promise.all(all(await read('/sitemap.xml'), /<loc>([^<]+)/g).map(read))
  const pages = files.flatMap((xml) => all(xml, /<loc>([^<]+)/g))
  return { pages, pictures: files.flatMap((xml) => all(xml, /<image:loc>([^<]+)/g)) }
}

/** Every address in a page: links, pictures, scripts, styles, forms, previews and structured data. */
function addressesIn(html: string): string[] {
  const data: string[] = []
  for (const text of all(html, /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs))
    JSON.parse(text, (_, value) => void (typeof value === 'string' && data.push(value)))
  return [
    ...all(html, /\s(?:href|src|action|poster)="([^"]*)"/g),
    ...all(html, /\ssrcset="([^"]*)"/gi).flatMap((set) => set.split(', ').map((one) => one.split(' ')[0] ?? '')),
    ...all(html, /<meta property="og:(?:image|url)" content="([^"]*)"/g),
    ...data.filter((text) => /^https?:[^{]*$/.test(text) && !text.startsWith('https://schema.org')),
  ]
}

/** Every address in a Markdown text. */
const linksIn = (markdown: string) => all(markdown, /(?<!\\)\]\(([^)\s]+)\)/g)

/** Addresses in a stylesheet or manifest. */
async function addressesInFile(path: string): Promise<string[]> {
  if (path.endsWith('.css')) return all(await (await ASSETS.fetch(`http://assets${path}`)).text(), /url\(([^)]+)\)/g)
  if (!path.endsWith('.webmanifest')) return []
  const found: string[] = []
  JSON.parse(await read(path), (key, value) => void (/^(?:src|url|start_url|id|scope)$/.test(key) && found.push(value)))
  return found
}

/** Faults of a single page. */
function faultsOf(page: string, status: number, html: string): string[] {
  const titles = all(html, /<title>([^<]*)<\/title>/g)
  const descriptions = all(html, /<meta name="description" content="([^"]*)"/g)
  const faults = {
    [`answers ${status}`]: status !== 200,
    'is not its own canonical': all(html, /<link rel="canonical" href="([^"]*)"/g).join() !== page,
    'has not one h1': html.match(/<h1\b/g)?.length !== 1,
    [`has a title that is too short or long: ${titles}`]: titles.length !== 1 || !isBetween(titles[0], 8, 90),
    [`has a description that is too short or long: ${descriptions}`]:
      descriptions.length !== 1 || !isBetween(descriptions[0], 25, 230),
    'is kept from search engines': html.includes('<meta name="robots"'),
  }
  return Object.entries(faults).flatMap(([fault, isSo]) => (isSo ? [`${page} ${fault}`] : []))
}

const isBetween = (text = '', least: number, most: number) => text.length >= least && text.length <= most

/** The address to request; undefined where other tests cover it (derived pictures, storage). */
function targetOf(address: string): string | undefined {
  const { origin, pathname, search, searchParams } = new URL(address)
  if (origin !== SITE_ORIGIN || pathname.startsWith('/api/v1/buckets/')) return
  const target = pathname === '/images' ? new URL(searchParams.get('url') ?? '', SITE_ORIGIN).href : undefined
  return target ? targetOf(target) : pathname + search
}

/** Static files bypass the Worker. */
const STATIC = new RegExp(`^/(?:${FILE_FOLDERS.join('|')})/`)

async function statusOf(path: string): Promise<number> {
  const answer = STATIC.test(path) ? await ASSETS.fetch(`http://assets${path}`) : await get(path, { method: 'HEAD' })
  await answer.body?.cancel()
  return answer.status
}

/** Targets that led somewhere from the pages of an earlier language, with those that they name in turn. */
const known = new Set<string>()

/** Pages that no sitemap lists: personal ones, a search, and the 404 page. */
async function unlistedOf(locale: string) {
  const { token, renewal } = await signedIn()
  const account = { headers: { cookie: `token=${token}; renewal=${renewal}` } }
  return [
    ...unlistedPages.map((path) => ({ page: `${SITE_ORIGIN}/${locale}${path}`, init: {}, status: 200 })),
    { page: `${SITE_ORIGIN}/${locale}/no-such-page`, init: {}, status: 404 },
    { page: `${SITE_ORIGIN}/${locale}/profile`, init: account, status: 200 },
  ]
}

/** Address of a page's Markdown version; the query stays at the end. */
const asMarkdown = (path: string) => path.replace(/(?=\?|$)/, '.md')

for (const locale of locales)
  test(`[ROUTE-16] in ${locale} every page of the sitemap says what it is alone, and no link of any page leads nowhere`, {
    tags: isSlow(locale) ? ['slow'] : [],
    timeout: LONG,
  }, async () => {
    const listed = await listedAddresses()
    const walked = new Set(listed.pages)
    const pages = listed.pages.filter((page) => new RegExp(`^${SITE_ORIGIN}/${locale}(?:[/?]|$)`).test(page))
    expect(pages.length).toBeGreaterThan(300)
    const wrong: string[] = []
    const said = new Map<string, string>()
    const anchors = new Map<string, Set<string>>()
    /** Each address with the first page that contains it. */
    const named = new Map<string, string>()
    const note = (page: string, addresses: readonly string[]) => {
      for (const address of addresses) {
        if (URL.canParse(address, page)) named.set(new URL(address, page).href, page)
        else wrong.push(`${page} leads to no address: ${address}`)
      }
    }
    const noteHtml = (page: string, html: string) => {
      anchors.set(page, new Set(all(html, /\sid="([^"]*)"/g)))
      note(page, addressesIn(html))
    }
    for (const page of pages) {
      const answer = await get(pathOf(page))
      const html = await answer.text()
      wrong.push(...faultsOf(page, answer.status, html))
      for (const text of [
        ...all(html, /<title>([^<]*)<\/title>/g),
        ...all(html, /<meta name="description" content="([^"]*)"/g),
      ]) {
        if (said.has(text)) wrong.push(`${page} says the same as ${said.get(text)}: ${text}`)
        said.set(text, page)
      }
      noteHtml(page, html)
    }
    for (const { page, init, status } of await unlistedOf(locale)) {
      const answer = await get(pathOf(page), init)
      walked.add(page)
      if (answer.status !== status) wrong.push(`${page} answers ${answer.status}`)
      noteHtml(page, await answer.text())
    }
    for (const path of [...listedPages, ...unlistedPages]) {
      const page = asMarkdown(`${SITE_ORIGIN}/${locale}${path}`)
      note(page, linksIn(await read(page)))
    }
    note(`${SITE_ORIGIN}/llms.txt`, linksIn(await read('/llms.txt')))
    note(`${SITE_ORIGIN}/robots.txt`, all(await read('/robots.txt'), /^Sitemap: (.+)$/gm))
    const targets = new Map(
      listed.pictures.flatMap((picture) => targetOf(picture) ?? []).map((path) => [path, 'sitemap']),
    )
    for (const [address, page] of named) {
      const { hash, protocol, origin } = new URL(address)
      const [place = ''] = address.split('#')
      if (origin !== SITE_ORIGIN && !/^(?:https?|mailto|tel):$/.test(protocol))
        wrong.push(`${page} leads to ${address}`)
      if (hash && hash !== '#top' && anchors.get(place)?.has(hash.slice(1)) === false)
        wrong.push(`${page} leads to no place on its page: ${address}`)
      const target = walked.has(place) ? undefined : targetOf(place)
      if (target) targets.set(target, page)
    }
    // Iterating a Map includes entries added meanwhile.
    for (const [target, page] of targets) {
      if (known.has(target)) continue
      for (const address of await addressesInFile(target)) {
        const further = targetOf(new URL(address.replace(/^["']|["']$/g, ''), SITE_ORIGIN + target).href)
        if (further && !targets.has(further)) targets.set(further, target)
      }
      const status = await statusOf(target)
      // Some addresses only accept POST.
      if (status >= 400 && status !== 405) wrong.push(`${page} leads to ${target}, which answers ${status}`)
      else known.add(target)
    }
    expect(targets.size).toBeGreaterThan(100)
    // [SEC-05] The optimizer accepts only sizes that the pages use.
    const made = [...named.keys()].map((address) => new URL(address)).filter(({ pathname }) => pathname === '/images')
    const written = (name: string) => [...new Set(made.map(({ searchParams }) => Number(searchParams.get(name))))]
    expect(written('w').sort((a, b) => a - b)).toEqual([...imageWidths].sort((a, b) => a - b))
    expect(written('q')).toEqual([SHOP_PICTURE_QUALITY])
    expect(wrong).toEqual([])
  })
