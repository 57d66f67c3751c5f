/**
 * The shop's facts and legal dates; texts about them are in company-texts.ts. Placeholders come from the design's mocks
 * and need confirmation before release.
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
  /** Account of the messenger Zalo: the phone number or id in its address. */
  zalo: placeholder('02800000018'),
  hours: placeholder({ opens: '9:00', closes: '21:00' }),
  /** Hours at the shop between which a half day's deliveries arrive. */
  halfDays: placeholder({ morning: { from: 8, to: 12 }, afternoon: { from: 13, to: 17 } }),
  delivery: placeholder({ fromDays: 3, toDays: 5, freeFrom: 10_000_000 }),
  /** Account that transfers go to. `bin`: the bank's number in VietQR (NAPAS). */
  bank: placeholder({
    bin: '970436',
    name: 'Vietcombank',
    account: '0000000018',
    holder: 'CONG TY CO PHAN VUONG TRON',
  }),
  /** Terms of buying: the most that is paid at the door, deliveries in a half day; of single pieces: piece-terms.ts. */
  buying: placeholder({ cashLimit: 20_000_000, deliveriesInHalfDay: 6 }),
  frameWarrantyYears: placeholder(5),
  /** Construction and surface of wooden furniture, which the catalogue does not have. */
  woodwork: placeholder<Woodwork>({ construction: 'part_solid', surface: 'oil' }),
  returnDays: placeholder(30),
  /** Days from the returned goods to the refund. */
  refundDays: placeholder(7),
  /** Working days until a complaint is answered. */
  complaintDays: placeholder(5),
  /** Days until the mailbox loses data deleted from the database (docs/operate.md). */
  mailCopyDays: placeholder(30),
  /** Date of the last check where personal data are stored (company-texts.ts). */
  storageCheckedOn: placeholder('2026-11-22'),
  /** Date on which shop and counsel accepted privacy and terms; drafts until then. */
  legalTextsAcceptedOn: placeholder(''),
  /** Notice of the Ministry of Industry and Trade; without it, its badge is hidden. */
  tradeNotice: { value: undefined, placeholder: false } as Fact<TradeNotice | undefined>,
}

/** True if a page must say that its facts are unconfirmed. */
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

/** Opens the conversation with the shop in Zalo. */
export const zaloLink = (account: string) => `https://zalo.me/${account}`
