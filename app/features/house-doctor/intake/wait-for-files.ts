/**
 * Until the application runs: a file that is dropped or pasted waits in its chooser, and wakes the application as if it had
 * been chosen there (app/gate.ts). A script of this page's own, because what all pages load first has no room for it.
 */
function onFile(event: DragEvent | ClipboardEvent) {
  const brought = 'clipboardData' in event ? event.clipboardData : event.dataTransfer
  if ('hydrated' in document.documentElement.dataset || !brought?.types.includes('Files')) return
  event.preventDefault()
  // Taken here, and not once more by what listens as soon as it is there.
  event.stopImmediatePropagation()
  const chooser = document.querySelector<HTMLInputElement>('#photo input')
  if (!chooser) return
  // While it is only dragged over the page none can be read.
  if (brought.files.length) chooser.files = brought.files
  chooser.dispatchEvent(new Event('change', { bubbles: true }))
}

for (const type of ['dragover', 'drop', 'paste']) addEventListener(type, onFile as EventListener, true)
