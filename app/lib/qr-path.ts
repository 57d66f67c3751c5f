import { encode } from 'uqr'

/** Light modules around the code (ISO/IEC 18004). */
const QUIET_ZONE = 4

/** Rows of a QR code's modules, dark ones true, and its side in modules; the light edge is included. */
export const qrModules = (text: string) => encode(text, { ecc: 'M', border: QUIET_ZONE })

/** The dark modules as one path of an SVG whose unit is a module. */
export function qrPath(text: string): { size: number; path: string } {
  const { data, size } = qrModules(text)
  return { size, path: data.map(darkRuns).join('') }
}

/** Rectangles of a row's touching dark modules. */
function darkRuns(row: readonly boolean[], y: number): string {
  const modules = row.map((isDark) => (isDark ? 'x' : ' ')).join('')
  return [...modules.matchAll(/x+/g)]
    .map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
    .join('')
}
