import { useSyncExternalStore } from 'react'
import { currentNotices, noNotices, onNoticesChange } from './notices'

export const useNotices = () => useSyncExternalStore(onNoticesChange, currentNotices, () => noNotices)
