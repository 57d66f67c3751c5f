import { parseSync } from 'rolldown/utils'
import type { Plugin } from 'vite'

/**
 * Leaves out of the Worker what React calls in a browser only: effects, and what elements do when something happens to
 * them. With them goes what they alone import, from dialogs to the clock of a session.
 */
export function withoutEffects(): Plugin {
  return {
    name: 'without-effects',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    transform: {
      filter: { id: /\/app\/(features|lib|ui)\/.*\.tsx?$/ },
      handler: (code, id) => ({ code: rendering(code, id), map: null }),
    },
  }
}

type Node = {
  type: string
  start: number
  end: number
  name?: Node | string
  callee?: Node
  attributes?: Node[]
  value?: Node
}

const EFFECT = /^use(Layout)?Effect$/
const HANDLER = /^on[A-Z]/
/** React knows its elements by their small letter; what a component does with a handler, only it knows. */
const ELEMENT = /^[a-z]/

/** What of a module a server runs; lines stay where they are, because reports of faults name them. */
export function rendering(code: string, id: string): string {
  const cuts: Node[] = []
  const visit = (value: unknown): void => {
    if (!value || typeof value !== 'object') return
    const node = value as Node
    if (node.type === 'CallExpression' && EFFECT.test(nameOf(node.callee))) return void cuts.push(node)
    if (node.type === 'JSXOpeningElement' && ELEMENT.test(nameOf(node))) {
      const handlers = node.attributes?.filter((attribute) => HANDLER.test(nameOf(attribute))) ?? []
      cuts.push(...handlers)
      for (const attribute of node.attributes ?? []) if (!handlers.includes(attribute)) visit(attribute)
    } else for (const part of Object.values(node)) visit(part)
  }
  visit(parseSync(id, code).program)
  const fromTheEnd = cuts.sort((one, other) => other.start - one.start)
  return fromTheEnd.reduce((text, { type, start, end }) => {
    const lines = text.slice(start, end).replace(/[^\n]/g, '')
    return `${text.slice(0, start)}${type === 'CallExpression' ? 'undefined' : ''}${lines}${text.slice(end)}`
  }, code)
}

const nameOf = (node: Node | string | undefined): string =>
  typeof node === 'string' ? node : node?.name ? nameOf(node.name) : ''
