import { findChromium, findTestBrowser } from '../../scripts/lib/chromium.mjs'

export const chromiumPath = findChromium()

const testBrowserPath = findTestBrowser()

export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const WITHOUT_PICTURES = '--blink-settings=imagesEnabled=false'

/**
 * What a test file says with `test.use` when it is about what pictures show or do. Elsewhere the browser loads none:
 * with them a journey takes two and a half times the processor (docs/tests.md), most of it to scale pictures.
 */
export const withPictures = { launchOptions: { executablePath: testBrowserPath, args: chromiumFlags } }

/** The same for whoever has set another size of text in the browser, in per cent of the usual one. */
export const withTextOf = (percent: number) => ({
  launchOptions: {
    executablePath: testBrowserPath,
    args: [...chromiumFlags, `--blink-settings=imagesEnabled=false,defaultFontSize=${(16 * percent) / 100}`],
  },
})

/** What a test says with `test.use` that asks a whole browser, windows and all: whether the shop can be installed. */
export const inWholeBrowser = {
  launchOptions: { executablePath: chromiumPath, channel: chromiumPath ? undefined : 'chromium', args: chromiumFlags },
}

/** What all other tests run in (playwright.config.ts). */
export const withoutPictures = {
  launchOptions: { executablePath: testBrowserPath, args: [...chromiumFlags, WITHOUT_PICTURES] },
}
