import { Image } from '#app/features/images/image'
import { SHOP_PICTURE_QUALITY } from '#app/lib/constants'
import { m } from '#app/paraglide/messages.js'
import { buttonClass } from '#app/ui/button'
import { Icon } from '#app/ui/icon'
import { href } from '../languages/href'
import { getLocale } from '../languages/locale'
import { categoryHref, type MenuCategory, menuLabel } from './navigation'

const THUMBNAIL = { width: 160, height: 120, sizes: '160px', quality: SHOP_PICTURE_QUALITY }

/** Panel of the category menu: groups left, their categories beside. */
export default function CategoryGroups({ groups }: { groups: readonly MenuCategory[] }) {
  return (
    <div className="wrap category-groups">
      {groups.map((group, index) => (
        <Group key={group.uniqueID} group={group} isFirst={index === 0} />
      ))}
      <DoctorCard />
    </div>
  )
}

function Group({ group, isFirst }: { group: MenuCategory; isFirst: boolean }) {
  const locale = getLocale()
  if (group.children.length === 0) {
    return (
      <a href={categoryHref(group, undefined, locale)} className="category-group">
        {menuLabel(group, locale)}
      </a>
    )
  }
  return (
    <details name="category-group" open={isFirst} data-hover>
      <summary className="category-group">
        {menuLabel(group, locale)}
        <Icon name="chevron-right" className="size-4 text-ink-3" />
      </summary>
      <ul className="category-tiles">
        {group.children.map((category) => (
          <li key={category.uniqueID}>
            <a
              href={categoryHref(category, group, locale)}
              className="block text-sm leading-[1.35] underline-offset-4 hover:underline"
            >
              {category.picture ? <Image url={category.picture} alt="" {...THUMBNAIL} className="mb-2 block" /> : null}
              {menuLabel(category, locale)}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

function DoctorCard() {
  return (
    <aside className="dark doctor-card flex flex-col bg-purple-950 text-white max-lg:hidden">
      <div aria-hidden="true" className="room-picture min-h-36 flex-1 [&>*]:[--lens:4.25rem]">
        <img src="/catalogue/rooms/hero-bare-780.avif" alt="" loading="lazy" className="room-photo" />
        <img src="/catalogue/rooms/hero-furnished-780.avif" alt="" loading="lazy" className="room-photo room-lens" />
      </div>
      <div className="p-6 pt-5">
        <p className="text-[1.375rem] leading-tight font-medium tracking-display">{m.nav_doctor_title()}</p>
        <p className="mt-1.5 text-sm text-on-dark-2">{m.nav_doctor_text()}</p>
        <a href={href('/house-doctor-ai')} className={`${buttonClass('white', 'small')} mt-4`}>
          {m.nav_doctor_link()}
        </a>
      </div>
    </aside>
  )
}
