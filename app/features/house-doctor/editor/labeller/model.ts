import { type Labeller, modelLabeller } from '@vuong-tron/room-engine/network/labeller'
import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm'
import { type Manifest, readManifest } from './manifest.schema.ts'

export type OpenedModel = { ok: true; labeller: Labeller } | { ok: false; code: string }

/** Loads the model that a manifest describes. */
export async function openModelAt(address: URL): Promise<OpenedModel> {
  const written = await fetched(address)
  if (!written) return { ok: false, code: 'manifest_missing' }
  const manifest = readManifest(await written.json().catch(() => undefined))
  const file = manifest && addressOf(manifest.file, address)
  if (!manifest || file?.origin !== address.origin) return { ok: false, code: 'manifest_invalid' }
  const bytes = await (await fetched(file))?.arrayBuffer().catch(() => undefined)
  if (!bytes) return { ok: false, code: 'model_missing' }
  return openModel(new Uint8Array(bytes), manifest)
}

/** Undefined for what is no address; older browsers have no `URL.parse`. */
const addressOf = (file: string, base: URL) => (URL.canParse(file, base) ? new URL(file, base) : undefined)

/** Undefined without a network as well. */
async function fetched(address: URL): Promise<Response | undefined> {
  const answer = await fetch(address).catch(() => undefined)
  return answer?.ok ? answer : undefined
}

async function openModel(file: Uint8Array, manifest: Manifest): Promise<OpenedModel> {
  // More would need pages that are isolated from other origins.
  env.wasm.numThreads = 1
  const { input, output } = manifest
  let session: InferenceSession
  try {
    session = await InferenceSession.create(file, { executionProviders: ['wasm'], logSeverityLevel: ERRORS })
  } catch (error) {
    return { ok: false, code: codeOf(error, 'model_unreadable') }
  }
  if (!session.inputNames.includes(input.name) || !session.outputNames.includes(output.name))
    return { ok: false, code: 'wrong_names' }
  return { ok: true, labeller: labellerOf(session, manifest) }
}

/** Visitors can do nothing about what ONNX Runtime warns of. */
const ERRORS = 3

function labellerOf(session: InferenceSession, manifest: Manifest): Labeller {
  const { input, output } = manifest
  const label = modelLabeller(manifest, async (pixels) => {
    const picture = new Tensor('float32', pixels, [1, 3, input.height, input.width])
    const { [output.name]: scores } = await session.run({ [input.name]: picture }, [output.name])
    const data = scores?.data
    // Numbers of another kind have no shape that is known.
    return data instanceof Float32Array ? { dims: scores?.dims ?? [], data } : { dims: [], data: new Float32Array() }
  })
  return (photo) => label(photo).catch((error) => ({ ok: false, code: codeOf(error, 'wrong_shape') }))
}

/** The runtime tells failures apart in words only. */
function codeOf(error: unknown, otherwise: string) {
  if (/no available backend/.test(String(error))) return 'runtime_missing'
  return error instanceof RangeError || /memory|alloc|overflow/i.test(String(error)) ? 'out_of_memory' : otherwise
}
