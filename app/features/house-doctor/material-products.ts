import type { MaterialId } from '@vuong-tron/room-engine/surfaces/materials/materials'

/** The product of a material, and its coverage per unit in square metres, if known. */
type MaterialProduct = { product: string; coversM2?: number }

export const materialProducts: Partial<Record<MaterialId, MaterialProduct>> = {
  oak_planks: { product: 'san-spc-chan-tran-4-mm-mau-soi', coversM2: 2.23 },
  walnut_planks: { product: 'san-spc-chan-tran-6-mm-mau-oc-cho', coversM2: 1.79 },
  pale_oak_planks: { product: 'van-san-go-van-san-12-mm', coversM2: 1.93 },
  grey_oak_planks: { product: 'san-nhua-dan-keo-chan-tran-3-mm', coversM2: 2.22 },
  oak_herringbone: { product: 'san-xuong-ca-van-san-5-mm', coversM2: 1.79 },
  limewash: { product: 'son-voi-trang-sac-nha-5-lit' },
  oak_slats: { product: 'tam-tieu-am-nan-go-van-san', coversM2: 1.44 },
  rattan: { product: 'tam-may-dan-nep-tuong-60-cm', coversM2: 1.2 },
}
