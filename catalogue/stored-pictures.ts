/**
 * Pictures that object storage keeps, by the slug of their product: their name in the bucket, and the public file that
 * the seed uploads under it. The shop knows them by the address at which the storage console shows them (STORE-01).
 */
export const storedPictures: Record<string, { key: string; file: string }> = {
  'tu-ho-so-hang-giay-90': {
    key: 'catalogue/tủ hồ sơ Hàng Giấy 90.webp',
    file: 'public/catalogue/products/tu-ho-so-hang-giay-90.webp',
  },
}

export const STORAGE_BUCKET = 'vuong-tron-storage'
const CONSOLE = 'https://console.storage.vuongtron.vn/browser'

/** Where object storage keeps a product's picture, if it does. */
export function storedPicture(slug: string): string | undefined {
  const kept = storedPictures[slug]
  return kept && `${CONSOLE}/${STORAGE_BUCKET}/${encodeURIComponent(kept.key)}`
}
