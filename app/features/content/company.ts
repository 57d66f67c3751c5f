/**
 * The shop's own facts and the dated ones that the law gives it, each once. A placeholder comes from the design's mocks and is to be confirmed before release.
 */
export type Fact<T> = { value: T; placeholder: boolean }

export const placeholder = <T>(value: T): Fact<T> => ({ value, placeholder: true })

type Woodwork = { construction: 'solid' | 'part_solid' | 'veneer'; surface: 'oil' | 'lacquer' }

export const company = {
  name: placeholder('Công ty Cổ phần Vuông Tròn'),
  headOffice: placeholder('Tầng 3, 18 Nguyễn Hữu Thọ, Quận\u00a07, TP.\u00a0Hồ\u00a0Chí\u00a0Minh'),
  hanoiOffice: placeholder('Tầng 6, 25 Lý Thường Kiệt, Hoàn\u00a0Kiếm, Hà\u00a0Nội'),
  email: placeholder('xinchao@vuongtron.vn'),
  phones: placeholder({ headOffice: '028 0000 0018', hanoiOffice: '024 0000 0025' }),
  hours: placeholder({ opens: '9:00', closes: '21:00' }),
  delivery: placeholder({
    area: {
      vi: 'nội thành Hà\u00a0Nội và TP.\u00a0Hồ\u00a0Chí\u00a0Minh',
      en: 'central Hanoi and Ho Chi Minh City',
      de: 'den Zentren von Hanoi und Ho-Chi-Minh-Stadt',
      ja: 'ハノイとホーチミン市の中心部',
    },
    fromDays: 3,
    toDays: 5,
    freeFrom: 10_000_000,
  }),
  frameWarrantyYears: placeholder(5),
  /** How wooden furniture is built, and its surface: models and catalogue say neither. */
  woodwork: placeholder<Woodwork>({ construction: 'part_solid', surface: 'oil' }),
  returnDays: placeholder(30),
  /** Who bears it. How goods are returned has to be said before they are sold at a distance (Law 19/2023/QH15, article 37). */
  returnTransport: placeholder({
    vi: 'chúng tôi chịu nếu hàng lỗi hoặc không đúng mô tả, ngoài ra bạn chịu',
    en: 'ours to pay if the item is faulty or not as described, otherwise yours',
    de: 'auf unsere Kosten, wenn die Ware mangelhaft ist oder nicht der Beschreibung entspricht, sonst auf Ihre',
    ja: '商品に不具合がある場合や説明と異なる場合は当店、そのほかの場合はお客様のご負担です',
  }),
  /** Days from the return of the goods to that of the money. */
  refundDays: placeholder(7),
  /** As the business registration says it. */
  registration: placeholder({
    number: { vi: '[mã số]', en: '[number]', de: '[Nummer]', ja: '[番号]' },
    issuedBy: { vi: '[nơi cấp]', en: '[office]', de: '[Behörde]', ja: '[発行機関]' },
    issuedOn: { vi: '[ngày cấp]', en: '[date]', de: '[Datum]', ja: '[日付]' },
    taxCode: { vi: '[mã số thuế]', en: '[tax code]', de: '[Steuernummer]', ja: '[税コード]' },
  }),
  /** Working days within which a complaint is answered. */
  complaintDays: placeholder(5),
  /** Who keeps the mailbox of `email`, into which what customers write is sent. */
  mailboxProvider: placeholder({
    vi: '[nhà cung cấp hộp thư]',
    en: '[mailbox provider]',
    de: '[Postfachanbieter]',
    ja: '[メールサービス会社]',
  }),
  /** Days within which the mailbox loses what the database has deleted (docs/operate.md). */
  mailCopyDays: placeholder(30),
  /** Who stores personal data abroad, where the database was made, and the day on which that was looked at. */
  storage: placeholder({
    recipient: {
      vi: 'Cloudflare, Inc. (Hoa Kỳ)',
      en: 'Cloudflare, Inc. (USA)',
      de: 'Cloudflare, Inc. (USA)',
      ja: 'Cloudflare, Inc.（米国）',
    },
    region: {
      vi: 'khu vực châu Á – Thái Bình Dương',
      en: 'the Asia-Pacific region',
      de: 'der Region Asien-Pazifik',
      ja: 'アジア太平洋地域',
    },
    asOf: '2026-11-22',
  }),
  /** The impact assessment of the transfer of personal data abroad, as it was filed. */
  transferDossier: placeholder({
    vi: '[số hồ sơ]',
    en: '[file number]',
    de: '[Aktenzeichen]',
    ja: '[受理番号]',
  }),
  /** The day on which the shop and its counsel accepted privacy and terms: until then they are drafts. */
  legalTextsAcceptedOn: placeholder(''),
  /** What the Ministry of Industry and Trade has granted this site; its badge is off until then. */
  tradeNotice: { value: undefined, placeholder: false } as Fact<TradeNotice | undefined>,
}

/** As long as it is true, the pages that show these facts say so. */
export const isUnconfirmed = (facts: Readonly<Record<string, Fact<unknown>>>) =>
  Object.values(facts).some(({ placeholder }) => placeholder)

export type TradeNotice = { number: string; grantedOn: string; url: string }

/** Value added tax in per cent, and the lower rate of goods that a law reduces for a time. */
export const vat = {
  percent: 10,
  reduced: { percent: 8, from: '2025-07-01', until: '2026-12-31', law: '174/2025/NĐ-CP' },
}

const COUNTRY_CALLING_CODE = '+84'

/** The address that dials a Vietnamese number from anywhere. */
export const telephoneLink = (number: string) => `tel:${number.replace(/\D/g, '').replace(/^0/, COUNTRY_CALLING_CODE)}`
