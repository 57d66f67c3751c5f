/** autocannon ships no types; these are what the bench reads. */
declare module 'autocannon' {
  type Options = { url: string; headers?: Record<string, string>; connections: number; duration: number }
  type Result = { non2xx: number; errors: number; requests: { average: number } }
  export default function autocannon(options: Options): Promise<Result>
}
