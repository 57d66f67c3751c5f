import { m } from '#app/paraglide/messages.js'
import { Choice } from '../choice.tsx'
import { ConsentQuestion } from './consent-question.tsx'
import type { HostedTools } from './use-hosted.ts'

const engines = { device: m.house_doctor_engine_device, service: m.house_doctor_engine_service }

/** Where the picture is made; seen where the hosted engine knows the tool, and the device is what is chosen at first. */
export function EngineChoice({ hosted: { isOffered, isChosen, setChosen, question } }: { hosted: HostedTools }) {
  if (!isOffered) return null
  return (
    <div>
      <Choice
        title={m.house_doctor_engine_title()}
        options={['device', 'service'] as const}
        chosen={isChosen ? 'service' : 'device'}
        words={(engine) => engines[engine]()}
        onChoose={(engine) => setChosen(engine === 'service')}
      />
      {isChosen && <p className="mt-2 text-sm text-ink-2">{m.house_doctor_engine_service_text()}</p>}
      {question && <ConsentQuestion text={question.text} onDecide={question.decide} />}
    </div>
  )
}
