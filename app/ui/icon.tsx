/** A decorative icon of public/brand/icons.svg; the surrounding control has the name. */
export function Icon({ name, className = 'size-5' }: { name: string; className?: string }) {
  return (
    <svg className={`shrink-0 ${className}`} aria-hidden="true" focusable="false">
      <use href={`/brand/icons.svg#${name}`} />
    </svg>
  )
}
