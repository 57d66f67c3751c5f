/** Event on the window after each change of the lists, or of the basket's count. */
export const LISTS_CHANGED = 'lists-changed'
