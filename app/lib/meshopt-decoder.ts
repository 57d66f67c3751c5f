import type { MeshoptDecoder as Decoder } from 'meshoptimizer/decoder'
// @ts-expect-error The package exports neither this file nor its types; it has the interface of the one it does export.
import { MeshoptDecoder as withoutWebAssembly } from '../../node_modules/meshoptimizer/meshopt_decoder_reference.js'

/**
 * The library's plain JavaScript decoder, because the shop's CSP forbids WebAssembly and Workers do not compile it at
 * run time. A model takes only milliseconds.
 */
export const MeshoptDecoder: typeof Decoder = withoutWebAssembly
