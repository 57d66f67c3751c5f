// Exits when the parent process is gone: a killed script cannot end its children.
const starter = process.ppid

setInterval(() => {
  if (process.ppid !== starter) process.kill(process.pid, 'SIGTERM')
}, 1000).unref()
