import { expect, test } from 'vitest'
import * as constants from '#app/lib/constants'
import { projectFiles, read, withoutComments } from '#tests/support/sources'

const STYLES = 'app/styles/app.css'
const ROOT_FONT_PX = 16

/** Allowed colours outside the stylesheet, with the reason. */
const allowed: Record<string, string> = {
  'app/lib/constants.ts':
    'the two brand colours of the specification, and the ground; the test below compares them with the tokens',
}

test('colours are written in the stylesheet alone', () => {
  const colour = /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b(?![\w-])|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\(/i
  const elsewhere = projectFiles('app')
    .filter((file) => /\.(tsx?|css)$/.test(file) && file !== STYLES && !(file in allowed))
    .filter((file) => colour.test(withoutComments(read(file))))
  expect(elsewhere).toEqual([])
})

test('[CONST-01] the tokens of the stylesheet are the numbers and colours of the specification', () => {
  const styles = read(STYLES)
  const token = (name: string) => new RegExp(`${name}:\\s*([^;]+);`).exec(styles)?.[1]?.trim()
  const rem = (px: number) => `${px / ROOT_FONT_PX}rem`
  const unit = Number.parseFloat(token('--spacing') ?? '')

  expect(token('--color-purple-500')).toBe(constants.BRAND_PURPLE)
  expect(token('--color-spark')).toBe(constants.BRAND_GREEN)
  expect(token('--color-canvas')).toBe(constants.BRAND_CANVAS)
  expect(token('--header-h')).toBe(`${constants.NAVBAR_HEIGHT}px`)
  expect(token('--breakpoint-md')).toBe(rem(constants.MOBILE_BREAKPOINT))
  expect(token('--lang-stagger')).toBe(`${constants.LANGUAGE_ITEM_STAGGER}ms`)
  expect(token('--lang-w')).toBe(`${constants.LANGUAGE_DROPDOWN_WIDTH_UNITS * unit}rem`)
  expect(token('--about-max-h')).toBe(`${constants.ABOUT_DROPDOWN_MAX_HEIGHT_REM}rem`)
  expect(token('--mobile-lang-max-h')).toBe(`${constants.MOBILE_LANGUAGE_LIST_MAX_HEIGHT_REM}rem`)
  expect(token('--scrolled-away')).toBe(`${constants.SCROLLED_AWAY_FROM_TOP}px`)
  expect(token('--fab-top')).toBe(`${constants.SCROLL_TOP_ICON}px`)
  expect(token('--program-w')).toBe(`${constants.PROGRAM_IMAGE.width}px`)
  expect(token('--product-w')).toBe(`${constants.PRODUCT_IMAGE.width}px`)
  expect(token('--product-ratio')).toBe(`${constants.PRODUCT_IMAGE.width} / ${constants.PRODUCT_IMAGE.height}`)
})

test('[CONST-01] the constants are those of the specification, section 9', () => {
  expect(constants).toMatchObject({
    TOKEN_CHECK_INTERVAL: 60_000,
    RENEWALS_PER_REQUEST: 1,
    HTTP_RETRIES: 3,
    HTTP_FIRST_RETRY_DELAY: 1000,
    HTTP_RETRY_FACTOR: 2,
    RESET_DIALOG_LIFETIME: 300_000,
    RESEND_COOLDOWN: 300_000,
    MAX_FAILED_LOGINS: 5,
    CLOSE_AFTER_SUCCESS: 2000,
    PHONE_DIGITS: 10,
    PASSWORD_MIN_REGISTER: 8,
    PASSWORD_MIN_LOGIN: 6,
    PASSWORD_MAX: 100,
    PASSWORD_MEDIUM_LENGTH: 8,
    PASSWORD_STRONG_LENGTH: 12,
    DISPLAY_NAME_MAX: 256,
    NAVBAR_HEIGHT: 80,
    MOBILE_BREAKPOINT: 768,
    IMAGE_WIDE_BREAKPOINT: 1200,
    MOBILE_LANGUAGE_LIST_MAX_HEIGHT_REM: 16,
    ABOUT_DROPDOWN_MAX_HEIGHT_REM: 24,
    LANGUAGE_DROPDOWN_WIDTH_UNITS: 48,
    LANGUAGE_ITEM_STAGGER: 50,
    SCROLL_TOP_ICON: 72,
    STORE_BADGE: { width: 140, height: 42 },
    FOOTER_LOGO_MAX_WIDTH: 192,
    PROGRAM_IMAGE: { width: 300, height: 170 },
    PRODUCT_IMAGE: { width: 225, height: 170 },
    OPTIMIZER_DEFAULT_QUALITY: 75,
    IMAGE_DEFAULT_QUALITY: 100,
    STORAGE_IMAGE_QUALITY: 85,
    BRAND_PURPLE: '#a30af0',
    BRAND_GREEN: '#12f00a',
  })
})
