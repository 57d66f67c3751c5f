/** Brings the words about the chosen piece into view, after React has drawn them: they may be scrolled away. */
export const showChosen = () =>
  setTimeout(() => document.querySelector('.doctor-chosen p')?.scrollIntoView({ block: 'nearest' }))
