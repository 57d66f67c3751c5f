import { m } from '#app/paraglide/messages.js'
import { buttonClass } from '#app/ui/button'
import { Lens } from '#app/ui/lens'
import { HeroPicture } from '../images/hero-picture'
import { href } from '../languages/href'

/** House Doctor among the products, two cards wide. */
export function ListingInsert() {
  return (
    <li className="dark grid self-stretch xs:col-span-2 xs:grid-cols-2 md:max-lg:grid-cols-[3fr_2fr] overflow-hidden bg-purple-950 text-white">
      <div className="flex flex-col justify-between gap-4 p-5 md:p-6">
        <div>
          <h2 className="text-2xl leading-tight">{m.listing_insert_title()}</h2>
          <p className="mt-2 text-sm text-on-dark-2">{m.listing_insert_text()}</p>
        </div>
        <a href={href('/house-doctor-ai')} className={`${buttonClass('white', 'small')} self-start`}>
          {m.listing_insert_action()}
        </a>
      </div>
      <Lens
        className="h-full min-h-60 [--focus:58%_60%] [--r:37%] [--x:50%] [--y:52%]"
        before={<HeroPicture room="bare" alt="" sizes="390px" lazy />}
        after={<HeroPicture room="furnished" alt="" sizes="390px" lazy />}
      />
    </li>
  )
}
