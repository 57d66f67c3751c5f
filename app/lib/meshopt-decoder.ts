import type { MeshoptDecoder as Decoder } from 'meshoptimizer/decoder'
// @ts-expect-error The package exports neither this file nor its types; it has the interface of the one it does export.
import { MeshoptDecoder as withoutWebAssembly } from '../../node_modules/meshoptimizer/meshopt_decoder_reference.js'

/**
 * The library's decoder in plain JavaScript: our pages' policy allows no WebAssembly, and Workers compile none at run
 * time. Slower, but a product's model takes it only a few milliseconds.
 */
export const MeshoptDecoder: typeof Decoder = withoutWebAssembly
