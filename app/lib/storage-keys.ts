/**
 * Every cookie, storage entry, database and cache that the shop writes into a browser (DATA-05). The privacy page needs
 * a text for each to compile (content/browser-entries.ts).
 */

/** HttpOnly cookies of a session. */
export const TOKEN = 'token'
export const RENEWAL = 'renewal'
/** Marks "remember me", so that a rotated renewal cookie keeps its lifetime. */
export const REMEMBERED = 'remembered'
export const RESET_PASSWORD_TOKEN = 'resetPasswordToken'
export const RESET_PASSWORD_EMAIL = 'resetPasswordEmail'
/** Time when the reset ticket and its e-mail address are deleted. */
export const RESET_PASSWORD_UNTIL = 'resetPasswordUntil'
export const LAST_RESEND_TIME = 'lastResendTime'
/** Also the name of its mirror cookie, as servers cannot read local storage. */
export const PREFERRED_LANGUAGE = 'preferredLanguage'
/** HttpOnly cookie that owns a basket. */
export const CART = 'cart'
/** Cookie with the number of pieces in the basket, for the header. */
export const CART_COUNT = 'cartCount'
/** What was typed at the checkout. */
export const CHECKOUT_DRAFT = 'checkoutDraft'
/** HttpOnly cookie with the order that is being paid at a provider's page, for the way back. */
export const PAYING_ORDER = 'payingOrder'
/** Saved products by slug. */
export const WISHLIST = 'wishlist'
export const COMPARED = 'compared'
export const RECENTLY_VIEWED = 'recentlyViewed'
/** The account that owns these lists, by the cookie below; empty for anonymous visitors. */
export const LISTS_OWNER = 'listsOwner'
/** Changes not yet synchronised with the account. */
export const LIST_CHANGES = 'listChanges'
/** Cookie that distinguishes signed-in accounts, also for scripts; grants nothing. */
export const ACCOUNT = 'account'
/** Cookie with the measuring choice and its text version. */
export const MEASUREMENT = 'measurement'
/** HttpOnly cookie that links a browser to its consent in the ledger. */
export const MEASUREMENT_PROOF = 'measurementProof'
/** Counts of visits, and pages of this visit, for the install invitation. */
export const VISITS = 'visits'
export const PAGES_OF_VISIT = 'pagesOfVisit'
/** Time when the install invitation was declined. */
export const INSTALL_DECLINED_AT = 'installDeclinedAt'
/** HttpOnly cookie that owns a visitor's designs and photos of the House Doctor. */
export const DOCTOR_VISITOR = 'houseDoctor'
/** Database with the House Doctor's current room. */
export const ROOM_IN_WORK = 'roomInWork'
/** Random name of a browser session, for the log. */
export const TRACE = 'traceID'
/** Time of this tab's sign-in, to reload pages rendered for anonymous visitors. */
export const SIGNED_IN_AT = 'signedInAt'
/** Photos sent to the hosted engine, to delete them there. */
export const DOCTOR_SENT = 'houseDoctorSent'
/** Marks a tab that was reloaded for a new build, so that it reloads only once. */
export const RELOADED = 'reloaded'
/** The router's scroll positions. */
export const SCROLL_POSITIONS = 'tsr-scroll-restoration-v1_3'
/** Caches of the service worker; the first two names end with the build id. */
export const CACHED_PAGES = 'pages'
export const CACHED_FILES = 'files'
export const CACHED_PICTURES = 'pictures'
