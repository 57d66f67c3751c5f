import { useEffect, useMemo, useState } from 'react'
import type { EditorToolId } from '../tools.ts'
import { newestNext } from './newest-next.ts'
import type { Settings } from './settings.ts'
import { changeOf } from './tool-changes.ts'
import type { EditorTools } from './use-editor.ts'

/** Idle time before preparing, so that marking is not delayed. */
const PAUSE_MS = 250

/**
 * Precomputes the chosen change while the visitor looks at the mask. With quick changes of style, only the running and
 * the last one are computed. What is shown is no reason: whoever looks at a version wants to see that.
 */
export function usePrepared(editor: EditorTools, tool: EditorToolId, settings: Settings, isLooking: boolean) {
  const { state, mask, bareMask, prepare } = editor
  const change = useMemo(() => changeOf(tool, settings), [tool, settings])
  const [turn] = useState(newestNext)
  const { base } = state.document
  const isIdle = isLooking && state.work === undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is prepared depends on its base and what is marked
  useEffect(() => {
    if (!change || !isIdle) return
    const timer = setTimeout(() => turn.take(() => prepare(change)), PAUSE_MS)
    return () => {
      clearTimeout(timer)
      turn.drop()
    }
  }, [change, mask, bareMask, base, isIdle])
  return change
}
