/** Where pages report to. */
export const MEASUREMENTS_API = '/api/measurements'
/** No report of ours comes near. */
export const LARGEST_REPORT_BYTES = 4096

/** Google's Web Vitals: times in milliseconds, CLS in ten-thousandths, so that all are whole numbers. */
export const vitals = ['LCP', 'INP', 'CLS', 'TTFB', 'FCP'] as const
export type Vital = (typeof vitals)[number]
export const CLS_UNIT = 10_000

/** What one view of a page reports, once, when it is put aside. `route` is the router's name of the page. */
export type Report = { route: string; locale: string; vitals: Partial<Record<Vital, number>> }

export type Device = 'phone' | 'other'

/** All that is kept of a browser. */
export function deviceOf(headers: Pick<Headers, 'get'>): Device {
  const hint = headers.get('sec-ch-ua-mobile')
  return (hint ? hint === '?1' : /Mobi/.test(headers.get('user-agent') ?? '')) ? 'phone' : 'other'
}

/** Whether a browser asks not to be followed (Global Privacy Control, Do Not Track): then nothing is measured at all. */
export const asksNotTo = (headers: Pick<Headers, 'get'>): boolean =>
  headers.get('sec-gpc') === '1' || headers.get('dnt') === '1'
