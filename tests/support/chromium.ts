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
 * For `test.use` in tests about pictures. Other tests load none, because scaling them takes most of a journey's CPU
 * time (docs/tests.md).
 */
export const withPictures = { launchOptions: { executablePath: testBrowserPath, args: chromiumFlags } }

/** Like `withPictures`, at another text size in percent. */
export const withTextOf = (percent: number) => ({
  launchOptions: {
    executablePath: testBrowserPath,
    args: [...chromiumFlags, `--blink-settings=imagesEnabled=false,defaultFontSize=${(16 * percent) / 100}`],
  },
})

/** For `test.use` in tests of what a mouse finds: a setting of Blink's takes away that the browser can hover. */
export const withMouse = {
  launchOptions: {
    executablePath: testBrowserPath,
    args: [...chromiumFlags, `${WITHOUT_PICTURES},primaryHoverType=2,availableHoverTypes=2`],
  },
}

/** For `test.use` in tests that need the full browser: installability. */
export const inWholeBrowser = {
  launchOptions: { executablePath: chromiumPath, channel: chromiumPath ? undefined : 'chromium', args: chromiumFlags },
}

/** Default of all other tests (playwright.config.ts). */
export const withoutPictures = {
  launchOptions: { executablePath: testBrowserPath, args: [...chromiumFlags, WITHOUT_PICTURES] },
}
