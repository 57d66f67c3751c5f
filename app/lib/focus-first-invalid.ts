/** Brings the visitor to the first box that is refused, once it is marked. */
export const focusFirstInvalid = () =>
  setTimeout(() => document.querySelector<HTMLElement>('form [aria-invalid=true]')?.focus())
