/** Downloads a file. */
export function saveFile(file: Blob, name: string) {
  const address = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // Revoked later, as the download reads it asynchronously.
  setTimeout(() => URL.revokeObjectURL(address), 40_000)
}

/** `phong-khach.jpg` → `phong-khach-vuong-tron.png`; keeps only letters and digits. */
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

/** True if the browser can write pictures to the clipboard. */
export const canCopyPictures = () =>
  typeof ClipboardItem === 'function' && typeof navigator.clipboard?.write === 'function'

/** Copies a picture; returns success. Takes a promise, because some browsers forget the user gesture. */
export async function copyPicture(png: Promise<Blob>): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })])
    return true
  } catch {
    return false
  }
}

/** Shares a file; cancelling is no failure. */
export async function shareFile(file: Blob, name: string) {
  await navigator.share({ files: [new File([file], name, { type: file.type })] }).catch(() => {})
}
