import { expect, test } from 'vitest'
import * as constants from '#app/lib/constants'
import { projectFiles, read, withoutComments } from '#tests/support/sources'

/** Numbers of section 9 that are rare enough to be recognised anywhere in the code. */
const telling = [
  constants.TOKEN_CHECK_INTERVAL,
  constants.RESET_DIALOG_LIFETIME,
  constants.DISPLAY_NAME_MAX,
  constants.MOBILE_BREAKPOINT,
  constants.SCROLL_TOP_ICON,
  constants.STORE_BADGE.width,
  constants.PROGRAM_IMAGE.height,
  constants.PRODUCT_IMAGE.width,
  constants.OPTIMIZER_DEFAULT_QUALITY,
  constants.STORAGE_IMAGE_QUALITY,
]

/** Numbers that are recognised only as lengths in class names. */
const tellingLengths = [
  ...telling,
  constants.IMAGE_WIDE_BREAKPOINT,
  constants.STORE_BADGE.height,
  constants.FOOTER_LOGO_MAX_WIDTH,
  constants.PROGRAM_IMAGE.width,
]

/** Files with numbers of their own: the House Doctor computes with pixels and metres. */
const ELSEWHERE = /^app\/lib\/constants\.ts$|routeTree|\/migrations\/|^app\/features\/house-doctor\/(?:engine|jobs)\//

test('[CONST-01] no number of the specification is written a second time', () => {
  const repeated = projectFiles('app')
    .filter((file) => /\.tsx?$/.test(file) && !ELSEWHERE.test(file))
    .flatMap((file) => repeatedIn(withoutComments(read(file))).map((number) => `${file}: ${number}`))
  expect(repeated).toEqual([])
})

function repeatedIn(source: string): number[] {
  const numbers = source.match(/(?<![\w.#-])\d[\d_]*(?:\.\d+)?(?![\w.]|-)/g) ?? []
  // A length in a class name: [768px].
  const lengths = source.match(/(?<=\[)\d+(?=px\])/g) ?? []
  return [
    ...numbers.map((text) => Number(text.replaceAll('_', ''))).filter((number) => telling.includes(number)),
    ...lengths.map(Number).filter((length) => tellingLengths.includes(length)),
  ]
}
