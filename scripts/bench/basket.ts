/** Fills a basket with two pieces and returns its cookies, by name. */
export async function fillBasket(origin: string): Promise<Record<string, string>> {
  const lines = ['ke-tv-trang-an-180:oak', 'giuong-moc-chau-160:oak'].map((sku) => ({ sku, quantity: 1 }))
  const answer = await fetch(`${origin}/api/cart`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ lines }),
  })
  if (!answer.ok) throw new Error(`The basket is not filled: ${answer.status} ${await answer.text()}`)
  return Object.fromEntries(
    answer.headers.getSetCookie().map((cookie) => {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=')
      return [name, value]
    }),
  )
}

/** Pages whose content is the visitor's basket. */
export const basketPages = ['/vi/cart', '/vi/checkout']
