/** Brings the words about the chosen piece into view, after React has drawn them: they may be scrolled away. */
export const showChosen = () =>
  setTimeout(() => document.querySelector('.doctor-chosen p')?.scrollIntoView({ block: 'nearest' }))

/** Does what ends the choice of a piece; the focus goes to the words that stand there then. */
export function leaveChosen(act: () => void) {
  act()
  setTimeout(() => document.querySelector<HTMLElement>('.doctor-hint')?.focus())
}
