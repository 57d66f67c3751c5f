import { expect, test, vi } from 'vitest'
import {
  closeMessage,
  currentNotices,
  hideMessage,
  hideToast,
  MOST_TOASTS,
  type NoticeType,
  noNotices,
  onNoticesChange,
  opened,
  setLoading,
  showMessage,
  showToast,
  withToast,
} from '#app/features/notices/notices'

const toast = (id: string, type: NoticeType) => ({ id, type, title: id })
const idsOf = (toasts: readonly { id: string }[]) => toasts.map(({ id }) => id)

test('[MSG-01] a message is a success with a Close button unless it says otherwise', () => {
  expect(opened({ title: 'Saved', message: 'All is well.' })).toEqual({
    isOpen: true,
    type: 'success',
    title: 'Saved',
    message: 'All is well.',
    showCloseButton: true,
    action: undefined,
  })
})

test('[MSG-01] a message keeps its type, its action and the wish for no Close button', () => {
  const action = { label: 'Retry', onPress: () => {} }
  const message = opened({ type: 'warning', title: 't', message: 'm', showCloseButton: false, action })
  expect(message).toMatchObject({ type: 'warning', showCloseButton: false, action })
})

test('[MSG-02] hiding closes the message and clears title, message and action', () => {
  const message = opened({ type: 'error', title: 't', message: 'm', action: { label: 'a', onPress: () => {} } })
  expect(closeMessage(message)).toEqual({
    isOpen: false,
    type: 'error',
    title: '',
    message: '',
    showCloseButton: true,
    action: undefined,
  })
})

test('[MSG-02] showing after an error starts from the defaults again', () => {
  showMessage({ type: 'error', title: 'first', message: 'm', showCloseButton: false })
  hideMessage()
  expect(currentNotices().message).toMatchObject({ isOpen: false, title: '', message: '' })
  showMessage({ title: 'second', message: 'm' })
  expect(currentNotices().message).toMatchObject({
    isOpen: true,
    type: 'success',
    title: 'second',
    showCloseButton: true,
  })
  hideMessage()
})

test('[DATA-01] nothing is shown and nothing is loading by default', () => {
  expect(noNotices).toEqual({
    message: { isOpen: false, type: 'success', title: '', message: '', showCloseButton: true },
    toasts: [],
    isLoading: false,
  })
})

test('[SHELL-02] the loading flag turns on and off, and whoever listens hears it', () => {
  const heard = vi.fn()
  const stop = onNoticesChange(heard)
  setLoading(true)
  expect(currentNotices().isLoading).toBe(true)
  setLoading(false)
  expect(currentNotices().isLoading).toBe(false)
  stop()
  setLoading(false)
  expect(heard).toHaveBeenCalledTimes(2)
})

test('four toasts stand at most: good news makes room first, then warnings, then the oldest', () => {
  const news = [toast('e1', 'error'), toast('w1', 'warning'), toast('i1', 'info'), toast('s1', 'success')]
  expect(news).toHaveLength(MOST_TOASTS)
  expect(idsOf(withToast(news, toast('new', 'info')))).toEqual(['e1', 'w1', 's1', 'new'])
  const serious = [toast('e1', 'error'), toast('w1', 'warning'), toast('e2', 'error'), toast('w2', 'warning')]
  expect(idsOf(withToast(serious, toast('new', 'info')))).toEqual(['e1', 'e2', 'w2', 'new'])
  const errors = ['e1', 'e2', 'e3', 'e4'].map((id) => toast(id, 'error'))
  expect(idsOf(withToast(errors, toast('new', 'error')))).toEqual(['e2', 'e3', 'e4', 'new'])
})

test('a toast with the id of a standing one takes its place', () => {
  const id = showToast({ id: 'offline', type: 'warning', title: 'once' })
  showToast({ id: 'offline', type: 'warning', title: 'twice' })
  expect(currentNotices().toasts).toEqual([{ id, type: 'warning', title: 'twice' }])
  hideToast(id)
  expect(currentNotices().toasts).toEqual([])
})
