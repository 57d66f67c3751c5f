/** docs/order-states.md, drawn from the table of transitions; tests/unit/scripts/order-states.test.ts compares it. */

export const ORDER_STATES_PAGE = 'docs/order-states.md'

export async function orderStatesPage(): Promise<string> {
  const { orderTransitions } = await import('../../app/features/orders/order-states.ts')
  const arrows = orderTransitions.map(({ from, event, to, guard }) =>
    [`  ${from} --> ${to}: ${event}`, ...(guard ? [`(${guard})`] : [])].join(' '),
  )
  const rows = orderTransitions.map(
    ({ from, event, to, guard = '', by = [] }) =>
      `| ${from} | ${event} | ${to} | ${guard} | ${['operator', ...by].join(', ')} |`,
  )
  return `# States of an order

Drawn by \`npm run orders -- draw\` from \`app/features/orders/order-states.ts\`; what this table does not name cannot happen.

\`\`\`mermaid
stateDiagram-v2
  [*] --> placed
${arrows.join('\n')}
  closed --> [*]
  cancelled --> [*]
\`\`\`

| from | event | to | what must hold | who |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
`
}
