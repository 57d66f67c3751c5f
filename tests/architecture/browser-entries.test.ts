import { expect, test } from 'vitest'
import { projectFiles, read, withoutComments } from '#tests/support/sources'

const sources = projectFiles('app')
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, text: withoutComments(read(file)) }))

/** Calls that write into a browser; the first argument names the entry. */
const writers =
  /(?:setCookie|generateCookie|remember|createStore|Storage\.setItem|caches\.open)\((?:c, )?([^,)]+)|document\.cookie = `([^=]*)=/g

test('[PRIVACY-01] what is written into a browser is named by a constant, all of which the privacy page explains', () => {
  const written = sources.flatMap(({ file, text }) =>
    [...text.matchAll(writers)].map(([, argument, cookie]) => ({ file, name: argument ?? cookie ?? '' })),
  )
  expect(written.length).toBeGreaterThan(20)
  expect(written.filter(({ name }) => /['"`]/.test(name))).toEqual([])
})

test('[PRIVACY-01] nothing else opens storage of the browser', () => {
  const otherWays =
    /\bindexedDB\b|\bcookieStore\.(?!get\()|(?:local|session)Storage(?:\[|\.(?!setItem|getItem|removeItem)\w+ =)/
  expect(sources.filter(({ text }) => otherWays.test(text)).map(({ file }) => file)).toEqual([])
})
