/**
 * What the root's style depends on, as attributes. It could ask `:has()` for them, as on pages that send no script, but
 * then every piece of HTML that arrives styles the whole page anew.
 */

/** Long enough for the browser to begin to scroll to a link's place. */
const START_OF_SCROLLING = 100

const root = document.documentElement

const isThere = (selector: string) => document.querySelector(selector) !== null

/** What covers the page, which must not scroll behind it. */
function noteCover() {
  if (isThere('dialog:modal')) root.dataset.covered = 'dialog'
  else if (isThere('.sheet:popover-open')) root.dataset.covered = 'sheet'
  else delete root.dataset.covered
}

function rise({ target }: Event) {
  if (!(target as Element).closest('.to-top')) return
  root.dataset.rising = ''
  setTimeout(() => delete root.dataset.rising, START_OF_SCROLLING)
}

noteCover()
addEventListener('toggle', noteCover, true)
addEventListener('click', rise, true)
