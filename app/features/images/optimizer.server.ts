import type { FailureCode } from '#app/lib/failure'
import { logFailure } from '#app/server/log/failure-log'
import { chooseFormat, type ImageFormat, type ImageRequest } from './image-request'
import { fetchImageSource, type ImageStores } from './image-source.server'

type Optimizer = {
  request: Request
  bindings: ImageStores & { IMAGES: ImagesBinding }
  /** True if the client has asked for too many new pictures. */
  isFlood: () => Promise<boolean>
  waitUntil: (work: Promise<unknown>) => void
}

/** Own pictures change their address with their content; stored pictures may be replaced under one name. */
const FOR_EVER = 'public, max-age=31536000, immutable'
const FOR_A_DAY = 'public, max-age=86400'

const headersOf = ({ source }: ImageRequest) => ({
  'cache-control': source.from === 'assets' ? FOR_EVER : FOR_A_DAY,
  'content-security-policy': "default-src 'none'; sandbox",
})

/** The picture in the requested width and the browser's best format, cached in the data centre. */
export async function optimizedImage(order: ImageRequest, optimizer: Optimizer): Promise<Response | FailureCode> {
  const { request, bindings, isFlood, waitUntil } = optimizer
  const { origin } = new URL(request.url)
  const format = chooseFormat(request.headers.get('accept') ?? undefined, order.width)
  const key = `${origin}/__image/${__PICTURES_ID__}/${encodeURIComponent(JSON.stringify([order, format]))}`
  const cached = await caches.default.match(key)
  if (cached) return createResponse(cached, 'hit')
  if (await isFlood()) return 'too_many_requests'
  const bytes = await fetchImageSource(order.source, bindings, origin)
  if (typeof bytes === 'string') return bytes
  const image = await transform(bindings.IMAGES, bytes, order, format)
  if (!image) return 'upstream_unavailable'
  waitUntil(caches.default.put(key, image.clone()))
  return createResponse(image, 'miss')
}

/** Undefined when the Images service fails or cannot decode the bytes. */
async function transform(
  images: ImagesBinding,
  bytes: Uint8Array<ArrayBuffer>,
  order: ImageRequest,
  format: ImageFormat,
): Promise<Response | undefined> {
  try {
    const result = await images
      .input(new Blob([bytes]).stream())
      .transform({ width: order.width, fit: 'scale-down' })
      .output({ format, quality: order.quality })
    return result.response({ headers: headersOf(order) })
  } catch (error) {
    logFailure('optimizer', error as Error)
    return
  }
}

function createResponse(image: Response, cache: 'hit' | 'miss'): Response {
  const answer = new Response(image.body, image)
  answer.headers.set('vary', 'Accept')
  answer.headers.set('x-image-cache', cache)
  return answer
}
