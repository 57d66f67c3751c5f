import { expect, type Page } from 'playwright/test'

const OURS = { 'sec-fetch-site': 'same-origin' }

/** Puts pieces into the basket of this browser by the forms of their pages. */
export async function fill(
  page: Page,
  locale: string,
  pieces: readonly (readonly [slug: string, finish: string, quantity?: number])[],
) {
  for (const [slug, finish, quantity = 1] of pieces) {
    const form = { intent: 'add', finish, quantity: String(quantity) }
    const answer = await page.request.post(`/${locale}/product/${slug}`, { form, headers: OURS, maxRedirects: 0 })
    expect(answer.status()).toBe(303)
  }
}

export async function fillWithPackage(page: Page, locale: string) {
  const form = { intent: 'add-package' }
  const path = `/${locale}/furniture-package?packageTier=basic`
  expect((await page.request.post(path, { form, headers: OURS, maxRedirects: 0 })).status()).toBe(303)
}

/** Sends a form of the basket's page. */
export async function sendToCart(page: Page, locale: string, form: Record<string, string>) {
  const answer = await page.request.post(`/${locale}/cart`, { form, headers: OURS, maxRedirects: 0 })
  expect(answer.status()).toBe(303)
}
