/** Event on the window after each change of the lists, or of the basket's count. */
export const LISTS_CHANGED = 'lists-changed'
/** Event on a list's button that the browser has rendered, which asks for its state (lists/list-acts.tsx). */
export const LIST_BUTTON_SHOWN = 'list-button-shown'
