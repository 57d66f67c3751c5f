/** What the browser keeps, by the specification's names (DATA-05). */
export const RESET_PASSWORD_TOKEN = 'resetPasswordToken'
export const RESET_PASSWORD_EMAIL = 'resetPasswordEmail'
/** Beside them: when both are forgotten. */
export const RESET_PASSWORD_UNTIL = 'resetPasswordUntil'
export const LAST_RESEND_TIME = 'lastResendTime'
/** Also the name of the cookie that mirrors it, because a server cannot read local storage. */
export const PREFERRED_LANGUAGE = 'preferredLanguage'
/** Products that a visitor keeps in the browser, by their slugs. */
export const WISHLIST = 'wishlist'
export const COMPARED = 'compared'
export const RECENTLY_VIEWED = 'recentlyViewed'
/** Whose these lists are, by the cookie below; nobody's account's while there is none. */
export const LISTS_OWNER = 'listsOwner'
/** What has changed in an account's lists and has not come there yet. */
export const LIST_CHANGES = 'listChanges'
/** The cookie that tells one signed-in account from another, also to scripts. It opens nothing. */
export const ACCOUNT = 'account'
/** The cookie that says whether this visitor has agreed to be measured, and to which words. */
export const MEASUREMENT = 'measurement'
/** The cookie by which an agreement is found in the ledger again. No script reads it. */
export const MEASUREMENT_PROOF = 'measurementProof'
/** How often the shop was visited, and how many pages of this visit there were: whom to invite to install it. */
export const VISITS = 'visits'
export const PAGES_OF_VISIT = 'pagesOfVisit'
/** When that invitation was declined. */
export const INSTALL_DECLINED_AT = 'installDeclinedAt'
/** The cookie by which a visitor's designs and photos of the House Doctor are theirs. No script reads it. */
export const DOCTOR_VISITOR = 'houseDoctor'
/** The database in which the room that is worked on waits for its visitor's return. */
export const ROOM_IN_WORK = 'roomInWork'
/** The random name of a browser session, by which its calls are told from others in the log. */
export const TRACE = 'traceID'
