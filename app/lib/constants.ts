/** Numbers of the specification's section 9 (CONST-01). Lengths in CSS pixels, times in ms. */

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

export const TOKEN_CHECK_INTERVAL = 60 * SECOND
export const RENEWALS_PER_REQUEST = 1

export const HTTP_RETRIES = 3
export const HTTP_FIRST_RETRY_DELAY = SECOND
export const HTTP_RETRY_FACTOR = 2
/** Timeout of one attempt during rendering, and of one in the full table (AUTH-07). */
export const RENDER_ATTEMPT_TIMEOUT = 800
export const FULL_ATTEMPT_TIMEOUT = 10 * SECOND
/** Covers the Worker's whole table of retries to the API host. */
export const SERVER_FUNCTION_TIMEOUT = MINUTE

export const RESET_DIALOG_LIFETIME = 5 * MINUTE
export const RESEND_COOLDOWN = 5 * MINUTE
export const MAX_FAILED_LOGINS = 5
export const CLOSE_AFTER_SUCCESS = 2 * SECOND

export const PHONE_DIGITS = 10
export const PASSWORD_MIN_REGISTER = 8
export const PASSWORD_MIN_LOGIN = 6
export const PASSWORD_MAX = 100
export const PASSWORD_MEDIUM_LENGTH = 8
export const PASSWORD_STRONG_LENGTH = 12
export const DISPLAY_NAME_MAX = 256

/** Also in styles/app.css (breakpoint `md`, `--header-h`, `--lang-w` …); an architecture test compares them. */
export const NAVBAR_HEIGHT = 80
export const MOBILE_BREAKPOINT = 768
export const IMAGE_WIDE_BREAKPOINT = 1200
export const MOBILE_LANGUAGE_LIST_MAX_HEIGHT_REM = 16
export const ABOUT_DROPDOWN_MAX_HEIGHT_REM = 24
export const LANGUAGE_DROPDOWN_WIDTH_UNITS = 48
export const LANGUAGE_ITEM_STAGGER = 50
export const LANGUAGE_CHANGE_TIMEOUT = 4 * SECOND
export const SCROLL_TOP_ICON = 72
export const SCROLLED_AWAY_FROM_TOP = 80
export const STORE_BADGE = { width: 140, height: 42 }
export const FOOTER_LOGO_MAX_WIDTH = 192

export const PROGRAM_IMAGE = { width: 300, height: 170 }
export const PRODUCT_IMAGE = { width: 225, height: 170 }
export const OPTIMIZER_DEFAULT_QUALITY = 75
export const IMAGE_DEFAULT_QUALITY = 100
export const STORAGE_IMAGE_QUALITY = 85
/** Chosen so that a card stays below 14 KB, and a picture on a phone below 25. */
export const SHOP_PICTURE_QUALITY = 60

export const BRAND_PURPLE = '#a30af0'
export const BRAND_GREEN = '#12f00a'
/** Page background, which systems paint before the stylesheet has loaded. */
export const BRAND_CANVAS = '#faf8f5'
