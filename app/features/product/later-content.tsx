import type { PartName, PartProps } from './product-parts'

let Loaded: typeof import('./product-parts').default | undefined

/** Fetches what shows a product to a visitor who comes by a link inside the application, beside the product itself. */
export async function loadContent() {
  Loaded ??= (await import('./product-parts')).default
}

export const LaterPart = ({ name, ...props }: PartProps & { name: PartName }) => Loaded?.[name](props) ?? null
