const sources = import.meta.glob<string>(['../../catalogue/*.csv', '../../messages/*.json'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Replaces catalogue/read-source.ts inside the Worker. */
export const readSource = (name: string): Uint8Array =>
  new TextEncoder().encode(sources[name.startsWith('../') ? `../${name}` : `../../catalogue/${name}`])
