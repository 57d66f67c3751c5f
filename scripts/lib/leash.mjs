// Ends this process when whoever started it is gone: a killed script cannot end its children, so they watch for it.
const starter = process.ppid

setInterval(() => {
  if (process.ppid !== starter) process.kill(process.pid, 'SIGTERM')
}, 1000).unref()
