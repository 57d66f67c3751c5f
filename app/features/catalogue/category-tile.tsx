import { SHOP_PICTURE_QUALITY } from '#app/lib/constants'
import { Icon } from '#app/ui/icon'
import { Image } from '../images/image'
import { href } from '../languages/href'
import { type CategorySummary, pictureOf } from './catalogue'

export function CategoryTile({ category }: { category: CategorySummary }) {
  return (
    <li>
      <a href={href('/category/$slug', { slug: category.slug })} className="group flex h-full flex-col bg-surface">
        <Image
          url={pictureOf(category)}
          alt=""
          width={272}
          height={218}
          // A 16:9 room that covers the box is drawn wider than the box.
          sizes="(max-width: 768px) 59vw, (max-width: 1024px) 48vw, (max-width: 1440px) 29vw, 388px"
          quality={SHOP_PICTURE_QUALITY}
          className="zoom w-full max-md:aspect-square"
        />
        <span className="flex min-h-13 flex-1 items-start justify-between p-2.5 text-xs leading-tight font-medium md:items-center md:px-4 md:py-3.5 md:text-base">
          <span className="min-w-0 wrap-anywhere">{category.name}</span>
          <Icon
            name="arrow-right"
            className="size-4 text-purple-500 opacity-0 transition-opacity group-hover:opacity-100 max-md:hidden"
          />
        </span>
      </a>
    </li>
  )
}
