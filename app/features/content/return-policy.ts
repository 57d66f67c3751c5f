import type { MerchantReturnPolicy } from 'schema-dts'
import { company } from './company'

/** JSON-LD of what the terms promise; who pays for the way back is `returnTransport` in company-texts.ts. */
export const returnPolicy = {
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'VN',
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: company.returnDays.value,
  returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
  itemDefectReturnFees: 'https://schema.org/FreeReturn',
  refundType: 'https://schema.org/FullRefund',
} as const satisfies MerchantReturnPolicy
