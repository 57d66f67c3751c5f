import type { Sent, Target } from './target.ts'

export type HostileRequest = Sent & { target: string; isCustomers: boolean; value: string }

/** Seeded random numbers (mulberry32). */
function randomNumbers(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const request = ({ name, isCustomers = false }: Target, sent: Sent, value: string): HostileRequest => ({
  ...sent,
  target: name,
  isCustomers,
  value,
})

/** Every string at every address, or at one in `oneIn`, rotating. */
export const stringRequests = (targets: readonly Target[], strings: readonly string[], oneIn = 1): HostileRequest[] =>
  strings.flatMap((value, turn) =>
    targets.flatMap((target, at) =>
      (turn + at) % oneIn === 0 ? [request(target, target.send(value, Math.floor(turn / oneIn) + at), value)] : [],
    ),
  )

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']
const TYPES = [
  'application/json',
  'application/json; charset=utf-7',
  'text/plain',
  'text/html',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'multipart/form-data; boundary=',
  'application/octet-stream',
  'application/problem+json',
  'x/y; multipart/form-data',
  '',
]
const BODIES = [
  '',
  'null',
  '0',
  '""',
  '[]',
  '{}',
  '{',
  '{"data":null}',
  '{"meta":{"language":"vi","traceID":""},"data":null}',
  '{"meta":{"language":"vi","traceID":""},"data":[]}',
  '{"meta":null,"data":{}}',
  '{"__proto__":{"x":1},"constructor":{"prototype":{"x":1}}}',
  '{"t":{"t":10,"i":0,"p":{"k":["data"],"v":[{"t":9,"i":1,"a":[],"l":4294967295}]},"o":0},"f":63,"m":[]}',
  '{"t":{"t":26,"i":0,"s":"x"},"f":63,"m":[]}',
  '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n',
  '--x\r\nContent-Disposition: form-data; name="a"',
  '--x--',
  'a=b&a=c&%zz=%',
  '&&&===',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `{"a":${'"b"'.padEnd(50_000, ' ')}}`,
  'a'.repeat(70_000),
  '\u0000\u0001\u0002',
  '\ufeff{}',
]
const HEADERS: Record<string, string>[] = [
  { 'x-forwarded-host': 'evil.example' },
  { 'x-original-url': '/api/profile', 'x-rewrite-url': '/api/profile' },
  { 'x-http-method-override': 'DELETE' },
  { forwarded: 'for=1.2.3.4;host=evil.example;proto=https' },
  { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.' },
  { authorization: `Bearer ${'a.'.repeat(1500)}` },
  { authorization: 'Basic %%%' },
  { cookie: `token=${'x'.repeat(6000)}` },
  { cookie: 'token=a.b.c; renewal=%E0%A4%A; preferredLanguage=__proto__; account=%' },
  { cookie: ';;;=;=a;token' },
  { 'accept-language': `${'vi,'.repeat(800)}*;q=x` },
  { 'accept-language': '-;q=-1,*-*' },
  { accept: 'text/markdown;q=1e9,*/*;q=%' },
  { accept: 'application/json' },
  { range: 'bytes=-0', 'if-range': 'x' },
  { range: 'bytes=9999999999999999999-1,0-0,-5' },
  { 'if-none-match': '*', 'if-modified-since': 'never' },
  { 'if-match': '"' },
  { origin: 'null' },
  { origin: 'https://evil.example', referer: 'https://evil.example/%00' },
  { referer: 'http://localhost/vi/%E0%A4%A?%' },
  { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
  { 'sec-fetch-site': 'x'.repeat(1000) },
  { 'idempotency-key': 'x'.repeat(4000) },
  { 'idempotency-key': '../../../x' },
  { 'x-visitor-address': 'x.y.z' },
  { 'x-tsr-serverfn': 'true', 'x-tss-raw': 'true' },
  { 'content-encoding': 'gzip' },
  { 'accept-encoding': 'x;q=nan, identity;q=0' },
  { 'last-event-id': '-1' },
  { 'user-agent': '' },
  { 'user-agent': `() { :;}; ${'x'.repeat(2000)}` },
  { 'sec-purpose': 'prefetch', dnt: '1', 'sec-gpc': '1' },
]
const WAYS_OUT = [
  '/%2e%2e',
  '/..%2f',
  '//',
  '/;',
  '/%00',
  '/.',
  '/%5c',
  '/%ff',
  '.json',
  '/index.html',
  '%20',
  '?',
  '?x[]=1&x[]=2',
  '?__proto__[x]=1',
]
const ODD_STARTS = [
  '//evil.example',
  '/EN',
  '/%65n',
  '/xx',
  '/vi-VN',
  '/__proto__',
  '/undefined',
  '/%2f%2fevil.example',
  '/vi/%76i',
  '/assets',
  '/texts',
  '/.git',
]

/** Random requests from addresses and strings, deterministic by seed. */
export function generatedRequests(
  targets: readonly Target[],
  strings: readonly string[],
  { count, seed }: { count: number; seed: number },
): HostileRequest[] {
  const random = randomNumbers(seed)
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const turn = () => Math.floor(random() * 1000)

  /** Strings joined, repeated, cut inside a character, or prefixed. */
  function mixed(): string {
    const string = one(strings)
    const way = random()
    if (way < 0.25) return string + one(strings)
    if (way < 0.4) return string.repeat(1 + Math.floor(random() * 30)).slice(0, 3000)
    if (way < 0.5) return string.slice(0, Math.ceil(string.length * random()))
    if (way < 0.6) return String((random() - 0.5) * 10 ** Math.floor(random() * 320))
    return `hostile${Math.floor(random() * 1e9).toString(36)}${string}`
  }
  /** Inserts something into a path. */
  function strayed(path: string): string {
    const [way, query = ''] = path.split('?')
    const parts = (way ?? '').split('/')
    if (random() < 0.3)
      return (
        one(ODD_STARTS) +
        parts
          .slice(random() < 0.5 ? 1 : 2)
          .map((part) => `/${part}`)
          .join('')
      )
    const at = 1 + Math.floor(random() * parts.length)
    return `${parts.slice(0, at).join('/')}${one(WAYS_OUT)}${parts
      .slice(at)
      .map((part) => `/${part}`)
      .join('')}${query && `?${query}`}`
  }
  function hostile(): HostileRequest {
    const target = one(targets)
    const value = mixed()
    const sent = target.send(random() < 0.6 ? value : 'x', turn())
    const way = random()
    if (way < 0.4) return request(target, target.send(value, turn()), value)
    if (way < 0.6) {
      const method = sent.method === 'GET' ? 'POST' : sent.method
      const type = one(TYPES)
      const headers = { ...sent.headers, 'content-type': type }
      return request(target, { ...sent, method, headers, body: one(BODIES) }, value)
    }
    if (way < 0.7) {
      const method = one(METHODS)
      return request(target, { ...sent, method, body: /GET|HEAD/.test(method) ? undefined : sent.body }, value)
    }
    if (way < 0.9)
      return request(target, { ...sent, headers: { ...sent.headers, ...one(HEADERS), ...one(HEADERS) } }, value)
    return request(target, { ...sent, path: strayed(sent.path) }, value)
  }
  return Array.from({ length: count }, hostile)
}
