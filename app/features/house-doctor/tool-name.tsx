import type { Tool } from './tools.ts'

/**
 * A tool's name. One of several katakana words, which a middle dot parts, breaks after the dot: browsers know no other
 * place in such a name and would break before its last letter.
 */
export function ToolName({ tool }: { tool: Tool }) {
  const name = tool.name()
  const words = name.match(/[^・]+・?/g) ?? []
  if (words.length < 2) return name
  return words.map((word) => (
    <span key={word} className="inline-block">
      {word}
    </span>
  ))
}
