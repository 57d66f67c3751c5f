/**
 * Pictures in object storage by product slug: key, and the public file that the seed uploads. The address is the
 * storage console's (STORE-01).
 */
export const storedPictures: Record<string, { key: string; file: string }> = {
  'tu-ho-so-hang-giay-90': {
    key: 'catalogue/tủ hồ sơ Hàng Giấy 90.webp',
    file: 'public/catalogue/products/tu-ho-so-hang-giay-90.webp',
  },
}

export const STORAGE_BUCKET = 'vuong-tron-storage'
const CONSOLE = 'https://console.storage.vuongtron.vn/browser'

/** Address of a product's stored picture, if it has one. */
export function storedPicture(slug: string): string | undefined {
  const kept = storedPictures[slug]
  return kept && `${CONSOLE}/${STORAGE_BUCKET}/${encodeURIComponent(kept.key)}`
}
