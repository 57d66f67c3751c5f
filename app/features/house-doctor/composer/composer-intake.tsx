import { createClientOnlyFn } from '@tanstack/react-start'
import { type ComponentType, useEffect, useState } from 'react'
import { account } from '#app/lib/account'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button'
import { underlined } from '#app/ui/link'
import { href } from '../../languages/href'
import { dayLocaleOf } from '../../languages/languages'
import { getLocale } from '../../languages/locale'
import type { ComposerEvents, OpenedPlan } from './composer.tsx'
import { type FoundRooms, findRooms } from './find-rooms.ts'
import type { PlanSource } from './open-composer.ts'
import type { SampleName } from './samples.ts'
import type { SavedPlan } from './saved-plans.ts'

// Client only: the server never renders the composer.
const loadComposer = createClientOnlyFn(() => import('./open-composer.ts'))

export type PlanInWork = OpenedPlan & { Composer: ComponentType<OpenedPlan & ComposerEvents> }

const starts: Record<SampleName, () => string> = {
  living: m.house_doctor_room_living,
  bedroom: m.house_doctor_room_bedroom,
  dining: m.house_doctor_room_dining,
  study: m.house_doctor_room_study,
  empty: m.composer_start_empty,
}

type Trouble = NonNullable<FoundRooms['trouble']> | 'not_deleted'
const troubleWords: Record<Trouble, () => string> = {
  failed: m.house_doctor_trouble_sample_missing,
  link_newer: m.composer_link_newer,
  link_damaged: m.composer_link_damaged,
  not_deleted: m.composer_not_deleted,
}

type ComposerIntakeProps = { onOpen: (plan: PlanInWork) => void }

/** Ways to open a room: samples, drafts of this browser, or the address. */
export function ComposerIntake({ onOpen }: ComposerIntakeProps) {
  const [trouble, setTrouble] = useState<Trouble>()
  const [isBusy, setBusy] = useState(false)
  const [savedPlans, setSavedPlans] = useState<readonly SavedPlan[]>([])
  const [hasAccount, setHasAccount] = useState(false)

  const open = async (source: PlanSource) => {
    setTrouble(undefined)
    setBusy(true)
    try {
      const { openPlan, RoomComposer } = await loadComposer()
      onOpen({ ...(await openPlan(source)), Composer: RoomComposer })
    } catch {
      setTrouble('failed')
    }
    setBusy(false)
  }
  const openLinked = async () => {
    const { linked, saved, trouble, savedPlans } = await findRooms(loadComposer, location.hash)
    if (linked) return open({ linked, saved })
    setTrouble(trouble)
    setSavedPlans(savedPlans)
    setHasAccount(account() !== '')
  }
  const forget = async ({ key }: SavedPlan) => {
    setTrouble(undefined)
    try {
      const { forgetPlan } = await loadComposer()
      await forgetPlan(key)
      setSavedPlans(savedPlans.filter((plan) => plan.key !== key))
    } catch {
      setTrouble('not_deleted')
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is looked at once, and when it changes
  useEffect(() => {
    const onChange = () => void openLinked()
    onChange()
    addEventListener('hashchange', onChange)
    return () => removeEventListener('hashchange', onChange)
  }, [])
  return (
    <section id="composer" aria-label={m.house_doctor_room_composer()} className="mt-7 noscript:hidden">
      <p className="font-medium">{m.house_doctor_room_composer()}</p>
      <p className="mt-1 text-sm text-ink-2">{m.composer_lead()}</p>
      <h2 className="mt-6 text-sm font-medium tracking-normal">{m.composer_start_title()}</h2>
      <ul className="mt-2.5 flex flex-wrap gap-2">
        {(Object.keys(starts) as SampleName[]).map((sample) => (
          <li key={sample}>
            <Button look={sample === 'empty' ? 'quiet' : 'outline'} size="small" onClick={() => open({ sample })}>
              {starts[sample]()}
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className="mt-3 text-sm">
        {isBusy && m.composer_opening()}
      </p>
      {trouble && (
        <p role="alert" className="text-sm text-error">
          {troubleWords[trouble]()}
        </p>
      )}
      {savedPlans.length > 0 && (
        <>
          <h2 className="mt-6 text-sm font-medium tracking-normal">{m.composer_kept_title()}</h2>
          <ul className="mt-2">
            {savedPlans.map((plan) => (
              <li key={plan.key} className="flex flex-wrap items-center gap-2 border-t border-line py-2">
                <span className="grow text-sm">
                  {m.composer_kept_room({
                    room: starts[plan.room.kind](),
                    count: plan.room.pieces.length,
                    date: new Date(plan.changedAt).toLocaleDateString(dayLocaleOf(getLocale())),
                  })}
                </span>
                <Button look="quiet" size="small" onClick={() => open({ plan })}>
                  {m.composer_kept_open()}
                </Button>
                <Button look="quiet" size="small" onClick={() => forget(plan)}>
                  {m.composer_kept_forget()}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      {hasAccount && (
        <p className="mt-3 text-sm">
          <a href={href('/profile')} className={underlined}>
            {m.composer_kept_account()}
          </a>
        </p>
      )}
      <p className="mt-3 text-sm text-ink-2">{m.composer_stays_here()}</p>
    </section>
  )
}
