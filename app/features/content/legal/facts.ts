import { company, type Fact, vat } from '../company.ts'
import type { TextFact } from '../text.ts'

const law = (value: TextFact['value']): TextFact => ({ value, placeholder: false })
const part = <T>(fact: Fact<T>, pick: (value: T) => TextFact['value']): TextFact => ({
  ...fact,
  value: pick(fact.value),
})
const inDong = (sum: number): TextFact['value'] => ({
  vi: `${sum.toLocaleString('vi')}\u00a0₫`,
  en: `₫${sum.toLocaleString('en')}`,
  de: `${sum.toLocaleString('de')}\u00a0₫`,
  ja: `₫${sum.toLocaleString('ja')}`,
})
const onDay = (day: string): TextFact['value'] => {
  const written = (locale: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
  return { vi: written('vi'), en: written('en-GB'), de: written('de'), ja: written('ja') }
}

/** Retention times; a test compares them with the code's constants. */
const kept: Record<string, TextFact> = {
  consent_years: law(3),
  device_days: law(180),
  enquiry_months: law(12),
  erasure_days: law(7),
  letter_end_days: law(30),
  photo_days: law(30),
  unactivated_days: law(7),
  unconfirmed_days: law(7),
  unused_device_days: law(30),
  visitor_hours: law(24),
}

/** Values of `{{fact:name}}` in the texts beside this file. Deploying refuses placeholders. */
export const facts: Record<string, TextFact> = {
  ...kept,
  answer_days: law(2),
  /** Cloudflare's database backups. */
  backup_days: law(30),
  company_name: company.name,
  complaint_days: part(company.complaintDays, (days) => days),
  delivery_area: part(company.delivery, ({ area }) => area),
  delivery_from_days: part(company.delivery, ({ fromDays }) => fromDays),
  delivery_to_days: part(company.delivery, ({ toDays }) => toDays),
  email: company.email,
  free_delivery_from: part(company.delivery, ({ freeFrom }) => inDong(freeFrom)),
  head_office: company.headOffice,
  mail_copy_days: company.mailCopyDays,
  mailbox_provider: company.mailboxProvider,
  /** Cloudflare's Analytics Engine. */
  measured_months: law(3),
  phone: part(company.phones, ({ headOffice }) => headOffice),
  refund_days: company.refundDays,
  registration_date: part(company.registration, ({ issuedOn }) => issuedOn),
  registration_number: part(company.registration, ({ number }) => number),
  registration_place: part(company.registration, ({ issuedBy }) => issuedBy),
  return_days: company.returnDays,
  return_transport: company.returnTransport,
  stop_days: law(15),
  stop_days_shared: law(20),
  storage_as_of: part(company.storage, ({ asOf }) => onDay(asOf)),
  storage_recipient: part(company.storage, ({ recipient }) => recipient),
  storage_region: part(company.storage, ({ region }) => region),
  tax_code: part(company.registration, ({ taxCode }) => taxCode),
  transfer_dossier: company.transferDossier,
  vat_law: law(vat.reduced.law),
  vat_reduced: law(vat.reduced.percent),
  vat_standard: law(vat.percent),
  vat_until: law(onDay(vat.reduced.until)),
}
