/** Marks pictures that failed to load, also before hydration; image.css draws the "Image Error" box. */
export function markBrokenImages() {
  const mark = ({ type, target }: Event) => {
    if (target instanceof HTMLImageElement) target.toggleAttribute('data-broken', type === 'error')
  }
  // On the document, because `load` events of pictures never reach the window.
  document.addEventListener('load', mark, true)
  document.addEventListener('error', mark, true)
  for (const image of document.images) image.toggleAttribute('data-broken', image.complete && !image.naturalWidth)
}
