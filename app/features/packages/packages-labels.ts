import { m } from '#app/paraglide/messages.js'
import type { PackageRoom, PackageSummary, PackageTier } from '../catalogue/catalogue'

/** Words of the packages' pages in their language. */

const homes: Record<PackageTier, (area: { from: number; to: number }) => string> = {
  basic: m.package_home_basic,
  standard: m.package_home_standard,
  premium: m.package_home_premium,
  luxury: m.package_home_luxury,
}
/** Homes that a package is meant for. */
export const homeOf = ({ tier, area }: PackageSummary) => homes[tier]({ from: area.from, to: area.to ?? 0 })

const roomNames: Record<PackageRoom, () => string> = {
  living: m.package_room_living,
  bedroom: m.package_room_bedroom,
  dining: m.package_room_dining,
  study: m.package_room_study,
}
export const roomName = (room: PackageRoom) => roomNames[room]()
