// Lists unconfirmed facts of the shop and expired laws; fails when there are any: node scripts/placeholders.ts
import { company, vat } from '../app/features/content/company.ts'
import { companyTexts } from '../app/features/content/company-texts.ts'
import { facts as legalFacts } from '../app/features/content/legal/facts.ts'
import { pieceTerms } from '../app/features/content/piece-terms.ts'
import { sketches } from '../app/features/content/sketches.ts'
import { deliveryZones } from '../app/features/delivery/delivery-zones.ts'
import { facts } from './build/texts/about-facts.ts'
import { lapsedIn, placeholdersIn } from './lib/placeholders.ts'

const left = [
  ...placeholdersIn('app/features/content/company.ts', company),
  ...placeholdersIn('app/features/content/company-texts.ts', companyTexts),
  ...placeholdersIn('app/features/content/piece-terms.ts', pieceTerms),
  ...lapsedIn('app/features/content/company.ts', { 'vat.reduced': vat.reduced }, new Date()),
  ...placeholdersIn('scripts/build/texts/about-facts.ts', facts),
  ...placeholdersIn('app/features/content/legal/facts.ts', legalFacts),
  ...placeholdersIn('app/features/content/sketches.ts', sketches),
  ...placeholdersIn('app/features/delivery/delivery-zones.ts', deliveryZones),
]
for (const name of left) process.stdout.write(`  - ${name}\n`)
process.exitCode = left.length > 0 ? 1 : 0
