/** Fetches an application file, such as a sample room's picture. */
export async function fetchPicture(path: string, signal?: AbortSignal): Promise<Blob> {
  const answer = await fetch(path, { signal })
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return answer.blob()
}
