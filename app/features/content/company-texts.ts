import { mapLocales } from '../languages/built-in.ts'
import type { Locale } from '../languages/languages'
import type { Fact } from './company.ts'

/** Facts of the shop in words, used as parts of sentences. */
type CompanyTexts = {
  deliveryArea: string
  /** Party that pays for returns; must be stated before distance sales (Law 19/2023/QH15, article 37). */
  returnTransport: string
  /** From the business registration. */
  registrationNumber: string
  registrationOffice: string
  registrationDate: string
  taxCode: string
  /** Provider of the `email` mailbox, which receives customers' messages. */
  mailboxProvider: string
  /** Recipient of personal data abroad, and location of the database. */
  storageRecipient: string
  storageRegion: string
  /** The filed impact assessment of transfers abroad. */
  transferDossier: string
}

const texts: Record<Locale, CompanyTexts> = {
  vi: {
    deliveryArea: 'nội thành Hà\u00a0Nội và TP.\u00a0Hồ\u00a0Chí\u00a0Minh',
    returnTransport: 'chúng tôi chịu nếu hàng lỗi hoặc không đúng mô tả, ngoài ra bạn chịu',
    registrationNumber: '[mã số]',
    registrationOffice: '[nơi cấp]',
    registrationDate: '[ngày cấp]',
    taxCode: '[mã số thuế]',
    mailboxProvider: '[nhà cung cấp hộp thư]',
    storageRecipient: 'Cloudflare, Inc. (Hoa Kỳ)',
    storageRegion: 'khu vực châu Á – Thái Bình Dương',
    transferDossier: '[số hồ sơ]',
  },
  en: {
    deliveryArea: 'central Hanoi and Ho Chi Minh City',
    returnTransport: 'ours to pay if the item is faulty or not as described, otherwise yours',
    registrationNumber: '[number]',
    registrationOffice: '[office]',
    registrationDate: '[date]',
    taxCode: '[tax code]',
    mailboxProvider: '[mailbox provider]',
    storageRecipient: 'Cloudflare, Inc. (USA)',
    storageRegion: 'the Asia-Pacific region',
    transferDossier: '[file number]',
  },
  de: {
    deliveryArea: 'den Zentren von Hanoi und Ho-Chi-Minh-Stadt',
    returnTransport:
      'auf unsere Kosten, wenn die Ware mangelhaft ist oder nicht der Beschreibung entspricht, sonst auf Ihre',
    registrationNumber: '[Nummer]',
    registrationOffice: '[Behörde]',
    registrationDate: '[Datum]',
    taxCode: '[Steuernummer]',
    mailboxProvider: '[Postfachanbieter]',
    storageRecipient: 'Cloudflare, Inc. (USA)',
    storageRegion: 'der Region Asien-Pazifik',
    transferDossier: '[Aktenzeichen]',
  },
  ja: {
    deliveryArea: 'ハノイとホーチミン市の中心部',
    returnTransport: '商品に不具合がある場合や説明と異なる場合は当店、そのほかの場合はお客様のご負担です',
    registrationNumber: '[番号]',
    registrationOffice: '[発行機関]',
    registrationDate: '[日付]',
    taxCode: '[税コード]',
    mailboxProvider: '[メールサービス会社]',
    storageRecipient: 'Cloudflare, Inc.（米国）',
    storageRegion: 'アジア太平洋地域',
    transferDossier: '[受理番号]',
  },
}

/** Facts that the shop has confirmed; all others are placeholders. */
const confirmed: readonly (keyof CompanyTexts)[] = []

export const companyTexts = Object.fromEntries(
  (Object.keys(texts.vi) as (keyof CompanyTexts)[]).map((name) => [
    name,
    { value: mapLocales((locale) => texts[locale][name]), placeholder: !confirmed.includes(name) },
  ]),
) as Record<keyof CompanyTexts, Fact<Record<Locale, string>>>
