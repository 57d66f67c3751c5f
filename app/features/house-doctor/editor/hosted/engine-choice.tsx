import { m } from '#app/paraglide/messages.js'
import { RadioGroup } from '../radio-group.tsx'
import type { ChoiceOf } from '../set-choice.tsx'
import { ConsentQuestion } from './consent-question.tsx'
import type { HostedTools } from './use-hosted.ts'

const engines = { device: m.house_doctor_engine_device, service: m.house_doctor_engine_service }

type EngineChoiceProps = ChoiceOf<'isHosted'> & Pick<HostedTools, 'question'>

/** Device (default) or hosted engine. */
export function EngineChoice({ settings: { isHosted }, onSet, question }: EngineChoiceProps) {
  return (
    <div>
      <RadioGroup
        title={m.house_doctor_engine_title()}
        options={['device', 'service'] as const}
        chosen={isHosted ? 'service' : 'device'}
        words={(engine) => engines[engine]()}
        onChoose={(engine) => onSet({ isHosted: engine === 'service' })}
      />
      {isHosted && <p className="mt-2 text-sm text-ink-2">{m.house_doctor_engine_service_text()}</p>}
      {question && <ConsentQuestion text={question.text} onDecide={question.decide} />}
    </div>
  )
}
