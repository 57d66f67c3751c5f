import { showMessage, showToast } from '#app/features/notices/notices'
import { m } from '#app/paraglide/messages.js'
import { ActionForm, useActionForm } from '#app/ui/action-form'
import { Button } from '#app/ui/button'
import { getLocale } from '../../languages/locale'
import type { SignedInDevice } from '../account/account'
import { formClass } from '../forms/form-parts'
import { Moment } from '../page/moment'
import { profileAddress } from '../page/profile-state'
import { AccountSection } from '../page/section'
import { errorMessage, sendSessionForm } from '../session/session.queries'

/** Signed-in devices with a button to end each; this device is logged out in the menu. */
export function Devices({ devices, onRevoked }: { devices: readonly SignedInDevice[]; onRevoked: () => void }) {
  return (
    <AccountSection title={m.account_devices()} lead={m.account_devices_lead()}>
      <ul className="border border-line bg-surface">
        {devices.map((device) => (
          <li
            key={device.id}
            className="flex flex-wrap items-center gap-x-6 gap-y-2 border-line p-4 not-first:border-t"
          >
            <Device device={device} onRevoked={onRevoked} />
          </li>
        ))}
      </ul>
    </AccountSection>
  )
}

function Device({ device, onRevoked }: { device: SignedInDevice; onRevoked: () => void }) {
  const name = [device.browser, device.os].filter(Boolean).join(' · ') || m.account_unknown_device()
  const form = useActionForm({
    action: profileAddress(getLocale()),
    intent: 'end-device',
    send: sendSessionForm,
    onDone: () => {
      showToast({ type: 'success', title: m.account_revoked({ device: name }) })
      onRevoked()
    },
    onRefused: (refusal) =>
      showMessage({ type: 'error', title: m.account_not_revoked(), message: errorMessage(refusal) }),
  })
  return (
    <>
      <div className="grow">
        <p className="font-medium">{name}</p>
        <p className="num text-sm text-ink-2">
          {device.isCurrent ? m.account_this_device() : <Moment iso={device.lastSeenAt} />}
          {device.address ? ` · ${device.address}` : ''}
        </p>
      </div>
      {device.isCurrent ? null : (
        <ActionForm form={form} className={formClass()}>
          <input type="hidden" name="deviceId" value={device.id} />
          <Button
            type="submit"
            look="quiet"
            size="small"
            aria-busy={form.isBusy || undefined}
            aria-label={m.account_revoke_device({ device: name })}
          >
            {m.session_log_out()}
          </Button>
        </ActionForm>
      )}
    </>
  )
}
