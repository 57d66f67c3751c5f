import { type } from 'arktype'
import type { Result } from '#app/lib/failure'
import { parseJson } from '#app/lib/parse-json'
import { type SourceType, sourceTypes } from '../export-mark'
import { doctorFunctions, type ToolId } from '../tools'
import { readPicture } from './call.server'
import { type Fields, LARGEST_SEED, wholeNumber } from './fields.schema'
import { deleteResult, newResultName, putFile, resultFile, resultMaskFile } from './files.server'
import { checkImage, type ImageSize } from './image-check'
import { hasEnded, KEPT_EDGE_PX } from './jobs'
import { addOutputs, type Job } from './jobs.server'
import { decodeMask, fitWithin, reencode, resultFileOf } from './pixels.server'
import { formatOf, jobSeedOf, type Tools } from './work.server'

const LONGEST_RECIPE = 64 * 1024
const MOST_PRODUCTS = 40
/** Maximum results per job. */
const MOST_RESULTS = 5

/** A page's upload with one result; `more` while others follow. */
const resultForm = type({
  image: type.instanceOf(File),
  'masked_image?': type.instanceOf(File),
  recipe: type.string.atMostLength(LONGEST_RECIPE),
  'label?': /^[a-z_]{1,40}$/,
  'more?': "'true' | 'false'",
  'source?': type.enumerated(...sourceTypes),
  'seed?': wholeNumber(0, LARGEST_SEED),
  '+': 'reject',
})
const recipeSchema = type({
  'products?': type(/^[a-z\d]+(?:-[a-z\d]+)*$/)
    .and(type.string.atMostLength(120))
    .array()
    .atMostLength(MOST_PRODUCTS),
})

type StoredResult = Result<{ job: Job }>

/** Stores a page's result, validated like any external picture. */
export async function keepDeviceResult(tools: Tools, job: Job, form: FormData): Promise<StoredResult> {
  if (hasEnded(job.status) || job.engine !== 'client') return { ok: false, code: 'job_ended' }
  const sent = resultForm(Object.fromEntries(form))
  if (sent instanceof type.errors) return { ok: false, code: 'invalid_request', wrong: ['image', 'recipe'] }
  const recipe = recipeSchema(parseJson(sent.recipe))
  const number = job.outputs.length + 1
  if (recipe instanceof type.errors) return { ok: false, code: 'invalid_request', wrong: ['recipe'] }
  const drawn = await drawnResult(tools, sent, job)
  if (!drawn.ok) return drawn
  const { png, maskPng, size } = drawn
  const name = newResultName()
  const format = formatOf(job)
  const source = sent.source ?? usualSource(job)
  const bytes = await resultFileOf(tools.images, png, size, { format, source })
  if (!bytes) return { ok: false, code: 'image_unreadable' }
  await putFile(tools.bucket, job.id, resultFile(name, format), bytes)
  if (maskPng) await putFile(tools.bucket, job.id, resultMaskFile(name), maskPng)
  const output = {
    file: resultFile(name, format),
    ...(maskPng && { mask: resultMaskFile(name) }),
    ...size,
    seed: sent.seed ?? jobSeedOf(job),
    ...(sent.label && { label: sent.label }),
    recipe,
    products: recipe.products ?? [],
  }
  const isLast = sent.more !== 'true' || number >= MOST_RESULTS
  const progress = Math.round((100 * number) / (number + 1))
  const stored = await addOutputs(tools.db, job, { outputs: [output], isLast, progress })
  if (stored) return { ok: true, job: stored }
  await deleteResult(tools.bucket, job.id, name)
  return { ok: false, code: 'job_ended' }
}

/** Default source type of a result: the strongest that the function can produce. */
const usualSource = ({ function: name, parameters }: Job): SourceType =>
  doctorFunctions[name as ToolId].source?.(parameters as Fields) ?? 'compositeSynthetic'

type Drawn = Result<{ png: Uint8Array<ArrayBuffer>; maskPng?: Uint8Array; size: ImageSize }>

/** Re-encodes pictures losslessly, which strips metadata and keeps unchanged pixels. */
async function drawnResult({ images }: Tools, sent: typeof resultForm.infer, job: Job): Promise<Drawn> {
  const [picture, mask] = await Promise.all([
    readPicture(sent.image, 1),
    sent.masked_image && readPicture(sent.masked_image, 1),
  ])
  if (!picture.ok) return picture
  if (!showsPhotoOf(job, picture.size)) return { ok: false, code: 'result_size_mismatch' }
  if (mask && !mask.ok) return mask
  if (mask && (mask.size.width !== picture.size.width || mask.size.height !== picture.size.height))
    return { ok: false, code: 'mask_size_mismatch' }
  const png = await reencode(
    images,
    picture.bytes,
    fitWithin(Math.min(KEPT_EDGE_PX, (job.parameters as Fields).max_edge ?? KEPT_EDGE_PX)),
    'image/png',
  )
  const checked = png && checkImage(png, 1)
  if (!png || !checked?.ok) return { ok: false, code: 'image_unreadable' }
  const read = mask && (await decodeMask(images, mask.bytes, checked.size))
  if (mask && !read) return { ok: false, code: 'image_unreadable' }
  if (read?.isEmpty) return { ok: false, code: 'mask_empty' }
  return { ok: true, png, maskPng: read?.png, size: checked.size }
}

/** Rounding differences of sizes between page and server, in pixels. */
const ROUNDED_PX = 1

/** True if a result has the photo's aspect ratio, or if its function may change it. */
function showsPhotoOf({ function: name, width, height }: Job, result: ImageSize): boolean {
  if (width === null || height === null || doctorFunctions[name as ToolId].changesShape) return true
  const isWide = width >= height
  const [long, short] = isWide ? [width, height] : [height, width]
  const [longOfResult, shortOfResult] = isWide ? [result.width, result.height] : [result.height, result.width]
  // Compared at the smaller size, where rounding is not magnified.
  const shared = Math.min(long, longOfResult)
  return Math.abs((short * shared) / long - (shortOfResult * shared) / longOfResult) <= ROUNDED_PX
}
