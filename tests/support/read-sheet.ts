const sheets = import.meta.glob<string>('../../catalogue/*.csv', { query: '?raw', import: 'default', eager: true })

/** What catalogue/read-sheet.ts reads, for tests inside the Worker. */
export const readSheet = (name: string): Uint8Array => new TextEncoder().encode(sheets[`../../catalogue/${name}`])
