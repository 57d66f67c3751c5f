import { m } from '#app/paraglide/messages.js'

const CARDS = 8
const GROUPS = ['h-16', 'h-28', 'h-35']

/** Placeholder of a loading listing, with the title if it is known. */
export function ListingSkeleton({ title }: { title?: string }) {
  return (
    <div className="wrap pb-24" aria-busy="true">
      <p role="status" className="sr-only">
        {m.listing_loading()}
      </p>
      {title ? <h1 className="pt-14 text-5xl">{title}</h1> : <div className="skeleton mt-14 h-14 w-70 max-w-full" />}
      <div className="skeleton mt-4 h-4.5 w-130 max-w-full" />
      <div className="my-8 flex gap-2 overflow-hidden">
        {['w-18', 'w-30', 'w-26', 'w-28', 'w-35'].map((width) => (
          <div key={width} className={`skeleton h-11 flex-none rounded-round ${width}`} />
        ))}
      </div>
      <div className="grid gap-x-8 md:grid-cols-[12.5rem_1fr] lg:grid-cols-[16rem_1fr] lg:gap-x-12">
        <div className="border-t border-line max-md:hidden">
          {GROUPS.map((height) => (
            <div key={height} className="border-b border-line py-5">
              <div className="skeleton h-4 w-24" />
              <div className={`skeleton mt-4 ${height}`} />
            </div>
          ))}
        </div>
        <div>
          <div className="mb-6 flex justify-between">
            <div className="skeleton h-4 w-40" />
            <div className="skeleton h-4 w-35" />
          </div>
          <div className="grid gap-x-3.5 gap-y-7 xs:grid-cols-2 md:grid-cols-3 md:gap-x-6 md:gap-y-10 xl:grid-cols-4">
            {Array.from({ length: CARDS }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
              <div key={index}>
                <div className="skeleton aspect-(--product-ratio)" />
                <div className="skeleton mt-4 h-4 w-4/5" />
                <div className="skeleton mt-2 h-3 w-3/5" />
                <div className="skeleton mt-3.5 h-4 w-2/5" />
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  )
}
