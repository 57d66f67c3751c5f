/** Browser storage keys, named by the specification (DATA-05). */
export const RESET_PASSWORD_TOKEN = 'resetPasswordToken'
export const RESET_PASSWORD_EMAIL = 'resetPasswordEmail'
/** When both are deleted. */
export const RESET_PASSWORD_UNTIL = 'resetPasswordUntil'
export const LAST_RESEND_TIME = 'lastResendTime'
/** Also the name of its mirror cookie, as servers cannot read local storage. */
export const PREFERRED_LANGUAGE = 'preferredLanguage'
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
/** Cookie with the measuring choice, and the words it was made for. */
export const MEASUREMENT = 'measurement'
/** HttpOnly cookie that links a browser to its consent in the ledger. */
export const MEASUREMENT_PROOF = 'measurementProof'
/** Counts of visits, and pages of this visit, for the install invitation. */
export const VISITS = 'visits'
export const PAGES_OF_VISIT = 'pagesOfVisit'
/** When the install invitation was declined. */
export const INSTALL_DECLINED_AT = 'installDeclinedAt'
/** HttpOnly cookie that owns a visitor's designs and photos of the House Doctor. */
export const DOCTOR_VISITOR = 'houseDoctor'
/** Database with the House Doctor's current room. */
export const ROOM_IN_WORK = 'roomInWork'
/** Random name of a browser session, for the log. */
export const TRACE = 'traceID'
