export const MEASUREMENTS_API = '/api/measurements'
/** Far above any report of the shop's pages. */
export const LARGEST_REPORT_BYTES = 4096

/** Web Vitals as integers: milliseconds, CLS in ten-thousandths. */
export const vitals = ['LCP', 'INP', 'CLS', 'TTFB', 'FCP'] as const
export type Vital = (typeof vitals)[number]
export const CLS_UNIT = 10_000

/** One report per page view. `route` is the router's name of the page. */
export type Report = { route: string; locale: string; vitals: Partial<Record<Vital, number>> }

export type Device = 'phone' | 'other'

/** The only property stored about a browser. */
export function deviceOf(headers: Pick<Headers, 'get'>): Device {
  const hint = headers.get('sec-ch-ua-mobile')
  return (hint ? hint === '?1' : /Mobi/.test(headers.get('user-agent') ?? '')) ? 'phone' : 'other'
}

/** Global Privacy Control or Do Not Track: nothing is measured. */
export const asksNotTo = (headers: Pick<Headers, 'get'>): boolean =>
  headers.get('sec-gpc') === '1' || headers.get('dnt') === '1'
