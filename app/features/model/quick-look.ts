import { type Object3D, Scene } from 'three'
import { USDZExporter } from 'three/addons/exporters/USDZExporter.js'

/** The model as a USDZ file for Apple's Quick Look: metres, standing on the floor of the room. */
export async function usdzOf(model: Object3D): Promise<Blob> {
  const scene = new Scene()
  scene.add(model.clone())
  // The exporter writes matrices as they stand.
  scene.updateMatrixWorld(true)
  const file = await new USDZExporter().parseAsync(scene, { quickLookCompatible: true })
  return new Blob([file], { type: 'model/vnd.usdz+zip' })
}

/** The address under which Quick Look shows a USDZ file without letting the shopper resize the furniture. */
export const quickLookAddress = (usdz: Blob) => `${URL.createObjectURL(usdz)}#allowsContentScaling=0`
