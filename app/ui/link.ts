/** The classes of a link's line, which grows dark under the pointer. */
export const underlined =
  'underline decoration-line-strong decoration-1 underline-offset-5 transition-colors hover:decoration-current'

/** The classes of a link that stands by itself. */
export const standaloneLink = `inline-flex min-h-11 items-center gap-2 font-medium ${underlined}`
