/** Reason for a missing 3D view. */
export type NoScene = 'not_loaded' | 'no_webgl'

/** Loads the 3D view; returns neither view nor failure after an abort. */
export async function openScene<Code, Scene>(
  load: () => Promise<Code>,
  open: (code: Code) => Scene | undefined,
): Promise<{ scene?: Scene; trouble?: NoScene }> {
  let code: Code
  try {
    code = await load()
  } catch {
    return { trouble: 'not_loaded' }
  }
  try {
    return { scene: open(code) }
  } catch {
    return { trouble: 'no_webgl' }
  }
}
