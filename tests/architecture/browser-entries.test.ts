import { expect, test } from 'vitest'
import { browserEntries } from '#app/features/content/legal'
import { FILES, PAGES, PICTURES } from '#app/features/offline/store'
import * as storageKeys from '#app/lib/storage-keys'
import { projectFiles, read, withoutComments } from '#tests/support/sources'

const sources = projectFiles('app')
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => withoutComments(read(file)))

/** What puts a cookie, a storage entry or a database into the browser, up to its name: a constant, or a parameter of the writer. */
const writers =
  /(?<!function )\b(?:setCookie|writeRaw|generateCookie|remember|createStore|(?:local|session)Storage\.setItem)\((?:c, )?(\w+),|document\.cookie = `\$\{(\w+)\}/g

/** A writer that has the name from its caller, who is a writer too. */
const isParameter = (source: string, word: string) => new RegExp(`[(,] ?${word}: string`).test(source)

const nameOf = (source: string, constant: string) =>
  new RegExp(`const ${constant} = '([^']+)'`).exec(source)?.[1] ??
  new Map(Object.entries(storageKeys)).get(constant) ??
  `unknown: ${constant}`

const written = sources.flatMap((source) =>
  [...source.matchAll(writers)]
    .map(([, argument, cookie]) => argument ?? cookie ?? '')
    .filter((word) => !isParameter(source, word))
    .map((word) => nameOf(source, word)),
)

/** Where the router notes how far a page was scrolled. */
const scrollKey = /storageKey = "([^"]+)"/.exec(
  read('node_modules/@tanstack/router-core/dist/esm/scroll-restoration.js'),
)

/** The caches of the service worker, whose names end with the build. */
const caches = [PAGES, FILES, PICTURES].map((name) => name.split('-')[0])

test('[PRIVACY-01] the privacy page names every cookie, storage key, database and cache that the code writes, and no other', () => {
  expect(written.length).toBeGreaterThan(8)
  expect(browserEntries.flatMap(({ names }) => names).sort()).toEqual(
    [...new Set([...written, ...caches, scrollKey?.[1]])].sort(),
  )
})

test('[PRIVACY-01] the browser keeps nothing that a writer above does not write', () => {
  const otherDoors =
    /\bindexedDB\b|\bcookieStore\.(?!get\()|(?:local|session)Storage(?:\[|\.(?!setItem|getItem|removeItem)\w+ =)|Storage\.setItem\((?!\w+,)|setCookie\((?!(?:c, )?\w+,)|createStore\((?!\w+,)|caches\.open\((?!PAGES|FILES|PICTURES|name\))/
  expect(sources.filter((source) => otherDoors.test(source))).toEqual([])
})
