import { company, placeholder, vat } from '../company.ts'
import { companyTexts } from '../company-texts.ts'
import { pieceTerms } from '../piece-terms.ts'
import type { TextFact } from '../text.ts'
import { inDong, onDay, part } from '../written-facts.ts'

const law = (value: TextFact['value']): TextFact => ({ value, placeholder: false })
/** Retention times; a test compares them with the code's constants. */
const retentionTimes: Record<string, TextFact> = {
  cart_days: law(90),
  consent_years: law(3),
  device_days: law(180),
  ended_order_days: law(90),
  enquiry_months: law(12),
  erasure_days: law(7),
  letter_end_days: law(30),
  order_years: law(5),
  photo_days: law(30),
  unactivated_days: law(7),
  unconfirmed_days: law(7),
  unused_device_days: law(30),
  visitor_hours: law(24),
}

/** Values of `{{fact:name}}` in the texts beside this file. Deploying refuses placeholders. */
export const facts: Record<string, TextFact> = {
  ...retentionTimes,
  /** Accounting documents (Law 88/2015/QH13, Decree 174/2016/NĐ-CP); counsel has to confirm it. */
  accounting_years: placeholder(10),
  answer_days: law(2),
  /** Cloudflare's database backups. */
  backup_days: law(30),
  bank_name: part(company.bank, ({ name }) => name),
  cash_limit: part(company.buying, ({ cashLimit }) => inDong(cashLimit)),
  company_name: company.name,
  complaint_days: company.complaintDays,
  delivery_area: companyTexts.deliveryArea,
  delivery_from_days: part(company.delivery, ({ fromDays }) => fromDays),
  delivery_to_days: part(company.delivery, ({ toDays }) => toDays),
  /** HOLD_TIME (app/features/checkout/quote.ts). */
  deposit_hold_hours: law(72),
  deposit_percent: part(pieceTerms.wooden, ({ depositPercent }) => depositPercent),
  email: company.email,
  free_delivery_from: part(company.delivery, ({ freeFrom }) => inDong(freeFrom)),
  /** HOLD_TIME, too. */
  full_hold_hours: law(24),
  head_office: company.headOffice,
  mail_copy_days: company.mailCopyDays,
  mailbox_provider: companyTexts.mailboxProvider,
  /** Cloudflare's Analytics Engine. */
  measured_months: law(3),
  phone: part(company.phones, ({ headOffice }) => headOffice),
  refund_days: company.refundDays,
  registration_date: companyTexts.registrationDate,
  registration_number: companyTexts.registrationNumber,
  registration_place: companyTexts.registrationOffice,
  return_days: company.returnDays,
  return_transport: companyTexts.returnTransport,
  stop_days: law(15),
  stop_days_shared: law(20),
  storage_as_of: part(company.storageCheckedOn, onDay),
  storage_recipient: companyTexts.storageRecipient,
  storage_region: companyTexts.storageRegion,
  tax_code: companyTexts.taxCode,
  transfer_dossier: companyTexts.transferDossier,
  vat_law: law(vat.reduced.law),
  vat_reduced: law(vat.reduced.percent),
  vat_standard: law(vat.percent),
  vat_until: law(onDay(vat.reduced.until)),
}
