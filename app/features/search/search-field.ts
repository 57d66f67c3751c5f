/** Loads suggestions when a search field gets focus; without them it is a plain GET form. */

const prepared = new WeakSet<EventTarget>()

addEventListener('focusin', ({ target }) => {
  if (!(target instanceof HTMLInputElement) || !('suggest' in target.dataset) || prepared.has(target)) return
  prepared.add(target)
  import('./suggestions').then(
    ({ suggest }) => suggest(target),
    // Offline: the next focus tries again.
    () => prepared.delete(target),
  )
})
