/**
 * The shop's own facts, each once. A placeholder comes from the design's mocks and is to be confirmed before release.
 */
export type Fact<T> = { value: T; placeholder: boolean }

export const placeholder = <T>(value: T): Fact<T> => ({ value, placeholder: true })

export const company = {
  name: placeholder('Công ty Cổ phần Vuông Tròn'),
  headOffice: placeholder('Tầng 3, 18 Nguyễn Hữu Thọ, Quận\u00a07, TP.\u00a0Hồ\u00a0Chí\u00a0Minh'),
  hanoiOffice: placeholder('Tầng 6, 25 Lý Thường Kiệt, Hoàn\u00a0Kiếm, Hà\u00a0Nội'),
  email: placeholder('xinchao@vuongtron.vn'),
  phones: placeholder({ headOffice: '028 0000 0018', hanoiOffice: '024 0000 0025' }),
  hours: placeholder({ opens: '9:00', closes: '21:00' }),
  delivery: placeholder({ fromDays: 3, toDays: 5, freeFrom: 10_000_000 }),
  frameWarrantyYears: placeholder(5),
  returnDays: placeholder(30),
}

const COUNTRY_CALLING_CODE = '+84'

/** The address that dials a Vietnamese number from anywhere. */
export const telephoneLink = (number: string) => `tel:${number.replace(/\D/g, '').replace(/^0/, COUNTRY_CALLING_CODE)}`
