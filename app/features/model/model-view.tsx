import { useEffect, useRef, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button'
import { chipClass } from '#app/ui/chip'
import { answerKey } from '#app/ui/orbit-keys'
import type { MaterialCode } from '../catalogue/catalogue'
import { materialName } from '../catalogue/catalogue-labels'
import { FinishDisc } from '../catalogue/swatches'
import type { ModelScene } from './model-scene'
import { ArView } from './room-view'

/** `wanted`: the finish that is shown first, if the model has it. */
type ModelViewProps = { model: string; title: string; wanted?: string | undefined }

/** A model that turns by touch, mouse or arrow keys, in every finish. */
export function ModelView({ model, title, wanted }: ModelViewProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [shown, setShown] = useState<ModelScene>()
  const [hasFailed, setFailed] = useState(false)
  const [finish, setFinish] = useState('')
  const [tries, setTries] = useState(1)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try loads again
  useEffect(() => {
    let isGone = false
    let scene: ModelScene | undefined
    const load = async () => {
      const { openModelScene } = await import('./model-scene')
      if (isGone || !canvas.current) return
      const paper = getComputedStyle(document.documentElement).getPropertyValue('--color-cyc')
      scene = await openModelScene(canvas.current, model, paper)
      if (isGone) return scene.dispose()
      const first = scene.finishes.find((code) => code === wanted)
      if (first) scene.setFinish(first)
      setFinish(first ?? scene.finishes[0] ?? '')
      setShown(scene)
    }
    setFailed(false)
    load().catch(() => setFailed(!isGone))
    return () => {
      isGone = true
      scene?.dispose()
    }
  }, [model, tries])
  useEffect(() => {
    if (!shown || !canvas.current) return
    const observer = new ResizeObserver(shown.resize)
    observer.observe(canvas.current)
    return () => observer.disconnect()
  }, [shown])

  const choose = (code: string) => {
    setFinish(code)
    shown?.setFinish(code)
  }
  return (
    <>
      <div className="relative mt-3 bg-cyc" aria-busy={!shown && !hasFailed}>
        <canvas
          ref={canvas}
          role="img"
          tabIndex={0}
          aria-label={m.model_canvas({ name: title })}
          onKeyDown={(event) => shown && answerKey(event, shown)}
          className="block h-[min(60dvh,36rem)] w-full touch-none -outline-offset-2"
        />
        {!shown && (
          <p role="status" className="absolute inset-0 grid place-items-center px-5 text-center text-sm text-ink-2">
            {hasFailed ? m.model_failed() : m.model_loading()}
          </p>
        )}
      </div>
      <div className="grid gap-3 px-5 pt-4 pb-6">
        {hasFailed ? (
          <Button look="outline" size="small" onClick={() => setTries(tries + 1)}>
            {m.model_retry()}
          </Button>
        ) : (
          <p className="text-sm text-ink-2">{m.model_hint()}</p>
        )}
        {shown && shown.finishes.length > 1 && (
          <fieldset className="flex flex-wrap gap-2">
            <legend className="sr-only">{m.model_finish()}</legend>
            {(shown.finishes as MaterialCode[]).map((code) => (
              <label key={code} className={`${chipClass} cursor-pointer has-checked:inset-ring-ink`}>
                <input
                  type="radio"
                  name="model-finish"
                  checked={code === finish}
                  onChange={() => choose(code)}
                  className="sr-only"
                />
                <FinishDisc code={code} /> {materialName(code)}
              </label>
            ))}
          </fieldset>
        )}
        <ArView model={model} title={title} shown={shown} finish={finish} />
      </div>
    </>
  )
}
