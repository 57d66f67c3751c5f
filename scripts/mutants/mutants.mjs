// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the code that is looked for has them
const languages = {
  file: 'app/features/languages/languages.ts',
  test: 'tests/unit/features/languages/languages.test.ts',
}
const navigation = {
  file: 'app/features/navigation/navigation.ts',
  test: 'tests/unit/features/navigation/navigation.test.ts',
}
const client = { file: 'app/server/api-client/api-client.ts', test: 'tests/unit/server/api-client.test.ts' }
const token = { file: 'app/features/auth/session/token.ts', test: 'tests/unit/features/auth/session/token.test.ts' }
const visitor = {
  file: 'app/features/auth/session/visitor.server.ts',
  test: 'tests/unit/features/auth/session/visitor.server.test.ts',
}
const cache = { file: 'app/server/cache/page-cache.ts', test: 'tests/integration/page-cache.test.ts' }
const frontDoor = { file: 'app/server.ts', test: 'tests/integration/front-door.test.ts' }

const images = { file: 'app/features/images/images.ts', test: 'tests/unit/features/images/images.test.ts' }
const image = { file: 'app/features/images/image.tsx', test: 'tests/unit/features/images/image.test.ts' }
const storage = { file: 'app/features/images/storage-url.ts', test: 'tests/unit/features/images/storage-url.test.ts' }
const seed = 'tests/integration/seed.test.ts'
const header = { file: 'app/features/navigation/header.tsx', test: 'tests/e2e/navigation.spec.ts' }
const switcher = { file: 'app/features/languages/language-switcher.tsx', test: 'tests/e2e/language-switcher.spec.ts' }
const api = 'tests/integration/api/api.test.ts'
const catalogue = 'tests/integration/catalogue.test.ts'
const accounts = {
  sessions: 'tests/integration/accounts/sessions.test.ts',
  abuse: 'tests/integration/accounts/abuse.test.ts',
  reset: 'tests/integration/accounts/password-reset.test.ts',
}
const lists = (name) => ({
  file: `app/features/lists/${name}.ts`,
  test: `tests/unit/features/lists/${name}.test.ts`,
})
const notices = { file: 'app/features/notices/notices.ts', test: 'tests/unit/features/notices/notices.test.ts' }

/**
 * Each row breaks one behaviour: in `file`, the first `find` becomes `replace`; then tests in `test` whose titles
 * contain `id` must fail.
 */
