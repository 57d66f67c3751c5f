/** Classes of a chip: a small round option or link; the current one is dark. */
export const chipClass =
  'inline-flex min-h-11 items-center gap-2 rounded-round px-4.5 text-sm font-medium inset-ring inset-ring-line-strong hover:inset-ring-ink aria-[current]:bg-ink aria-[current]:text-white aria-[current]:inset-ring-0'
