import { createClientOnlyFn } from '@tanstack/react-start'
import { startTransition, useEffect, useState } from 'react'
import { recall } from '#app/lib/local-storage'
import { DOCTOR_SENT } from '#app/lib/storage-keys'
import { m } from '#app/paraglide/messages.js'
import { Breadcrumbs } from '../page/breadcrumbs'
import { PageHead } from '../page/page-head'
import { ComposerIntake, type PlanInWork } from './composer/composer-intake.tsx'
import type { Editor as EditorComponent, OpenedRoom } from './editor/open-editor'
import { asIntakeTrouble } from './intake/intake-labels'
import { type OpenPhoto, PhotoIntake } from './intake/photo-intake'
import { useNoStrayDrops } from './intake/use-brought-files'
import { DoorCards, loadToolParts, ToolList } from './lazy-tool-parts'
import { loadForgetting } from './load-forgetting'
import { isComposer } from './tools/tool'
import { useReturnLink } from './use-return-link'

// Client only and lazy: the editor is as large as the page.
const loadEditor = createClientOnlyFn(() => import('./editor/open-editor'))

type InWork = { Editor: typeof EditorComponent; opened: OpenedRoom }

/** House Doctor: a photo or sample room, changed with fourteen tools (ROUTE-09). */
export const HouseDoctorPage = ({ tool }: { tool: unknown }) => (
  <>
    <PageHead title={m.house_doctor_name()} description={m.content_doctor_lead()} social="house-doctor-ai" />
    <HouseDoctor tool={tool} />
  </>
)

function HouseDoctor({ tool }: { tool: unknown }) {
  const [inWork, setInWork] = useState<InWork>()
  const [plan, setPlan] = useState<PlanInWork>()
  useFinishedDeletion()
  useNoStrayDrops()
  useEnded(inWork?.opened.client)

  const isInRoom = inWork !== undefined || plan !== undefined
  const { heading, leave } = useReturnLink(isInRoom)
  useEffect(() => {
    // The list has to be there when the visitor comes back, or the page would jump.
    if (isInRoom) loadToolParts().catch(() => {})
  }, [isInRoom])

  const open: OpenPhoto = async (name, photo, sample) => {
    const { Editor, openRoom, reopenRoom } = await loadEditor()
    const opened = photo === 'kept' ? await reopenRoom() : await openRoom(photo, name, tool, sample)
    // In a transition: rendering the whole editor at once would block input.
    if (!opened.ok) return asIntakeTrouble(opened.code)
    leave()
    startTransition(() => setInWork({ Editor, opened }))
  }
  const openPlan = (plan: PlanInWork) => {
    leave()
    setPlan(plan)
  }
  if (inWork) {
    const { Editor, opened } = inWork
    return <Editor opened={opened} onClose={() => setInWork(undefined)} />
  }
  if (plan) {
    const { Composer, ...opened } = plan
    const close = () => {
      // Back navigation must not reopen a link's room.
      if (location.hash) history.replaceState(history.state, '', location.pathname + location.search)
      setPlan(undefined)
    }
    // Links are read on the start page, which opens their room.
    return <Composer {...opened} onClose={close} onLink={() => setPlan(undefined)} />
  }
  return (
    <>
      <Breadcrumbs>{m.house_doctor_name()}</Breadcrumbs>
      <div className="wrap grid grid-cols-1 gap-12 pt-4 pb-16 lg:grid-cols-[5fr_7fr] lg:gap-16 lg:pt-8 lg:pb-24">
        <div className="lg:sticky lg:top-24 lg:self-start">
          <h1 ref={heading} tabIndex={-1} className="text-5xl">
            {m.house_doctor_name()}
          </h1>
          <p className="mt-4 text-ink-2">{m.content_doctor_lead()}</p>
          {isComposer(tool) ? <ComposerIntake onOpen={openPlan} /> : <PhotoIntake tool={tool} onOpen={open} />}
        </div>
        <DoorCards />
      </div>
      <ToolList />
    </>
  )
}

/** Ends the Worker with its room or page: the back/forward cache would keep its memory. */
function useEnded(client: OpenedRoom['client'] | undefined) {
  useEffect(() => {
    if (!client) return
    const end = () => client.close()
    addEventListener('pagehide', end)
    return () => {
      removeEventListener('pagehide', end)
      end()
    }
  }, [client])
}

/** Retries pending deletions when the page opens or reconnects. */
function useFinishedDeletion() {
  useEffect(() => {
    const finish = async () => {
      // Without the entry nothing was ever sent (sent-note.ts), so the code is not loaded.
      if (recall(DOCTOR_SENT) === null) return
      // Offline, the next page or reconnecting retries.
      const forgetting = await loadForgetting().catch(() => undefined)
      await forgetting?.finishDeletion()
    }
    void finish()
    addEventListener('online', finish)
    return () => removeEventListener('online', finish)
  }, [])
}
