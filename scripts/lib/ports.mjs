import net from 'node:net'

/** A free port in both address families, chosen by the system so that parallel runs differ. */
export const anyPort = () =>
  new Promise((resolve, reject) => {
    const probe = net.createServer()
    probe.once('error', reject)
    probe.listen(0, () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })

/** The first free port from the wanted one. */
export async function portFrom(wanted) {
  for (let port = wanted; port < wanted + 200; port++)
    if ((await isFree(port, '127.0.0.1')) && (await isFree(port, '::1')) && (await isFree(port, '0.0.0.0'))) return port
  throw new Error(`No free port from ${wanted} on.`)
}

const isFree = (port, host) =>
  new Promise((resolve) => {
    const probe = net.createServer()
    // A missing address family is free.
    probe.once('error', ({ code }) => resolve(code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT'))
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)))
  })
