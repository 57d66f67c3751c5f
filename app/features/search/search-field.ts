/** Fetches the suggestions once a search field has the focus; before, and without them, it is the field of a GET form. */

const prepared = new WeakSet<EventTarget>()

addEventListener('focusin', ({ target }) => {
  if (!(target instanceof HTMLInputElement) || !('suggest' in target.dataset) || prepared.has(target)) return
  prepared.add(target)
  import('./suggestions').then(
    ({ suggest }) => suggest(target),
    // Without a connection: the next focus tries again.
    () => prepared.delete(target),
  )
})
