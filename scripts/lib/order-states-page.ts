/** docs/order-states.md, drawn from the tables of transitions; tests/unit/scripts/order-states.test.ts compares it. */

export const ORDER_STATES_PAGE = 'docs/order-states.md'

type Transition = { from: string; event: string; to: string; guard?: string; by?: readonly string[] }

/** A table as a diagram and as rows. What leads on nowhere is an end. */
function sectionOf(title: string, about: string, start: string, transitions: readonly Transition[]): string {
  const arrows = transitions.map(({ from, event, to, guard }) =>
    [`  ${from} --> ${to}: ${event}`, ...(guard ? [`(${guard})`] : [])].join(' '),
  )
  const lead = new Set(transitions.map(({ from }) => from))
  const ends = [...new Set(transitions.map(({ to }) => to))].filter((state) => !lead.has(state))
  const rows = transitions.map(
    ({ from, event, to, guard = '', by = [] }) =>
      `| ${from} | ${event} | ${to} | ${guard} | ${['operator', ...by].join(', ')} |`,
  )
  return `## ${title}

${about}

\`\`\`mermaid
stateDiagram-v2
  [*] --> ${start}
${[...arrows, ...ends.map((state) => `  ${state} --> [*]`)].join('\n')}
\`\`\`

| from | event | to | what must hold | who |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
`
}

export async function orderStatesPage(): Promise<string> {
  const { deliveryTransitions, orderTransitions, paymentTransitions, returnTransitions } = await import(
    '../../app/features/orders/order-states.ts'
  )
  const sections = [
    sectionOf('Order', 'Each event is kept with its time and who caused it.', 'placed', orderTransitions),
    sectionOf(
      'Payment',
      'No state is stored: the sums of the ledger and what is due say it. An event that changes no state has no row.',
      'nothing_due',
      paymentTransitions,
    ),
    sectionOf(
      'Delivery',
      'It moves with its order, whose state says where it stands: `booked` until the lorry leaves, `given_up` once its half day is free for others. Only the day changes by itself.',
      'booked',
      deliveryTransitions,
    ),
    sectionOf(
      'Return',
      'The customer asks for it once the order is delivered, within the days for returns. While it can go on, its order neither closes nor is sealed.',
      'asked',
      returnTransitions,
    ),
  ]
  return `# States of an order

Drawn by \`npm run orders -- draw\` from \`app/features/orders/order-states.ts\`; what these tables do not name cannot happen.

${sections.join('\n')}`
}
