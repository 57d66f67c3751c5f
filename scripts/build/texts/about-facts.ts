import { type PackageTier, packages } from '../../../app/features/catalogue/packages.ts'
import type { SourceName } from '../../../app/features/content/about/sources.ts'
import { company, type Fact, placeholder } from '../../../app/features/content/company.ts'
import { companyTexts } from '../../../app/features/content/company-texts.ts'
import type { TextFact } from '../../../app/features/content/text.ts'
import { inDong, part } from '../../../app/features/content/written-facts.ts'
import { woodenFamilies } from '../../../catalogue/range.ts'
import { doctor, inWords, openToolsSentence, type PerLanguage, picturedOf, range } from './today.ts'

/** Figures of the about pages, formatted in the reader's language. */
export type AboutFact = Fact<number | string | PerLanguage> & { source?: SourceName; of?: TextFact['of'] }

const cited = (value: AboutFact['value'], source: SourceName): AboutFact => ({ value, placeholder: false, source })
const millions = (value: number, source: SourceName): AboutFact => ({ ...cited(value, source), of: 'million' })
const billions = (value: number, source: SourceName): AboutFact => ({ ...cited(value, source), of: 'billion' })
const counted = (value: number | PerLanguage): AboutFact => ({ value, placeholder: false })
const year = placeholder({ vi: '[năm]', en: '[year]', de: '[Jahr]', ja: '[年]' })
const piecesOf = (wanted: PackageTier) =>
  Object.values(packages.find(({ tier }) => tier === wanted)?.rooms ?? {}).flat().length

/** Values of `{{fact:name}}` in the texts beside this file. Deploying refuses placeholders. */
export const facts: Record<string, AboutFact> = {
  ai_law: cited(
    {
      vi: 'Luật số\u00a0134/2025/QH15',
      en: 'Law\u00a0134/2025/QH15',
      de: 'Gesetz\u00a0134/2025/QH15',
      ja: '法律134/2025/QH15',
    },
    'soha_ai_law_2026',
  ),
  ar_tried_share: cited(6, 'baymard_view_in_room'),
  camera_height: counted(doctor.cameraHeight),
  company_name: company.name,
  delivery_area: companyTexts.deliveryArea,
  delivery_from_days: part(company.delivery, ({ fromDays }) => fromDays),
  delivery_to_days: part(company.delivery, ({ toDays }) => toDays),
  doctor_measures: counted(doctor.measures),
  doctor_measures_missed: counted(doctor.missed),
  doctor_open: counted(openToolsSentence),
  doctor_rooms: counted(doctor.rooms),
  ecommerce_2018: billions(8, 'smoney_ecommerce_2023'),
  ecommerce_2019: billions(10.8, 'smoney_ecommerce_2023'),
  ecommerce_2020: billions(11.8, 'smoney_ecommerce_2023'),
  ecommerce_2021: billions(13.7, 'toquoc_ecommerce_2021'),
  ecommerce_2022: billions(16.4, 'smoney_ecommerce_2023'),
  ecommerce_2023: billions(20.5, 'smoney_ecommerce_2023'),
  ecommerce_2024: billions(25, 'kdpt_ecommerce_2024'),
  ecommerce_2025: billions(31, 'tbtc_ecommerce_2025'),
  ecommerce_share_2014: cited(2.1, 'vietbao_ecommerce_2024'),
  ecommerce_share_2019: cited(4.9, 'vietbao_ecommerce_2024'),
  ecommerce_share_2024: cited(9, 'vietbao_ecommerce_2024'),
  ecommerce_share_2025: cited(11, 'tbtc_ecommerce_2025'),
  email: company.email,
  /** ENQUIRY_LIFETIME (app/features/enquiry/enquiry.ts); a test compares. */
  enquiry_months: { value: 12, placeholder: false },
  families: counted(inWords(range.families)),
  fit_out_from_months: cited(2, 'vtc_bare_shell_2025'),
  fit_out_to_months: cited(4, 'vtc_bare_shell_2025'),
  flats_hanoi_q4_2025: cited(15_500, 'nld_flats_2025'),
  flats_hcmc_q4_2025: cited(14_500, 'nld_flats_2025'),
  founding_year: placeholder({ vi: '[năm thành lập]', en: '[founding year]', de: '[Gründungsjahr]', ja: '[創業年]' }),
  frame_warranty_years: company.frameWarrantyYears,
  free_delivery_from: part(company.delivery, ({ freeFrom }) => inDong(freeFrom)),
  household_goods_online_2023: cited(67, 'smoney_ecommerce_2023'),
  household_growth_2009_2019: millions(4.4, 'xinhua_census_2019'),
  household_size_2019: cited(3.5, 'xinhua_census_2019'),
  households_2019: millions(26.9, 'xinhua_census_2019'),
  internet_users_2025: cited(84.2, 'vneconomy_telecom_2025'),
  investment_share_ai: placeholder(1),
  investment_share_models: placeholder(1),
  investment_share_workshop: placeholder(1),
  investment_total: placeholder({ vi: '[số tiền]', en: '[sum]', de: '[Betrag]', ja: '[金額]' }),
  online_buyers_share_2025: cited(60, 'tbtc_ecommerce_2025'),
  package_basic_count: counted(piecesOf('basic')),
  package_luxury_count: counted(piecesOf('luxury')),
  package_premium_count: counted(piecesOf('premium')),
  package_standard_count: counted(piecesOf('standard')),
  pictured: counted(picturedOf(range)),
  plan_approved_on: placeholder({
    vi: '[ngày duyệt]',
    en: '[date of approval]',
    de: '[Datum der Freigabe]',
    ja: '[承認日]',
  }),
  plan_year_1: year,
  plan_year_2: year,
  plan_year_3: year,
  population_2025: millions(102.3, 'nhandan_population_2025'),
  product_count: counted(range.products),
  return_days: company.returnDays,
  rural_people_2025: millions(62.9, 'nhandan_population_2025'),
  services_from: placeholder({ vi: '[ngày]', en: '[date]', de: '[Datum]', ja: '[日付]' }),
  smartphones_2025: millions(105.1, 'vneconomy_telecom_2025'),
  team_size: placeholder({ vi: '[số] người', en: '[number] people', de: '[Zahl] Leute', ja: '[人数]名' }),
  team_trades: placeholder({
    vi: 'thợ mộc, kiến trúc sư, kỹ sư phần mềm và người chăm khách',
    en: 'joiners, architects, software engineers and people who look after customers',
    de: 'Tischler, Architekten, Softwareentwickler und Kundenberater',
    ja: '木工職人、建築家、ソフトウェアエンジニア、お客様担当',
  }),
  urban_people_2025: millions(39.5, 'nhandan_population_2025'),
  urban_share_2019: cited(34.4, 'xinhua_census_2019'),
  urban_share_2025: cited(38.6, 'nhandan_population_2025'),
  wood_exports_2025: billions(17.2, 'vneconomy_wood_2025'),
  wood_exports_japan_2025: billions(2.15, 'baovanhoa_wood_2025'),
  // wood_exports_2025 − wood_exports_us_2025 − wood_exports_japan_2025
  wood_exports_other_2025: billions(5.59, 'vneconomy_wood_2025'),
  wood_exports_us_2025: billions(9.46, 'vneconomy_wood_2025'),
  wooden_count: counted(woodenFamilies.flatMap(({ products }) => products).length),
}
