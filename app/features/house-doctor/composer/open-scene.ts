/** Why there is no 3D view: its code did not come, or the browser cannot draw it. */
export type NoScene = 'not_loaded' | 'no_webgl'

/** The 3D view once its code is there; neither view nor trouble where nobody waits for it any more. */
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
