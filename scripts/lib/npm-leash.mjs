// npm, when it is ended, may leave behind the shell it made and the script in it; the script then ends itself.
import { readFileSync } from 'node:fs'

const shell = process.ppid
const npm = parentOf(shell)

if (process.env.npm_lifecycle_event)
  setInterval(() => {
    if (process.ppid !== shell || parentOf(shell) !== npm) process.kill(process.pid, 'SIGTERM')
  }, 1000).unref()

/** Where the system has no /proc, only the shell itself is watched. */
function parentOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')[1]
  } catch {
    return
  }
}