// biome-ignore format: a table reads by the row
export const mutants = [
  // Rules
  { id: 'LANG-01', breaks: 'the default language wins over the route’s', ...languages, find: 'list.find((entry) => entry.languageCode === routeLocale) ??', replace: '' },
  { id: 'LANG-02', breaks: 'a language without a native name is offered', ...languages, find: 'isFilled(entry.nativeName) && ', replace: '' },
  { id: 'LANG-03', breaks: 'the euro is shown as the đồng', file: 'app/features/languages/built-in.ts', test: languages.test, find: "'€'", replace: "'vnđ'" },
  { id: 'LANG-04', breaks: 'a language code is not trimmed', ...languages, find: 'code.trim().toLowerCase()', replace: 'code.toLowerCase()' },
  { id: 'LANG-12', breaks: 'the message of a refused languages call is lost', ...languages, find: 'languagesNotFetched(answer.message?.trim())', replace: 'languagesNotFetched()' },
  { id: 'ROUTE-13', breaks: 'a language change drops path and query', ...languages, find: '? `/${locale}${rest}`', replace: '? `/${locale}`' },
  { id: 'NAV-06', breaks: 'a child category loses its language', ...navigation, find: "hrefIn(locale, '/category/$slug'", replace: "hrefIn('vi', '/category/$slug'" },
  { id: 'NAV-07', breaks: 'the menu says the English name in Vietnamese', ...navigation, find: "if (locale === 'vi') return name", replace: '' },
  { id: 'ROUTE-05', breaks: 'the tier is the first word', ...navigation, find: '[1]?.toLowerCase()', replace: '[0]?.toLowerCase()' },
  { id: 'DATA-02', breaks: 'the payload chooses its own lang', file: 'app/lib/envelope.ts', test: 'tests/unit/lib/envelope.test.ts', find: '{ ...payload, lang: language }', replace: '{ lang: language, ...payload }' },
  { id: 'DATA-03', breaks: 'the visitor’s address is the last proxy’s', ...visitor, find: "const [forwardedFor = ''] = (headers.get('x-forwarded-for') ?? '').split(',')", replace: "const forwardedFor = (headers.get('x-forwarded-for') ?? '').split(',').at(-1) ?? ''" },
  { id: 'DATA-04', breaks: 'every page of a session has a trace of its own', file: 'app/features/auth/session/session.ts', test: 'tests/unit/features/auth/session/session.test.ts', find: 'state.traceID || crypto', replace: 'crypto' },
  { id: 'AUTH-02', breaks: 'a token without exp lives for ever', ...token, find: "typeof end !== 'number' ||", replace: "typeof end === 'number' &&" },

  // The API client
  { id: 'AUTH-04', breaks: 'Skip-Auth does not skip the token', ...client, find: "const isAnonymous = headers.has('skip-auth')", replace: 'const isAnonymous = false' },
  { id: 'AUTH-05', breaks: 'parallel 401s renew each on its own', ...client, find: 'renewal ??= renew()', replace: 'renewal = renew()' },
  { id: 'AUTH-06', breaks: 'credentials are not sent', ...client, find: "if (credentials) headers.set('cookie', credentials)", replace: '' },
  { id: 'AUTH-07', breaks: 'the delay between retries does not double', ...client, file: 'app/lib/retries.ts', find: 'delay *= HTTP_RETRY_FACTOR', replace: 'delay *= 1' },
  { id: 'AUTH-08', breaks: 'an error has no phrase over HTTP/2', ...client, find: ' || STATUS_CODES[response.status]', replace: '' },
  { id: 'API-10', breaks: 'a cancelled request is tried again', ...client, file: 'app/lib/retries.ts', find: 'isLast || signal?.aborted', replace: 'isLast' },

  // The Worker
  { id: 'ROUTE-01', breaks: 'the redirect to a language drops the query', ...frontDoor, find: '${search}`, 307)', replace: '`, 307)' },
  { id: 'ROUTE-15', breaks: 'an unknown path answers 200', ...frontDoor, file: 'app/page-responses.ts', find: 'const status = failureStatus[refusal]', replace: 'const status = 200' },
  { id: 'AUTH-01', breaks: 'strangers get the page of whoever is signed in', ...cache, find: "page.signedIn ? 'signed in' : ''", replace: "''" },
  { id: 'SEC-09', breaks: 'a script that nobody marked is let in', file: 'app/server/http/security-headers.ts', test: 'tests/integration/page-policy.test.ts', find: "if (tag !== 'script' && tag !== 'style') continue", replace: '' },

  { id: 'API-11', breaks: 'one of the fourteen addresses is misspelt', file: 'app/features/house-doctor/tools/floor-editor.ts', test: api, find: "'/floor_editor'", replace: "'/floor-editor'" },
  { id: 'IMG-06', breaks: 'the optimizer always makes JPEG', file: 'app/features/images/image-request.ts', test: 'tests/integration/images.test.ts', find: "takes('image/webp') ? 'image/webp' : 'image/jpeg'", replace: "'image/jpeg'" },

  // Pictures
  { id: 'IMG-01', breaks: 'a picture has no default height', ...image, find: 'height = PROGRAM_IMAGE.height', replace: 'height = PROGRAM_IMAGE.width' },
  { id: 'IMG-02', breaks: 'any text is taken for a url', ...images, find: "if (!/^(?:http|\\/|data:)/.test(url)) return { state: 'invalid' }", replace: '' },
  { id: 'IMG-03', breaks: 'the quality is taken as it is', ...images, find: '&q=${closestQuality(quality)}', replace: '&q=${quality}' },
  { id: 'IMG-04', breaks: 'stored pictures go through the optimizer', ...images, find: 'if (isStorageUrl(src, hosts))', replace: 'if (!src)' },
  { id: 'IMG-05', breaks: 'every picture is loaded at once', ...image, find: "loading={priority ? undefined : 'lazy'}", replace: '' },
  { id: 'STORE-01', breaks: 'a Vietnamese name breaks the prefix', ...storage, find: 'String.fromCharCode(...new TextEncoder().encode(key))', replace: 'encodeURIComponent(key)' },

  // The data and what is read from it
  { id: 'CAT-01', breaks: 'a wooden family changes its number', file: 'catalogue/categories.csv', test: seed, find: 'bed,wooden,1,', replace: 'bed,wooden,99,' },
  { id: 'CAT-04', breaks: 'a product has no warranty', file: 'catalogue/range.csv', test: seed, find: 'VN,60,17,', replace: 'VN,0,17,' },
  { id: 'ROUTE-06', breaks: 'two materials narrow a listing down instead of widening it', file: 'app/features/catalogue/listing.ts', test: catalogue, find: 'search[name].some((code) => codes[name].includes(code))', replace: 'search[name].every((code) => codes[name].includes(code))' },
  { id: 'ROUTE-11', breaks: 'a product stands on two pages', file: 'app/features/catalogue/page.server.ts', test: catalogue, find: '(search.page - 1) * PRODUCTS_PER_PAGE', replace: '(search.page - 1) * (PRODUCTS_PER_PAGE - 1)' },
  { id: 'ROUTE-02', breaks: 'the home page shows four new products', file: 'app/features/catalogue/shop-window.server.ts', test: catalogue, find: 'const NEWEST = 5', replace: 'const NEWEST = 4' },

  // The frame and the notices
  { id: 'MSG-01', breaks: 'a message has no Close button', ...notices, find: 'showCloseButton = true', replace: 'showCloseButton = false' },
  { id: 'MSG-02', breaks: 'a hidden message keeps its words', ...notices, find: "  title: '',\n  message: '',\n", replace: '' },
  { id: 'SHELL-02', breaks: 'the loading flag stays as it is', ...notices, find: 'change({ isLoading })', replace: 'change({ isLoading: isLoading && false })' },
  { id: 'ROUTE-08', breaks: 'German readers get the English page', file: 'app/features/content/load-text.ts', test: 'tests/integration/markdown.test.ts', find: 'page: page.slug, language: locale', replace: "page: page.slug, language: 'en'" },
  { id: 'WIDGET-02', breaks: 'the way to the top shows from the start', file: 'app/features/navigation/floating-widget.css', test: 'tests/e2e/shell.spec.ts', find: 'visibility: hidden;\n      animation: appear', replace: 'animation: none' },

  // The header, in the browser
  { id: 'NAV-01', breaks: 'the bar scrolls away', ...header, find: 'fixed inset-x-0 top-0', replace: 'absolute inset-x-0 top-0' },
  { id: 'NAV-04', breaks: 'the packages have no link', ...header, find: '{packages ? <NavLink', replace: '{packages && !locale ? <NavLink' },
  { id: 'NAV-05', breaks: 'the About us dropdown grows with its pages', file: 'app/features/navigation/menus.css', test: header.test, find: 'max-height: --theme(--about-max-h)', replace: 'max-height: none' },
  { id: 'ROUTE-14', breaks: 'the blog opens in the same tab', file: 'app/features/navigation/blog-link.tsx', test: header.test, find: 'target="_blank" ', replace: '' },
  { id: 'LANG-06', breaks: 'the active language is a link', ...switcher, find: 'if (locale === getLocale())', replace: 'if (!locale)' },
  { id: 'LANG-08', breaks: 'a missing flag leaves nothing', ...switcher, find: '{languageCode.toUpperCase()}', replace: '' },
  { id: 'LOGIN-01', breaks: 'the parameter stays in the address', file: 'app/features/auth/login/login-address.ts', test: 'tests/e2e/login-dialog.spec.ts', find: "  history.replaceState(history.state, '', address)\n", replace: '' },

  // Accounts
  { id: 'API-02', breaks: 'a made-up renewal token is believed', file: 'app/features/auth/session/renewal-token.server.ts', test: accounts.sessions, find: 'isSame(seal, sealOf(secret, deviceId, value))', replace: "seal !== ''" },
  { id: 'API-03', breaks: 'an e-mail without an account is refused at once', file: 'app/features/auth/login/credentials.server.ts', test: accounts.abuse, find: 'await isPassword(password, account?.passwordHash)', replace: 'account && (await isPassword(password, account.passwordHash))' },
  { id: 'API-04', breaks: 'Google need not have verified an e-mail', file: 'app/features/auth/google/google.server.ts', test: 'tests/integration/accounts/google.test.ts', find: '!identity.isEmailVerified', replace: '!identity.email' },
  { id: 'API-05', breaks: 'a registration that comes again fails', file: 'app/features/auth/registration/registration.server.ts', test: 'tests/integration/accounts/registration.test.ts', find: 'key && account?.registeredWith === fingerprint(key)', replace: 'key === account?.registeredWith' },
  { id: 'API-06', breaks: 'a letter that could not be sent is forgotten', file: 'app/features/mail/mail.server.ts', test: 'tests/integration/accounts/mail.test.ts', find: 'if (!isLast) return', replace: '' },
  { id: 'API-07', breaks: 'a reset token of one account opens another', file: 'app/features/auth/reset/reset.server.ts', test: accounts.reset, find: 'open?.accountId !== account.id', replace: '!open' },
  { id: 'API-08', breaks: 'a letter is resent twice in five minutes', file: 'app/server/limits/allowances.ts', test: accounts.reset, find: 'most: 1, within: RESEND_COOLDOWN', replace: 'most: 2, within: RESEND_COOLDOWN' },
  { id: 'API-09', breaks: 'logout leaves the session as it is', file: 'app/api/auth.ts', test: accounts.sessions, find: 'if (deviceId) await endSession', replace: 'if (!deviceId) await endSession' },
  { id: 'API-12', breaks: 'a code may be guessed for ever', file: 'app/features/auth/account/one-time-tokens.server.ts', test: 'tests/integration/accounts/registration.test.ts', find: 'const MOST_WRONG_CODES = 5', replace: 'const MOST_WRONG_CODES = 500' },
  { id: 'API-13', breaks: 'anybody’s device can be signed out', file: 'app/features/auth/page/profile.server.ts', test: 'tests/integration/accounts/profile.test.ts', find: 'and(eq(devices.id, deviceId), eq(devices.accountId, accountId))', replace: 'eq(devices.id, deviceId)' },
  { id: 'AUTH-09', breaks: 'a copied renewal token leaves the session alive', file: 'app/features/auth/session/session.server.ts', test: accounts.sessions, find: '  await endSession(db, id)\n', replace: '' },
  { id: 'AUTH-02', breaks: 'a token for somebody else is taken', file: 'app/features/auth/session/access-token.server.ts', test: accounts.sessions, find: '        audience: AUDIENCE,\n', replace: '' },
  { id: 'RESET-05', breaks: 'a reset leaves the sessions open', file: 'app/features/auth/reset/reset.server.ts', test: accounts.reset, find: '    endSessions(db, account.id),\n', replace: '' },

  // Safe in real use
  { id: 'SEC-01', breaks: 'a file may hold a million chunks', file: 'app/features/house-doctor/jobs/headers/header.ts', test: 'tests/unit/features/house-doctor/jobs/hostile-files.test.ts', find: 'MOST_CHUNKS = 16_384', replace: 'MOST_CHUNKS = 16_384_000' },
  { id: 'SEC-01', breaks: 'boxes are looked for on any way', file: 'app/features/house-doctor/jobs/headers/avif.ts', test: 'tests/unit/features/house-doctor/jobs/hostile-files.test.ts', find: 'if (++atTop > MOST_AT_TOP) return header', replace: '++atTop' },
  { id: 'SEC-02', breaks: 'a form may have any number of parts', file: 'app/features/house-doctor/jobs/call.server.ts', test: 'tests/unit/features/house-doctor/jobs/form.test.ts', find: 'const MOST_PARTS = 40', replace: 'const MOST_PARTS = 40_000_000' },
  { id: 'SEC-02', breaks: 'a body that is too long is kept from being read', file: 'app/server/http/bounded-text.ts', test: 'tests/unit/server/bounded-text.test.ts', find: 'reader.releaseLock()', replace: 'void reader' },
  { id: 'SEC-03', breaks: 'a key that has used one token stands for any of its account', file: 'app/features/auth/account/one-time-tokens.server.ts', test: accounts.reset, find: '? eq(oneTimeTokens.tokenHash, fingerprint(named.token))', replace: '? sql`1`' },
  { id: 'SEC-03', breaks: 'a mailbox is written to as often as one address likes', file: 'app/server/limits/allowances.ts', test: accounts.reset, find: "'forgot-mailbox-address', most: 3", replace: "'forgot-mailbox-address', most: 300" },
  { id: 'SEC-08', breaks: 'local mail is read under any name', file: 'app/api/dev-mail.ts', test: 'tests/integration/accounts/mail.test.ts', find: ' || !LOCAL_HOSTS.includes(new URL(c.req.url).hostname)', replace: '' },

  // Lists
  { id: 'ROUTE-21', breaks: 'a slow clock takes nothing out of a list', ...lists('list-changes'), find: 'Math.max(now, addedAt)', replace: 'now' },
  { id: 'ROUTE-21', breaks: 'what the account refuses is sent for ever', ...lists('list-changes'), find: '.filter(isChange)', replace: '' },
  { id: 'ROUTE-21', breaks: 'tabs exchange lists at the same time', ...lists('list-exchange'), find: "  if (navigator.locks) return navigator.locks.request('lists', work)\n", replace: '' },
  { id: 'ROUTE-21', breaks: 'lists are an account’s before it has them', ...lists('list-exchange'), file: 'app/features/lists/list-storage.ts', find: 'stored(LISTS_OWNER) ? changesIn(stored(LIST_CHANGES)) : changesSince([])', replace: 'changesIn(stored(LIST_CHANGES))' },
  { id: 'ROUTE-21', breaks: 'the next person sees lists that storage does not let go', ...lists('stored-lists'), find: 'unstoredLists().get(key) ?? recall', replace: 'recall' },
  { id: 'ROUTE-21', breaks: 'a comparison that somebody sent pushes out one’s own', ...lists('lists'), file: 'app/features/lists/own-comparison.ts', find: 'saved.length === 0 || String(comparedIn(before)) === String(saved)', replace: 'true' },
  { id: 'ROUTE-21', breaks: 'an address of nonsense empties the comparison', ...lists('lists'), file: 'app/features/lists/own-comparison.ts', find: "  if (slugs.length === 0 && requested !== '') return false\n", replace: '' },
  { id: 'AUTH-09', breaks: 'whose session it is, is forgotten before the session ends', file: 'app/features/auth/session/session-cookies.server.ts', test: 'tests/integration/accounts/account-cookie.test.ts', find: '  renewalLifetimes.set(requestContext(), lifetime)\n', replace: '' },

  // Newsletter, consent and models
  { id: 'CONSENT-01', breaks: 'who sends a proof again and again fills the ledger', file: 'app/features/consent/consent.server.ts', test: 'tests/integration/consent.test.ts', find: " where event = 'given'`", replace: '`' },
  { id: 'CONSENT-01', breaks: 'a reader is confirmed without a row in the ledger', file: 'app/features/newsletter/newsletter.server.ts', test: 'tests/integration/newsletter.test.ts', find: 'insertWhere(db, consents, given, exists(waiting))', replace: 'insertWhere(db, consents, given, sql`false`)' },
  { id: 'SHELL-01', breaks: 'a mailbox is written to as often as anybody likes', file: 'app/server/limits/allowances.ts', test: 'tests/integration/newsletter.test.ts', find: "'newsletter-mailbox', most: 3", replace: "'newsletter-mailbox', most: 300" },
  { id: 'CAT-06', breaks: 'an unpacked model is thousands of times too large', file: 'app/features/model/unpacked-model.server.ts', test: 'tests/unit/features/model/unpacked-model.test.ts', find: 'accessor.normalized ? Math.max(value / component.one, -1) : value', replace: 'value' },

  // The architecture
  { id: 'CONST-01', breaks: 'the header of the stylesheet has another height', file: 'app/styles/app.css', test: 'tests/architecture/tokens.test.ts', find: '--header-h: 80px', replace: '--header-h: 64px' },
]
