import { storageKey } from '@tanstack/router-core'
import { expect, test } from 'vitest'
import { browserEntries } from '#app/features/content/browser-entries'
import * as storageKeys from '#app/lib/storage-keys'
import { projectFiles, read, withoutComments } from '#tests/support/sources'

const sources = projectFiles('app')
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, text: withoutComments(read(file)) }))

/** Calls that write into a browser; the first argument names the entry. */
const writers =
  /(?:setCookie|generateCookie|remember|createStore|Storage\.setItem|caches\.open)\((?:c, )?([^,)]+)|document\.cookie = `([^=]*)=/g

/** Functions that write what their caller names, and names made of a constant. */
const passedOn = new Map([
  ['app/features/auth/session/session-cookies.server.ts', ['name']],
  ['app/features/lists/change-lists.ts', ['key']],
  ['app/features/offline/store.ts', ['FILES', 'PAGES', 'PICTURES', 'name']],
  ['app/lib/local-storage.ts', ['key']],
  // The server's own memory.
  ['app/server/cache/page-cache.ts', ['key']],
])

test('[PRIVACY-01] what is written into a browser is named by a constant that the privacy page explains', () => {
  const written = sources.flatMap(({ file, text }) =>
    [...text.matchAll(writers)].map(([, argument, cookie]) => ({
      file,
      name: argument ?? cookie?.replace(/^\$\{|\}$/g, '') ?? '',
    })),
  )
  expect(written.length).toBeGreaterThan(20)
  const explained = Object.keys(storageKeys)
  expect(
    written.filter(
      ({ file, name }) => !explained.includes(name) && !passedOn.get(file)?.includes(name.split(':')[0] ?? ''),
    ),
  ).toEqual([])
  expect(browserEntries.flatMap(({ names }) => names).sort()).toEqual(Object.values(storageKeys).sort())
})

test('[PRIVACY-01] the router’s scroll positions have the name that the privacy page gives them', () => {
  expect(storageKeys.SCROLL_POSITIONS).toBe(storageKey)
})

test('[PRIVACY-01] nothing else opens storage of the browser', () => {
  const otherWays =
    /\bindexedDB\b|\bcookieStore\.(?!get\()|(?:local|session)Storage(?:\[|\.(?!setItem|getItem|removeItem)\w+ =)/
  expect(sources.filter(({ text }) => otherWays.test(text)).map(({ file }) => file)).toEqual([])
})
