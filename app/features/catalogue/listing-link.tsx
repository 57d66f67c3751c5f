import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type ListingSearch, listingQueryOf } from './listing'

type ListingLinkProps = { search: ListingSearch; className?: string; label?: string; children: ReactNode }

/** A link to another view of the listing that keeps the scroll position. */
export function ListingLink({ search, className, label, children }: ListingLinkProps) {
  return (
    <Link
      to="."
      search={listingQueryOf(search)}
      resetScroll={false}
      activeOptions={{ exact: true }}
      aria-label={label}
      className={className}
    >
      {children}
    </Link>
  )
}
