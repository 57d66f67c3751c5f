import { useEffect, useMemo, useState } from 'react'
import type { OpenToolId } from '../tools.ts'
import { newestNext } from './newest-next.ts'
import { changeOf, type Settings } from './settings.ts'
import type { EditorTools } from './use-editor.ts'

/** So long nothing else is done before the Worker begins: who marks on is not kept waiting. */
const PAUSE_MS = 250

/**
 * The change that is chosen, for which the Worker gets ready while the visitor looks at what is marked. Who tries one style
 * after another waits for the one that was begun, and for the last.
 */
export function usePrepared(editor: EditorTools, tool: OpenToolId, settings: Settings, isLooking: boolean) {
  const { state, mask, bareMask, prepare } = editor
  const change = useMemo(() => changeOf(tool, settings), [tool, settings])
  const [turn] = useState(newestNext)
  const { shown } = state.document
  const isIdle = isLooking && state.work === undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is prepared depends on what is shown and marked
  useEffect(() => {
    if (!change || !isIdle) return
    const timer = setTimeout(() => turn.take(() => prepare(change)), PAUSE_MS)
    return () => {
      clearTimeout(timer)
      turn.drop()
    }
  }, [change, mask, bareMask, shown, isIdle])
  return change
}
