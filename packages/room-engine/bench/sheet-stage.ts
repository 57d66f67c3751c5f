import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { chromium } from 'playwright'
import { build } from 'vite'
import type { Piece } from '../src/staging/furniture-models.ts'
import { modelFile } from './models.ts'
import type { SheetRoom } from './sheet-room.ts'
import type { SheetJob, SheetTimes } from './sheet-worker.ts'

/** Draws sets of furniture into rooms in headless Chromium without GPU, as the page's Worker does. */
export async function openSheetStage() {
  const code = await workerCode()
  const models = new Map<string, Promise<Uint8Array>>()
  let photo = Buffer.alloc(0)
  let pictures: Buffer[] = []
  const server = createServer(async (request, response) => {
    const name = (request.url ?? '/').slice(1)
    if (code.has(name)) response.setHeader('content-type', 'text/javascript').end(code.get(name))
    else if (name === 'photo') response.end(photo)
    else if (name === 'picture') {
      const parts: Buffer[] = []
      for await (const part of request) parts.push(part)
      pictures.push(Buffer.concat(parts))
      response.end()
    } else if (name.endsWith('.glb')) {
      const model = models.get(name) ?? modelFile(name)
      models.set(name, model)
      response.end(await model)
    } else response.setHeader('content-type', 'text/html').end('<!doctype html><title>stage</title>')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-gpu', '--enable-unsafe-swiftshader'],
  })
  const page = await browser.newPage()
  page.on('console', (message) => console.error(message.text()))
  await page.goto(`http://127.0.0.1:${port}/`)
  return {
    draw: async ({ camera, box, photo: shown }: SheetRoom, sets: Piece[][]) => {
      photo = Buffer.from(shown.data)
      pictures = []
      const times = await page.evaluate(
        (job: SheetJob) =>
          new Promise<SheetTimes>((resolve, reject) => {
            const worker = new Worker('/worker.js', { type: 'module' })
            worker.onmessage = ({ data }) => {
              worker.terminate()
              resolve(data)
            }
            worker.onerror = ({ message }) => reject(new Error(message))
            worker.postMessage(job)
          }),
        { camera, box, sets },
      )
      return { pictures, times }
    },
    close: async () => {
      await browser.close()
      server.close()
    },
  }
}

async function workerCode(): Promise<ReadonlyMap<string, string>> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'esnext',
      rollupOptions: {
        input: path.join(import.meta.dirname, 'sheet-worker.ts'),
        output: { entryFileNames: 'worker.js' },
      },
    },
  })) as { output: { fileName: string; code?: string }[] }
  return new Map(output.flatMap(({ fileName, code }) => (code === undefined ? [] : [[fileName, code] as const])))
}
