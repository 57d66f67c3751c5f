import { laterPart } from '#app/ui/server-rendered'
import type { PartName, PartProps } from './product-parts'

/** A part of a product's page, for a visitor who comes by a link inside the application. */
export const { load: loadContent, Part: LaterPart } = laterPart(async () => {
  const { default: parts } = await import('./product-parts')
  return { default: ({ name, ...props }: PartProps & { name: PartName }) => parts[name](props) }
})
