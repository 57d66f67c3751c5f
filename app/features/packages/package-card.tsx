import { PROGRAM_IMAGE, SHOP_PICTURE_QUALITY } from '#app/lib/constants'
import { m } from '#app/paraglide/messages.js'
import { standaloneLink } from '#app/ui/link'
import type { PackageSummary } from '../catalogue/catalogue'
import { itemCount, price, tierName } from '../catalogue/catalogue-labels'
import { ENQUIRY } from '../enquiry/enquiry'
import { Image } from '../images/image'
import { href } from '../languages/href'
import { homeOf, roomName } from './packages-labels'

type PackageCardProps = { content: PackageSummary; heading?: 'h2' | 'h3' }

/** A furniture package: its homes, pieces per room, and price. */
export function PackageCard({ content, heading: Heading = 'h3' }: PackageCardProps) {
  const address = href('/furniture-package', {}, { packageTier: content.tier })
  return (
    <article className="group relative flex flex-col">
      <Image
        url={content.image}
        alt=""
        {...PROGRAM_IMAGE}
        sizes="(max-width: 768px) 300px, (max-width: 1024px) 46vw, 23vw"
        quality={SHOP_PICTURE_QUALITY}
        className="zoom w-full"
      />
      <Heading className="mt-4 text-2xl">
        <a href={address} className="after:absolute after:inset-0">
          {tierName(content.tier)}
        </a>
      </Heading>
      <p className="text-sm text-ink-2">{homeOf(content)}</p>
      <RoomCounts rooms={content.rooms} />
      <p className="num mt-auto pt-4 text-lg font-semibold">{m.packages_price({ price: price(content.priceVnd) })}</p>
      <a href={`${address}#${ENQUIRY}`} className={`${standaloneLink} relative`}>
        {m.package_ask()}
      </a>
    </article>
  )
}

export function RoomCounts({ rooms }: Pick<PackageSummary, 'rooms'>) {
  return (
    <ul className="mt-3.5 border-t border-line text-sm">
      {rooms.map(({ room, pieces }) => (
        <li key={room} className="flex justify-between gap-4 border-b border-line py-2">
          <span className="text-ink-2">{roomName(room)}</span>
          <span className="num">{itemCount(pieces)}</span>
        </li>
      ))}
    </ul>
  )
}
