import { m } from '#app/paraglide/messages.js'
import { barButtonClass } from '#app/ui/button'
import { Icon } from '#app/ui/icon'
import { ListLinks } from './list-links'
import { SearchForm } from './search-form'

const SEARCH_MENU = 'search-menu'

/** Opens the search on every page, without script. */
export function SearchMenu() {
  return (
    <>
      <button
        type="button"
        popoverTarget={SEARCH_MENU}
        aria-label={m.search_label()}
        className={`${barButtonClass} bar-md:-mx-1 bar-xl:mx-0`}
      >
        <Icon name="search" className="bar-icon" />
      </button>
      <div id={SEARCH_MENU} popover="auto" data-menu className="menu-panel wide-menu overflow-visible">
        <div className="wrap py-4 md:flex md:items-start md:gap-4 md:py-6">
          <div className="grow">
            <SearchForm id="header-search" autoFocus />
          </div>
          <ListLinks place="panel" />
        </div>
      </div>
    </>
  )
}
