/**
 * Before hydration, puts dropped or pasted files into the file chooser, which wakes the application (app/gate.ts). A
 * separate script, to keep every page's first script small.
 */
function onFile(event: DragEvent | ClipboardEvent) {
  const brought = 'clipboardData' in event ? event.clipboardData : event.dataTransfer
  if ('hydrated' in document.documentElement.dataset || !brought?.types.includes('Files')) return
  event.preventDefault()
  // Stops the application's listener, which may be there already, from taking it again.
  event.stopImmediatePropagation()
  const chooser = document.querySelector<HTMLInputElement>('#photo input')
  if (!chooser) return
  // During dragging, files cannot be read.
  if (brought.files.length) chooser.files = brought.files
  chooser.dispatchEvent(new Event('change', { bubbles: true }))
}

for (const type of ['dragover', 'drop', 'paste']) addEventListener(type, onFile as EventListener, true)
