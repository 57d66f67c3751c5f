/** Price steps per power of ten: few products lie in a cut step, and few steps need summing. */
const STEPS_PER_POWER = 40

const stepStart = (step: number) => Math.ceil(10 ** (step / STEPS_PER_POWER))

/** Monotonic in the price. */
export function priceStepOf(price: number): number {
  const near = Math.max(0, Math.floor(Math.log10(Math.max(1, price)) * STEPS_PER_POWER))
  // Rounding may put the logarithm just beside a step's start.
  return stepStart(near + 1) <= price ? near + 1 : near
}

/** Price range of a step, both ends included. */
export const pricesOfStep = (step: number) => ({ from: step === 0 ? 0 : stepStart(step), to: stepStart(step + 1) - 1 })
