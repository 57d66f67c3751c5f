import { encode } from 'fast-png'
import type { Page } from 'playwright/test'
import type { HostedOffer } from '#app/features/house-doctor/editor/hosted/offer'
import type { JobView } from '#app/features/house-doctor/jobs/jobs'
import { apply, openSample, SOON, said } from '#tests/support/doctor-editor'
import { expect, test } from '#tests/support/fixtures'

// The server refuses, and the console notes it.
test.use({ expectedConsoleErrors: ['503'] })

const offer: HostedOffer = {
  functions: ['colors_textures', 'redesign'],
  consent: { words: '2026-11-24', text: 'I agree that my photo goes.' },
}
const self = '/api/v1/jobs/a-job'
const job: JobView = {
  id: 'a-job',
  status: 'succeeded',
  function: 'colors_textures',
  engine: 'ai',
  progress: 100,
  stage: 'done',
  input_image: null,
  error: null,
  fallback: null,
  missing_designs: 0,
  usage: { credits: 1 },
  output_images: [
    {
      url: `${self}/files/result.png`,
      mask_url: null,
      width: 1024,
      height: 683,
      seed: 7,
      recipe: {},
      products: [],
    },
  ],
  created_at: '2026-11-23T00:00:00.000Z',
  photos_until: '2026-11-24T00:00:00.000Z',
  links: { self, events: `${self}/events`, cancel: self },
}
const magenta = () =>
  Buffer.from(
    encode({
      width: 1024,
      height: 683,
      channels: 3,
      data: new Uint8Array(1024 * 683 * 3).map((_, at) => [230, 20, 200][at % 3] ?? 0),
    }),
  )

const service = (page: Page) => page.getByRole('button', { name: 'In the AI service' })
const question = (page: Page) => page.getByRole('dialog', { name: 'Send this photo to the AI service?' })
const results = (page: Page) => page.getByRole('region', { name: 'Results' }).getByRole('button')

/** Asks for the hosted engine and answers its consent question. */
async function decide(page: Page, answer: string) {
  await apply(page).click(SOON)
  await question(page).getByRole('button', { name: answer }).click(SOON)
  await expect(question(page)).toBeHidden()
}

test('[API-14, CONSENT-01] nothing goes to the hosted engine unasked, and what does not come of it the device makes', {
  tag: '@slow',
}, async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname))
  const colours = () => sent.filter((path) => path === '/ai-house-doctor/colors_textures').length

  // This shop has no hosted engine.
  const answer = page.waitForResponse('**/api/v1/engines')
  await openSample(page, 'colors_textures', 'Study')
  await answer
  await expect(apply(page)).toBeEnabled(SOON)
  await expect(service(page)).toHaveCount(0)

  // The page thinks there is one; the server refuses.
  await page.route('**/api/v1/engines', (route) => route.fulfill({ json: { data: { ai: offer } } }))
  await openSample(page, 'colors_textures', 'Study')
  await service(page).click(SOON)
  await expect(page.getByText('Your photo stays on your device')).toHaveCount(0)
  await apply(page).click(SOON)
  await expect(question(page)).toContainText('I agree that my photo goes.')
  await page.keyboard.press('Escape')
  await expect(question(page)).toBeHidden()
  await expect(apply(page)).toBeFocused()
  await expect(results(page)).toHaveCount(0)
  await decide(page, 'No, use this device')
  await expect(said(page)).toHaveText(/^Nothing was sent; your device made the image\. Done/, SOON)
  expect(colours()).toBe(0)
  await decide(page, 'Agree and send')
  await expect(said(page)).toHaveText(/^The AI service made no image, so your device did\. Done/, SOON)
  expect(colours()).toBe(1)

  // Now the server accepts.
  const deleted: string[] = []
  await page.route('**/ai-house-doctor/colors_textures', (route) => route.fulfill({ json: job }))
  await page.route('**/api/v1/jobs/**', (route) => {
    if (route.request().method() !== 'DELETE') return route.fulfill({ contentType: 'image/png', body: magenta() })
    deleted.push(new URL(route.request().url()).pathname)
    return route.fulfill({ status: 204 })
  })
  await decide(page, 'Agree and send')
  const painted = page.getByRole('button', { name: /^Version 3: .*, by the AI service$/ })
  await expect(painted).toHaveAttribute('aria-current', 'true', SOON)
  await page.getByRole('button', { name: 'Delete and withdraw consent' }).click()
  await expect(said(page)).toHaveText(/^Deleted from this device and from our servers/, SOON)
  await expect(painted).toHaveCount(0)
  expect(deleted).toEqual([self])

  // Sent photos are deleted on the server, even if this browser has no result of them.
  const all = page.waitForRequest((request) => request.method() === 'DELETE' && request.url().endsWith('/api/v1/jobs'))
  await page.getByRole('button', { name: 'Delete my photos' }).click()
  expect((await all).headers()['accept-language']).toBe('en')
})

test('[API-14] a redesign whose bare surfaces are cleared says what is missing, on the device and beside the hosted engine', async ({
  page,
}) => {
  await page.route('**/api/v1/engines', (route) => route.fulfill({ json: { data: { ai: offer } } }))
  await openSample(page, 'redesign', 'Study')
  await expect(apply(page)).toBeEnabled(SOON)
  await page.getByRole('button', { name: 'Clear the area' }).click()
  await expect(apply(page)).toBeDisabled()
  await expect(apply(page)).toHaveAccessibleDescription('First mark some bare floor or wall.')
  // Without the device's mask, the hosted engine is refused.
  await service(page).click(SOON)
  await expect(apply(page)).toBeDisabled()
  await expect(apply(page)).toHaveAccessibleDescription(/No bare floor or wall is marked.*Choose “On this device”/)
  await page.getByRole('button', { name: 'On this device' }).click()
  await page.getByRole('button', { name: 'Floor', exact: true }).click()
  await expect(apply(page)).toBeEnabled(SOON)
})
