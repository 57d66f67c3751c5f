import net from 'node:net'

const isFree = (port, host) =>
  new Promise((resolve) => {
    const probe = net.createServer()
    probe.once('error', ({ code }) => resolve(code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT'))
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)))
  })

/** The first port at or after the wanted one that nobody listens on, in either address family. */
export async function freePort(wanted) {
  for (let port = wanted; port < wanted + 200; port++)
    if ((await isFree(port, '127.0.0.1')) && (await isFree(port, '::1')) && (await isFree(port, '0.0.0.0'))) return port
  throw new Error(`No free port from ${wanted} on.`)
}
