/** The classes of a chip: a choice or a way among several, small and round. */
export const chipClass =
  'inline-flex min-h-11 items-center gap-2 rounded-round px-4.5 text-sm font-medium inset-ring inset-ring-line-strong hover:inset-ring-ink'
