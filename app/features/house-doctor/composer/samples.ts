import type { PackageRoom } from '../../catalogue/catalogue'
import type { RoomDocument, RoomOpening } from './document.ts'

export type SampleName = PackageRoom | 'empty'

const door = (
  wall: RoomOpening['wall'],
  atMm: number,
  hinge: RoomOpening['hinge'] = 'near',
): Omit<RoomOpening, 'id'> => ({
  kind: 'door',
  wall,
  atMm,
  hinge,
  widthMm: 900,
  sillMm: 0,
  topMm: 2100,
})
const pane = (wall: RoomOpening['wall'], atMm: number, widthMm: number, sillMm = 900): Omit<RoomOpening, 'id'> => ({
  kind: 'window',
  wall,
  atMm,
  widthMm,
  sillMm,
  topMm: 2300,
  hinge: 'near',
})

type Sample = Omit<RoomDocument, 'openings' | 'pieces'> & {
  openings: readonly Omit<RoomOpening, 'id'>[]
  /** Slug, x, z and turn. */
  pieces: readonly (readonly [string, number, number, number])[]
}

/** Rooms of a Vietnamese flat; unsold products are left out when one is opened. */
const samples: Record<SampleName, Sample> = {
  living: {
    kind: 'living',
    shape: { widthMm: 4200, depthMm: 5200, heightMm: 2800 },
    openings: [door('front', 200), pane('back', 900, 2400, 400)],
    floor: 'oak_planks',
    walls: 'F4F1EA',
    pieces: [
      ['sofa-ho-tay-ba-cho', 3710, 3000, 270],
      ['ban-tra-nhat-tan', 2390, 3000, 270],
      ['ke-tv-hoi-an-140', 230, 3000, 90],
      ['tu-trang-tri-dong-ho-60', 3300, 220, 180],
      ['ke-giay-hang-bong-60', 175, 1500, 90],
      ['ke-sach-xoay-yen-tu-45', 3955, 1300, 270],
    ],
  },
  bedroom: {
    kind: 'bedroom',
    shape: { widthMm: 3600, depthMm: 4000, heightMm: 2700 },
    openings: [door('front', 200), pane('right', 1300, 1600)],
    floor: 'pale_oak_planks',
    walls: 'E6DCC9',
    pieces: [
      ['giuong-sa-pa-160', 1050, 2465, 90],
      ['tu-quan-ao-mo-bao-loc-150', 2005, 305, 180],
      ['ban-trang-diem-hang-luoc-90', 3370, 1208, 270],
      ['ke-tv-hoi-an-140', 3370, 2465, 270],
      ['ke-sach-dang-thang-dinh-le-70', 3370, 3630, 270],
    ],
  },
  dining: {
    kind: 'dining',
    shape: {
      widthMm: 4800,
      depthMm: 4400,
      heightMm: 2800,
      notch: { corner: 'back-right', widthMm: 1600, depthMm: 1400 },
    },
    openings: [door('front', 3700, 'far'), pane('left', 1250, 1800)],
    floor: 'terrazzo',
    walls: 'B3BDA5',
    pieces: [
      ['ban-an-tron-ben-thanh-135', 2280, 1950, 0],
      ['tu-bat-dia-phu-lang-110', 230, 570, 90],
      ['tu-bar-bau-da-110', 3000, 245, 180],
      ['tu-trang-tri-kim-bong-110', 1740, 230, 180],
    ],
  },
  study: {
    kind: 'study',
    shape: { widthMm: 3200, depthMm: 3000, heightMm: 2700 },
    openings: [door('front', 200), pane('back', 900, 1400)],
    floor: 'walnut_planks',
    walls: 'B9C9D0',
    pieces: [
      ['ban-lam-viec-long-bien-140', 370, 2090, 90],
      ['ke-sach-thap-ba-vi-120', 2580, 190, 180],
      ['ke-ho-so-long-bien-80', 1500, 195, 180],
      ['sofa-nam-xuan-huong', 2355, 2605, 0],
      ['ban-tra-nhat-tan-110', 2300, 1445, 0],
    ],
  },
  empty: {
    kind: 'living',
    shape: { widthMm: 4000, depthMm: 3600, heightMm: 2700 },
    openings: [door('front', 200), pane('back', 1300, 1400)],
    floor: 'oak_planks',
    walls: 'F4F1EA',
    pieces: [],
  },
}

const numbered = <Thing>(things: readonly Thing[]) => things.map((thing, index) => ({ id: index + 1, ...thing }))

export function sampleRoom(name: SampleName): RoomDocument {
  const { openings, pieces, ...room } = samples[name]
  return {
    ...room,
    openings: numbered(openings),
    pieces: numbered(pieces.map(([slug, xMm, zMm, turn]) => ({ slug, xMm, zMm, turn }))),
  }
}
