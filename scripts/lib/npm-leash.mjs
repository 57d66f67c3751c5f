// Exits when npm is gone: npm may leave its shell and this script behind.
import { readFileSync } from 'node:fs'

const shell = process.ppid
const npm = parentOf(shell)

if (process.env.npm_lifecycle_event)
  setInterval(() => {
    if (process.ppid !== shell || parentOf(shell) !== npm) process.kill(process.pid, 'SIGTERM')
  }, 1000).unref()

/** Systems without /proc only watch the shell itself. */
function parentOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')[1]
  } catch {
    return
  }
}
