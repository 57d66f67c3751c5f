import { m } from '#app/paraglide/messages.js'
import { chipClass } from '#app/ui/chip'
import { href } from '../languages/href'

/** The fifteen wooden categories (CAT-01), for pages without data. */
const kinds: Record<string, () => string> = {
  bed: m.category_bed,
  wardrobe: m.category_wardrobe,
  'tv-stand': m.category_tv_stand,
  'shoe-cabinet': m.category_shoe_cabinet,
  bookshelf: m.category_bookshelf,
  'study-desk': m.category_study_desk,
  'dressing-table': m.category_dressing_table,
  'work-desk': m.category_work_desk,
  'decor-cabinet': m.category_decor_cabinet,
  'coffee-table': m.category_coffee_table,
  'wine-cabinet': m.category_wine_cabinet,
  sofa: m.category_sofa,
  'dining-table': m.category_dining_table,
  'dish-cabinet': m.category_dish_cabinet,
  'file-cabinet': m.category_file_cabinet,
}

export function WoodenKinds() {
  return (
    <ul className="flex flex-wrap gap-2">
      {Object.entries(kinds).map(([slug, name]) => (
        <li key={slug}>
          <a href={href('/category/$slug', { slug })} className={chipClass}>
            {name()}
          </a>
        </li>
      ))}
    </ul>
  )
}
