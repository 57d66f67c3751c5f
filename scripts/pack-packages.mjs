// Compiles the packages and packs them for npm: node scripts/pack-packages.mjs FOLDER. They are published from there,
// because the repository's manifests point at the sources.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { must, root } from './lib/tools.mjs'

const folder = path.resolve(process.argv[2] ?? 'dist-packages')

const compilerOptions = {
  noEmit: false,
  declaration: true,
  rewriteRelativeImportExtensions: true,
  // Treats the other packages as libraries, not as sources of this one.
  preserveSymlinks: true,
  types: ['node'],
  paths: {},
}

for (const name of readdirSync('packages')) {
  const [source, target] = [path.join(root, 'packages', name), path.join(folder, name)]
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  const config = path.join(source, 'tsconfig.pack.json')
  writeFileSync(
    config,
    JSON.stringify({
      extends: path.join(root, 'tsconfig.json'),
      include: ['src'],
      exclude: [],
      compilerOptions: { ...compilerOptions, rootDir: 'src', outDir: target },
    }),
  )
  try {
    await must('tsc', ['-p', config])
  } finally {
    rmSync(config)
  }
  for (const file of ['README.md', 'measured.md'])
    cpSync(path.join(source, file), path.join(target, file), {
      force: true,
      filter: () => readdirSync(source).includes(file),
    })
  cpSync(path.join(root, 'LICENSE'), path.join(target, 'LICENSE'))
  // Scripts that Blender runs.
  cpSync(path.join(source, 'src'), target, { recursive: true, filter: (file) => !/\.(ts|json)$/.test(file) })
  const { devDependencies: _, ...manifest } = JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8'))
  const exports = { './*': { types: './*.d.ts', default: './*.js' } }
  writeFileSync(path.join(target, 'package.json'), `${JSON.stringify({ ...manifest, exports }, null, 2)}\n`)
}
process.stdout.write(`Publish each with \`npm publish ${path.relative(root, folder)}/<name>\`.\n`)
