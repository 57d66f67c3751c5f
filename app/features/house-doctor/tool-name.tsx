import type { Tool } from './tools/tool.ts'

/** A tool's name that may break after a middle dot: browsers break katakana names elsewhere. */
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
