import { expect, test } from 'vitest'
import * as constants from '#app/lib/constants'
import { projectFiles, read, withoutComments } from '#tests/support/sources'

/**
 * Section 9's numbers that are rare enough to mean the same thing wherever they stand. Small and round ones (3, 8, 10,
 * 50, 80, 100, 1000) mean many things; for those the reviewer looks.
 */
const telling = [
  constants.TOKEN_CHECK_INTERVAL,
  constants.RESET_DIALOG_LIFETIME,
  constants.DISPLAY_NAME_MAX,
  constants.MOBILE_BREAKPOINT,
  constants.IMAGE_WIDE_BREAKPOINT,
  constants.SCROLL_TOP_ICON,
  constants.STORE_BADGE.width,
  constants.STORE_BADGE.height,
  constants.FOOTER_LOGO_MAX_WIDTH,
  constants.PROGRAM_IMAGE.width,
  constants.PROGRAM_IMAGE.height,
  constants.PRODUCT_IMAGE.width,
  constants.OPTIMIZER_DEFAULT_QUALITY,
  constants.STORAGE_IMAGE_QUALITY,
]

/** A number that is equal by chance, as `file: number`, with what it is. */
const coincidences: Record<string, string> = {
  'app/features/catalogue/groups.ts: 1200': 'the end of a band of widths, in millimetres',
  'app/features/catalogue/use-listing-filters.ts: 300': 'the rest between two changes of a filter, in milliseconds',
  'app/features/search/search.ts: 300': 'how many results a search shows',
  'app/features/home/example-room.tsx: 42': 'the height of a thumbnail',
  'app/features/images/image-request.ts: 1200': 'the largest side of an AVIF that the optimizer makes',
  'app/features/images/image-sizes.ts: 1200': 'a width that the optimizer makes',
  'app/features/page/social-pictures.ts: 1200': 'the width of a picture for link previews',
  'app/features/house-doctor/jobs/jobs.ts: 768': 'the longer side of what the server computes, in pixels',
  'app/features/house-doctor/jobs/headers/avif.ts: 256': 'the most boxes of a file that are looked at',
  'app/features/house-doctor/jobs/hosted/models.ts: 256': 'the shortest side that the hosted models paint, in pixels',
  'app/features/house-doctor/jobs/hosted/window.ts: 256': 'the shortest side of what a model is shown, in pixels',
  'app/features/install/manifest.ts: 192': 'the side of an icon that systems ask for',
}

/** Where none of the specification's numbers is meant: the engine computes with pixels and metres. */
const ELSEWHERE = /^app\/lib\/constants\.ts$|routeTree|\/migrations\/|^app\/features\/house-doctor\/engine\//

test('[CONST-01] no number of the specification is written a second time', () => {
  const repeated = projectFiles('app')
    .filter((file) => /\.tsx?$/.test(file) && !ELSEWHERE.test(file))
    .flatMap((file) => numbersIn(withoutComments(read(file))).map((number) => `${file}: ${number}`))
    .filter((place) => !(place in coincidences))
  expect(repeated).toEqual([])
})

function numbersIn(source: string): number[] {
  const literals = source.match(/(?<![\w.#-])\d[\d_]*(?:\.\d+)?(?![\w.]|-)/g) ?? []
  // A length in a class name: [768px], min-[48rem].
  const lengths = source.match(/\[\d+px\]/g)?.map((length) => length.slice(1, -3)) ?? []
  return [...literals, ...lengths]
    .map((text) => Number(text.replaceAll('_', '')))
    .filter((number) => telling.includes(number))
}
