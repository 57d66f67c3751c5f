import { useEffect, useRef, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button'
import { answerKey } from '#app/ui/orbit-keys'
import type { ComposerClient } from './composer-client.ts'
import { type NoScene, openScene } from './open-scene.ts'
import type { Covers } from './room-covers.ts'
import type { RoomScene } from './room-scene.ts'
import type { Composer } from './use-composer.ts'
import { useCovers } from './use-covers.ts'

type RoomViewProps = { composer: Composer; client: ComposerClient; onPlan: () => void }

/** Movement below this is a tap; pixels. */
const TAP_PX = 6

const troubleWords: Record<NoScene, () => string> = {
  not_loaded: m.house_doctor_trouble_sample_missing,
  no_webgl: m.composer_no_webgl,
}

/** The room in 3D; three.js loads on first use. */
export function RoomView({ composer, client, onPlan }: RoomViewProps) {
  const { document, range, chosen } = composer
  const canvas = useRef<HTMLCanvasElement>(null)
  const [scene, setScene] = useState<RoomScene>()
  const [trouble, setTrouble] = useState<NoScene>()
  const [tries, setTries] = useState(0)
  const [missing, setMissing] = useState(0)
  const covers = useCovers(client, document)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try opens it anew
  useEffect(() => {
    let opened: RoomScene | undefined
    let isGone = false
    const open = ({ RoomScene }: typeof import('./room-scene.ts')) => {
      if (isGone || !canvas.current) return undefined
      const { backgroundColor, color } = getComputedStyle(canvas.current)
      opened = new RoomScene(canvas.current, backgroundColor, color)
      opened.resize()
      return opened
    }
    void openScene(() => import('./room-scene.ts'), open).then((outcome) => {
      if (isGone) return
      setScene(outcome.scene)
      setTrouble(outcome.trouble)
    })
    return () => {
      isGone = true
      opened?.close()
    }
  }, [tries])
  useEffect(() => {
    if (!scene || !canvas.current) return
    const observer = new ResizeObserver(() => scene.resize())
    observer.observe(canvas.current)
    return () => observer.disconnect()
  }, [scene])
  useRoom(scene, document, covers)
  useEffect(() => {
    void scene?.showPieces(document.pieces, range, chosen).then((slugs) => setMissing(slugs.length))
  }, [scene, document.pieces, range, chosen])

  const tapped = useRef<{ x: number; y: number }>(undefined)
  if (trouble)
    return (
      <div role="alert" className="composer-no-view">
        <p>{troubleWords[trouble]()}</p>
        <div className="flex flex-wrap justify-center gap-2">
          {trouble === 'not_loaded' && (
            <Button
              look="outline"
              size="small"
              onClick={() => {
                setTrouble(undefined)
                setTries(tries + 1)
              }}
            >
              {m.model_retry()}
            </Button>
          )}
          <Button look="outline" size="small" onClick={onPlan}>
            {m.composer_view_plan()}
          </Button>
        </div>
      </div>
    )
  return (
    <>
      <canvas
        ref={canvas}
        role="img"
        tabIndex={0}
        aria-label={m.composer_room_label({ count: document.pieces.length })}
        aria-busy={!scene}
        className="composer-room"
        onKeyDown={(event) => scene && answerKey(event, scene)}
        onPointerDown={({ clientX: x, clientY: y }) => {
          tapped.current = { x, y }
        }}
        onPointerUp={({ clientX, clientY, nativeEvent: { offsetX, offsetY } }) => {
          const start = tapped.current
          if (start && Math.hypot(clientX - start.x, clientY - start.y) < TAP_PX)
            composer.choose(scene?.pieceAt(offsetX, offsetY))
        }}
      />
      {!scene && (
        <p role="status" className="composer-no-view">
          {m.model_loading()}
        </p>
      )}
      {missing > 0 && (
        <p className="composer-missing text-xs text-ink-2">{m.composer_models_missing({ count: missing })}</p>
      )}
    </>
  )
}

function useRoom(scene: RoomScene | undefined, room: Composer['document'], covers: Covers) {
  const { shape, openings } = room
  // biome-ignore lint/correctness/useExhaustiveDependencies: the shell is built of these alone, not of what stands in it
  useEffect(() => {
    scene?.showRoom(room, covers)
  }, [scene, shape, openings, covers])
}
