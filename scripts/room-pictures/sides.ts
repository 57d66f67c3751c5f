import type { Page } from 'playwright'
import { press } from './acts.ts'

function bytesOf(url: string) {
  return Buffer.from(url.replace(/^.*,/, ''), 'base64')
}

export async function photoAndResult(page: Page) {
  return (await page.evaluate(pictureOf)).map(bytesOf)
}

export async function photoAndMask(page: Page) {
  return (await page.evaluate(maskOf)).map(bytesOf)
}

export async function planAndRoom(page: Page) {
  const drawing = page.locator('.composer-drawing')
  const plan = await drawing.screenshot()
  await press('3D view')(page)
  await page.locator('.composer-room[aria-busy=false]').waitFor()
  // Models and materials load one after another.
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(3000)
  return [plan, await drawing.screenshot()]
}

/** Runs in the page: the photo and the result. */
function pictureOf(): string[] {
  const canvases = ['The photo of the room', 'The room after the change'].map((name) =>
    document.querySelector<HTMLCanvasElement>(`canvas[aria-label="${name}"]`),
  )
  return canvases.map((canvas) => canvas?.toDataURL() ?? '')
}

/** Runs in the page: the photo, and the mask as white on black. */
function maskOf(): string[] {
  const photo = document.querySelector<HTMLCanvasElement>('canvas[aria-label="The photo of the room"]')
  const film = document.querySelector<HTMLCanvasElement>('.doctor-mask')
  if (!photo || !film) return []
  const mask = Object.assign(document.createElement('canvas'), { width: film.width, height: film.height })
  const context = mask.getContext('2d')
  if (!context) return []
  context.drawImage(film, 0, 0)
  context.globalCompositeOperation = 'source-in'
  context.fillStyle = 'white'
  context.fillRect(0, 0, mask.width, mask.height)
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = 'black'
  context.fillRect(0, 0, mask.width, mask.height)
  return [photo.toDataURL(), mask.toDataURL()]
}
