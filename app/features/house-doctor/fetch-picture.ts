/** A file of the application, such as a picture of a room of ours. */
export async function fetchPicture(path: string, signal?: AbortSignal): Promise<Blob> {
  const answer = await fetch(path, { signal })
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return answer.blob()
}
