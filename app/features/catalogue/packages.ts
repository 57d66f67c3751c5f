export type PackageTier = 'basic' | 'standard' | 'premium' | 'luxury'
export type PackageRoom = 'living' | 'bedroom' | 'dining' | 'study'

/** A furniture package: product slugs per room; a repeated slug means two pieces. */
export type FurniturePackage = {
  tier: PackageTier
  /** Floor area of the homes, in m²; the largest has no upper limit. */
  area: { from: number; to?: number }
  rooms: Partial<Record<PackageRoom, readonly string[]>>
}

export const packages: readonly FurniturePackage[] = [
  {
    tier: 'basic',
    area: { from: 25, to: 35 },
    rooms: {
      living: [
        'sofa-nam-xuan-huong',
        'ban-tra-may-hang-may-80',
        'ke-tv-goc-ha-long-110',
        'ke-sach-treo-tuong-yen-tu-110',
        'ke-giay-hang-bong-60',
      ],
      bedroom: ['giuong-don-cat-ba-120', 'tu-quan-ao-hang-dao-80', 'ban-trang-diem-treo-tuong-hang-bac-80'],
    },
  },
  {
    tier: 'standard',
    area: { from: 45, to: 65 },
    rooms: {
      living: [
        'sofa-ho-tay-hai-cho',
        'ban-tra-nhat-tan',
        'ke-tv-hoi-an-140',
        'ke-sach-dinh-le-120',
        'tu-giay-cua-bac-80',
      ],
      dining: ['ban-an-duong-lam-bon-cho', 'tu-bat-dia-chu-dau-100'],
      bedroom: [
        'giuong-sa-pa-160',
        'tu-quan-ao-hang-dao-120',
        'ban-trang-diem-hang-luoc-90',
        'giuong-sa-pa-140',
        'tu-quan-ao-hang-dao-80',
        'ban-hoc-van-mieu-100',
      ],
    },
  },
  {
    tier: 'premium',
    area: { from: 70, to: 95 },
    rooms: {
      living: [
        'sofa-ho-tay-ba-cho',
        'ban-tra-nhat-tan-110',
        'ke-tv-trang-an-180',
        'ke-sach-ba-vi',
        'tu-trang-tri-ngu-binh-140',
        'tu-giay-cua-bac-120',
      ],
      dining: ['ban-an-duong-lam-sau-cho', 'tu-bat-dia-bat-trang-120', 'tu-ruou-lang-van-100'],
      bedroom: [
        'giuong-moc-chau-180',
        'tu-quan-ao-van-phuc-200',
        'ban-trang-diem-ngoc-ha',
        'giuong-moc-chau-160',
        'tu-quan-ao-mai-chau-160',
        'giuong-sa-pa-140',
        'tu-quan-ao-mai-chau-120',
      ],
      study: ['ban-hoc-co-gia-sach-van-mieu-120', 'ban-lam-viec-long-bien-140', 'tu-ho-so-yen-thai-80'],
    },
  },
  {
    tier: 'luxury',
    area: { from: 100 },
    rooms: {
      living: [
        'sofa-mo-dun-thien-quang-300',
        'sofa-truc-bach-hai-cho',
        'ban-tra-suoi-giang-130',
        'ban-tra-suoi-giang-90',
        'ke-tv-trang-an-220',
        'ke-sach-tam-dao-150',
        'tu-trang-tri-kim-bong-160',
        'tu-giay-cao-o-quan-chuong-90',
      ],
      dining: ['ban-an-can-tho-muoi-cho', 'tu-bat-dia-bat-trang-160', 'tu-ruou-kim-son-120', 'quay-bar-bau-da-150'],
      bedroom: [
        'giuong-da-lat-180',
        'tu-quan-ao-cua-lua-la-khe-240',
        'ban-trang-diem-quang-ba-130',
        'giuong-coc-man-ha-giang-180',
        'tu-quan-ao-cua-lua-la-khe-180',
        'ban-trang-diem-ngoc-ha-120',
        'giuong-da-lat-160',
        'tu-quan-ao-van-phuc-160',
        'giuong-moc-chau-160',
        'tu-quan-ao-van-phuc-160',
      ],
      study: [
        'ban-lam-viec-trang-tien-180',
        'ban-hoc-doi-hanh-thien-180',
        'ke-sach-tam-dao-90',
        'tu-ho-so-ba-dinh-160',
      ],
    },
  },
]

/** Pieces of one product that a package has at most. */
export const mostOfAPiece = Math.max(
  ...packages.flatMap(({ rooms }) => {
    const slugs = Object.values(rooms).flat()
    return slugs.map((slug) => slugs.filter((other) => other === slug).length)
  }),
)
