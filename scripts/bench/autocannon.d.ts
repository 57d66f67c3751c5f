/** autocannon ships no types; these are the ones used here. */
declare module 'autocannon' {
  type Sent = { path: string; headers: Record<string, string> }
  type Options = {
    url: string
    method?: 'POST'
    headers?: Record<string, string>
    requests?: { setupRequest: (request: Sent) => Sent }[]
    body?: string
    connections: number
    duration: number
    /** Requests per second over all connections; unlimited without it. */
    overallRate?: number
  }
  type Result = {
    non2xx: number
    errors: number
    '4xx': number
    requests: { average: number; total: number }
    latency: { p50: number }
  }
  export default function autocannon(options: Options): Promise<Result>
}
