import { expect, test } from 'vitest'
import { browserEntries } from '#app/features/content/legal'
import { FILES, PAGES, PICTURES } from '#app/features/offline/store'
import * as storageKeys from '#app/lib/storage-keys'
import { projectFiles, read, withoutComments } from '#tests/support/sources'

const sources = projectFiles('app')
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => withoutComments(read(file)))

/** Writers of cookies, storage entries or databases, up to the name: a constant, or the writer's parameter. */
const writers =
  /(?<!function )\b(?:setCookie|writeRaw|generateCookie|remember|createStore|(?:local|session)Storage\.setItem)\((?:c, )?(\w+),|document\.cookie = `\$\{(\w+)\}/g

/** Whether the name is the parameter of another writer. */
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

/** The router's scroll positions. */
const scrollKey = /storageKey = "([^"]+)"/.exec(
  read('node_modules/@tanstack/router-core/dist/esm/scroll-restoration.js'),
)

/** The service worker's caches; their names end with the build. */
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
