/**
 * The shop's facts and legal dates, each once. Placeholders come from the design's mocks and need confirmation before
 * release.
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
  /** Construction and surface of wooden furniture, which the catalogue does not have. */
  woodwork: placeholder<Woodwork>({ construction: 'part_solid', surface: 'oil' }),
  returnDays: placeholder(30),
  /** Who pays for returns; must be stated before distance sales (Law 19/2023/QH15, article 37). */
  returnTransport: placeholder({
    vi: 'chúng tôi chịu nếu hàng lỗi hoặc không đúng mô tả, ngoài ra bạn chịu',
    en: 'ours to pay if the item is faulty or not as described, otherwise yours',
    de: 'auf unsere Kosten, wenn die Ware mangelhaft ist oder nicht der Beschreibung entspricht, sonst auf Ihre',
    ja: '商品に不具合がある場合や説明と異なる場合は当店、そのほかの場合はお客様のご負担です',
  }),
  /** Days from the returned goods to the refund. */
  refundDays: placeholder(7),
  /** As in the business registration. */
  registration: placeholder({
    number: { vi: '[mã số]', en: '[number]', de: '[Nummer]', ja: '[番号]' },
    issuedBy: { vi: '[nơi cấp]', en: '[office]', de: '[Behörde]', ja: '[発行機関]' },
    issuedOn: { vi: '[ngày cấp]', en: '[date]', de: '[Datum]', ja: '[日付]' },
    taxCode: { vi: '[mã số thuế]', en: '[tax code]', de: '[Steuernummer]', ja: '[税コード]' },
  }),
  /** Working days until a complaint is answered. */
  complaintDays: placeholder(5),
  /** Provider of the `email` mailbox, which receives customers' messages. */
  mailboxProvider: placeholder({
    vi: '[nhà cung cấp hộp thư]',
    en: '[mailbox provider]',
    de: '[Postfachanbieter]',
    ja: '[メールサービス会社]',
  }),
  /** Days until the mailbox loses data deleted from the database (docs/operate.md). */
  mailCopyDays: placeholder(30),
  /** Recipient of personal data abroad, location of the database, and date of that check. */
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
  /** The filed impact assessment of transfers abroad. */
  transferDossier: placeholder({
    vi: '[số hồ sơ]',
    en: '[file number]',
    de: '[Aktenzeichen]',
    ja: '[受理番号]',
  }),
  /** Date on which shop and counsel accepted privacy and terms; drafts until then. */
  legalTextsAcceptedOn: placeholder(''),
  /** Notice of the Ministry of Industry and Trade; without it, its badge is hidden. */
  tradeNotice: { value: undefined, placeholder: false } as Fact<TradeNotice | undefined>,
}

/** Pages with unconfirmed facts say so. */
export const isUnconfirmed = (facts: Readonly<Record<string, Fact<unknown>>>) =>
  Object.values(facts).some(({ placeholder }) => placeholder)

export type TradeNotice = { number: string; grantedOn: string; url: string }

/** VAT in percent, and a temporarily reduced rate. */
export const vat = {
  percent: 10,
  reduced: { percent: 8, from: '2025-07-01', until: '2026-12-31', law: '174/2025/NĐ-CP' },
}

const COUNTRY_CALLING_CODE = '+84'

/** International `tel:` link of a Vietnamese number. */
export const telephoneLink = (number: string) => `tel:${number.replace(/\D/g, '').replace(/^0/, COUNTRY_CALLING_CODE)}`
