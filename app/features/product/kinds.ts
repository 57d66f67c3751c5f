/** Decides the texts about care, delivery, warranty and returns. Imports bring products, never categories. */
export type ProductKind = 'furniture' | 'appliance' | 'fitting' | 'mirror' | 'material' | 'paint'

/** By category slug; wooden families are furniture. */
const kindsOfGoods: Readonly<Record<string, Exclude<ProductKind, 'furniture'>>> = {
  'speakers-and-tvs': 'appliance',
  freezers: 'appliance',
  'water-purifiers': 'appliance',
  'air-conditioners': 'appliance',
  'kitchen-stoves': 'appliance',
  'range-hoods': 'appliance',
  sinks: 'fitting',
  faucets: 'fitting',
  washbasins: 'fitting',
  'shower-sets': 'fitting',
  mirrors: 'mirror',
  'decorative-materials': 'material',
  'plastic-floors': 'material',
  'wall-panels': 'material',
  'interior-wood': 'material',
  'interior-and-exterior-paint': 'paint',
  'paint-interior': 'paint',
  'paint-exterior': 'paint',
  'paint-waterproofing': 'paint',
  'paint-primer': 'paint',
}

export const kindOf = (categorySlug: string): ProductKind => kindsOfGoods[categorySlug] ?? 'furniture'
