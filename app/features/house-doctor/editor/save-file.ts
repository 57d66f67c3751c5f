/** Hands a file to the browser's downloads. */
export function saveFile(file: Blob, name: string) {
  const address = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // Not at once: the download reads it after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 40_000)
}

/** `phong-khach.jpg` as `phong-khach-vuong-tron.png`; what a file's name holds besides letters and digits is dropped. */
export function fileNameFor(photoName: string, extension: 'png' | 'jpg'): string {
  const stem = photoName
    .replace(/\.[^.]*$/, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
  return `${stem || 'room'}-vuong-tron.${extension}`
}

export const canShareFiles = () =>
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [new File([], 'room.png', { type: 'image/png' })] })

/** Whether a picture can be handed on by the clipboard, which not every browser lets a page write pictures to. */
export const canCopyPictures = () =>
  typeof ClipboardItem === 'function' && typeof navigator.clipboard?.write === 'function'

/** Puts a picture into the clipboard; says whether the browser let it. A promise, for some forget the press while they wait. */
export async function copyPicture(png: Promise<Blob>): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })])
    return true
  } catch {
    return false
  }
}

/** Offers a file to the device's other applications. That somebody thinks better of it is no failure. */
export async function shareFile(file: Blob, name: string) {
  await navigator.share({ files: [new File([file], name, { type: file.type })] }).catch(() => {})
}
