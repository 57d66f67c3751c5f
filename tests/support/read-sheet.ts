const sheets = import.meta.glob<string>('../../catalogue/*.csv', { query: '?raw', import: 'default', eager: true })

/** Replaces catalogue/read-sheet.ts inside the Worker. */
export const readSheet = (name: string): Uint8Array => new TextEncoder().encode(sheets[`../../catalogue/${name}`])
