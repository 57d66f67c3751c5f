/** Classes of an underlined link. */
export const underlined =
  'underline decoration-line-strong decoration-1 underline-offset-5 transition-colors hover:decoration-current'

/** Classes of a standalone link. */
export const standaloneLink = `inline-flex min-h-11 items-center gap-2 font-medium ${underlined}`
