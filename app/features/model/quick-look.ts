import { type Object3D, Scene } from 'three'
import { USDZExporter } from 'three/addons/exporters/USDZExporter.js'

/** The model as USDZ for Apple's Quick Look: metres, standing on the floor. */
export async function usdzOf(model: Object3D): Promise<Blob> {
  const scene = new Scene()
  scene.add(model.clone())
  // The exporter does not update matrices.
  scene.updateMatrixWorld(true)
  const file = await new USDZExporter().parseAsync(scene, { quickLookCompatible: true })
  return new Blob([file], { type: 'model/vnd.usdz+zip' })
}

/** Opens a USDZ file at fixed size. */
export const quickLookAddress = (usdz: Blob) => `${URL.createObjectURL(usdz)}#allowsContentScaling=0`
