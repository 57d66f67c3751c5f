import type { ComponentProps } from 'react'

type Look = 'primary' | 'outline' | 'white' | 'quiet'
type Size = 'normal' | 'small'

const looks: Record<Look, string> = {
  primary: 'bg-purple-500 text-white hover:bg-purple-600 active:bg-purple-700',
  outline: 'shadow-[inset_0_0_0_1.5px_var(--color-ink)] hover:bg-ink hover:text-white',
  white: 'bg-white text-ink hover:bg-purple-100',
  quiet: 'bg-sunken hover:bg-line',
}
const sizes: Record<Size, string> = { normal: 'min-h-13 px-7 text-base', small: 'min-h-11 px-5 text-sm' }

/** Classes of a button, also for links that look like one. */
export const buttonClass = (look: Look = 'primary', size: Size = 'normal') =>
  `inline-flex max-w-full items-center justify-center gap-2.5 rounded-round font-medium text-center transition duration-(--duration-fast) active:scale-98 disabled:bg-sunken disabled:text-ink-disabled disabled:shadow-none disabled:cursor-not-allowed aria-busy:opacity-60 aria-busy:cursor-progress ${looks[look]} ${sizes[size]}`

type ButtonProps = ComponentProps<'button'> & { look?: Look; size?: Size }

export function Button({ look, size, className = '', type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={`${buttonClass(look, size)} ${className}`} {...rest} />
}

const iconButton = 'grid place-items-center rounded-round transition-colors duration-(--duration-fast) hover:bg-sunken'

/** Classes of an icon button; needs an `aria-label`. */
export const iconButtonClass = `size-11 ${iconButton}`

/** Icon button in the header (navigation/header.css). */
export const barButtonClass = `bar-button ${iconButton}`
