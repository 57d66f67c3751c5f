import { createClientOnlyFn, createIsomorphicFn } from '@tanstack/react-start'
import { startTransition, useEffect, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { ServerRendered } from '#app/ui/server-rendered'
import { Breadcrumbs } from '../page/breadcrumbs'
import { PageHead } from '../page/page-head'
import { ComposerIntake, type PlanInWork } from './composer/composer-intake.tsx'
import type { Editor as EditorComponent, OpenedRoom } from './editor/open-editor'
import { finishDeletion } from './forget-photos'
import { type OpenPhoto, PhotoIntake } from './intake/photo-intake'
import { useNoStrayDrops } from './intake/use-brought-files'
import { LaterTools, loadTools } from './later-tools'
import ToolList from './tool-list'
import { isComposer, isOpenTool, type OpenToolId } from './tools'
import { useWayBack } from './use-way-back'

// Start takes the server's part out of the browser's build, and with it the import that would tie the two chunks.
const renderTools = createIsomorphicFn()
  .server(() => <ToolList />)
  .client(() => null)

// Client only and lazy: the editor is as large as the page.
const loadEditor = createClientOnlyFn(() => import('./editor/open-editor'))

type InWork = { Editor: typeof EditorComponent; opened: OpenedRoom }

const USUAL_TOOL: OpenToolId = 'floor_editor'

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
  const chosen = isOpenTool(tool) ? tool : undefined
  useFinishedDeletion()
  useNoStrayDrops()
  useEnded(inWork?.opened.client)

  // The start page's list is restored when the visitor returns.
  const isInRoom = inWork !== undefined || plan !== undefined
  const { heading, leave } = useWayBack(isInRoom)
  useEffect(() => {
    if (isInRoom) loadTools().catch(() => {})
  }, [isInRoom])

  const open: OpenPhoto = async (name, photo, sample) => {
    const { Editor, openRoom, reopenRoom } = await loadEditor()
    const opened = photo === 'kept' ? await reopenRoom() : await openRoom(photo, name, chosen ?? USUAL_TOOL, sample)
    // In a transition: rendering the whole editor at once would block input.
    if (!opened.ok) return opened.code
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
          {isComposer(tool) ? <ComposerIntake onOpen={openPlan} /> : <PhotoIntake tool={chosen} onOpen={open} />}
        </div>
        <ServerRendered otherwise={<LaterTools />}>{renderTools()}</ServerRendered>
      </div>
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
    const finish = () => void finishDeletion()
    finish()
    addEventListener('online', finish)
    return () => removeEventListener('online', finish)
  }, [])
}
