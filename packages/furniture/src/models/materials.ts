/** How a material reflects light; the studio has a recipe for each. */
export type MaterialFamily =
  | 'wood'
  | 'lacquer'
  | 'metal'
  | 'brushed'
  | 'fabric'
  | 'boucle'
  | 'leather'
  | 'glass'
  | 'mirror'
  | 'cane'
  | 'ceramic'
  | 'stone'
  | 'paper'
  | 'leaf'
  | 'plain'
  | 'shade'
  | 'glow'
  | 'sheer'
  | 'plaster'
  | 'planks'

export type Material = {
  family: MaterialFamily
  /** sRGB hex. */
  color: string
  rough: number
  metal?: number
  opacity?: number
  /** Visible from both sides. */
  thin?: boolean
}

const material = (family: MaterialFamily, color: string, rough: number, more: Partial<Material> = {}): Material => ({
  family,
  color,
  rough,
  ...more,
})

const paints = {
  white: 'F1EEE8',
  sage: 'A3AC98',
  blue: '5F7C93',
  red: 'A9553C',
  yellow: 'D9B45B',
  green: '5E7358',
  grey: '8B8C8A',
}

export const materials = {
  oak: material('wood', 'C8A783', 0.5),
  walnut: material('wood', '7C5A43', 0.45),
  ash: material('wood', 'D2BC99', 0.52),
  black_oak: material('wood', '2B2826', 0.5),
  birch: material('wood', 'E3CFA8', 0.55),
  mdf_green: material('plain', 'A9B08A', 0.8),

  black_metal: material('metal', '1C1C1E', 0.42, { metal: 0.6 }),
  brass: material('metal', 'C9A45C', 0.28, { metal: 1 }),
  chrome: material('metal', 'DADCDD', 0.08, { metal: 1 }),
  steel: material('brushed', 'B9BBBC', 0.34, { metal: 1 }),
  dark_steel: material('brushed', '5A5C5E', 0.4, { metal: 1 }),
  aluminium: material('brushed', 'C9CBCC', 0.3, { metal: 1 }),

  white_plastic: material('lacquer', 'F0EFEC', 0.38),
  grey_plastic: material('lacquer', '8F9294', 0.5),
  black_plastic: material('lacquer', '1B1C1D', 0.45),
  white_lacquer: material('lacquer', 'F1EEE8', 0.35),
  blue_plastic: material('lacquer', '6E93A8', 0.45),
  rubber: material('plain', '222222', 0.9),
  screen: material('lacquer', '0B0D10', 0.12),
  black_glass: material('lacquer', '0D0E10', 0.06),
  display: material('glow', 'DDEBF2', 0.5),
  light: material('glow', 'FFF3DC', 0.5),
  ring: material('plain', 'A9ADB0', 0.5),

  linen: material('fabric', 'D8CFC1', 0.95),
  linen_white: material('fabric', 'E7E3DB', 0.95),
  linen_sand: material('fabric', 'C3B5A2', 0.95),
  linen_rust: material('fabric', 'A26A4E', 0.95),
  linen_olive: material('fabric', '7C7C5E', 0.95),
  linen_grey: material('fabric', '9D9A95', 0.95),
  linen_ink: material('fabric', '4B5560', 0.95),
  felt: material('fabric', '3B3A39', 1),
  duvet: material('fabric', 'E6E2DA', 0.95, { thin: true }),
  throw_sand: material('fabric', 'B8A48C', 0.95, { thin: true }),
  throw_rust: material('fabric', 'A4684A', 0.95, { thin: true }),
  throw_olive: material('fabric', '7D7C62', 0.95, { thin: true }),
  rug: material('boucle', 'DDD5C8', 1),
  boucle: material('boucle', 'E9E2D6', 1),
  leather: material('leather', '9A5C36', 0.42),
  leather_black: material('leather', '2E2A28', 0.42),

  glass: material('glass', 'FFFFFF', 0.03, { opacity: 0.18 }),
  smoked_glass: material('glass', '6B6560', 0.05, { opacity: 0.45 }),
  mirror: material('mirror', 'E4E7E8', 0.02, { metal: 1 }),
  cane: material('cane', 'D3B17F', 0.6),
  rattan: material('plain', 'C79A62', 0.6),

  ceramic_white: material('ceramic', 'EFEAE2', 0.5),
  ceramic_clay: material('ceramic', 'B98565', 0.7),
  ceramic_dark: material('ceramic', '4A4643', 0.55),
  porcelain: material('lacquer', 'F4F3F0', 0.12),
  granite: material('stone', '4B4A48', 0.4),
  stone: material('stone', 'A39D93', 0.55),
  marble: material('stone', 'E4E0D8', 0.3),
  plaster_white: material('plain', 'EFECE6', 0.9),
  terracotta: material('plain', 'B26A48', 0.85),

  paper_a: material('paper', 'D9D0C1', 0.8),
  paper_b: material('paper', '8C9A94', 0.8),
  paper_c: material('paper', 'B4694A', 0.8),
  paper_d: material('paper', '3E4650', 0.8),
  paper_e: material('paper', 'EDE8DF', 0.8),
  leaf: material('leaf', '3E5B36', 0.4, { thin: true }),
  stem: material('plain', '6B5A3E', 0.8),
  soil: material('plain', '3A2E25', 1),
  bottle: material('lacquer', '1E2A20', 0.15),
  label: material('paper', 'EDE6D6', 0.8),

  paint_white: material('plain', paints.white, 0.7),
  paint_sage: material('plain', paints.sage, 0.7),
  paint_blue: material('plain', paints.blue, 0.7),
  paint_red: material('plain', paints.red, 0.7),
  paint_yellow: material('plain', paints.yellow, 0.7),
  paint_green: material('plain', paints.green, 0.7),
  paint_grey: material('plain', paints.grey, 0.7),

  plaster: material('plaster', 'EEECE8', 0.95),
  plaster_sand: material('plaster', 'E2DACB', 0.95),
  plaster_sage: material('plaster', 'D1D4C7', 0.95),
  plaster_clay: material('plaster', 'E0D0C3', 0.95),
  plaster_mist: material('plaster', 'CED3D4', 0.95),
  concrete: material('plaster', 'B9B6B0', 0.95),
  trim: material('lacquer', 'F5F3EF', 0.5),
  floor_oak: material('planks', 'B9A184', 0.42),
  shade: material('shade', 'F6EBD8', 0.9, { thin: true }),
  sheer: material('sheer', 'F4F1EA', 1, { thin: true }),
} satisfies Record<string, Material>

export type MaterialName = keyof typeof materials

export const materialOf = (name: MaterialName): Material => materials[name]
