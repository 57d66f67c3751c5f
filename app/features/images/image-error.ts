/** Marks pictures that cannot be shown, before hydration and after it; styles/app.css draws the box "Image Error". */
export function markBrokenImages() {
  const mark = ({ type, target }: Event) => {
    if (target instanceof HTMLImageElement) target.toggleAttribute('data-broken', type === 'error')
  }
  // On the document: the load of a picture never reaches the window.
  document.addEventListener('load', mark, true)
  document.addEventListener('error', mark, true)
  for (const image of document.images) image.toggleAttribute('data-broken', image.complete && !image.naturalWidth)
}
