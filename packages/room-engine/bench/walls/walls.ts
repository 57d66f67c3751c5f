import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { ContactSheets } from './contact.ts'
import { type WallFigures, wallFigures } from './figures.ts'
import { wallPhotographs } from './folder.ts'
import { wallLine, wallReport, wallTable } from './report.ts'
import { WallSheet } from './sheet.ts'
import { weightsOf } from './weights.ts'

type Options = { folder?: string; kinds?: string; sheets?: string; weights?: string }

/** Measures walls on a folder of photographs; with the published weights it writes measured-photographs.md. */
export async function measureWalls({ folder, kinds, sheets, weights: file }: Options): Promise<void> {
  if (!folder)
    throw new Error('photographs needs --folder <folder> with NAME.jpg and NAME_walls.png; none are in the repository')
  const weights = weightsOf(file)
  const all: WallFigures[] = []
  const [sheet, contact] = [new WallSheet(), new ContactSheets()]
  for await (const photograph of wallPhotographs(folder, kinds)) {
    const figures = wallFigures(photograph, weights)
    if (sheets) {
      await sheet.add(photograph, figures)
      await contact.add(photograph, weights)
    }
    all.push(figures)
    console.log(wallLine(figures))
  }
  if (all.length === 0) throw new Error(`no NAME.jpg with NAME_walls.png in ${folder}`)
  if (sheets) {
    await sheet.write(sheets)
    await contact.write(sheets)
  }
  console.log(`\n${wallTable(all)}`)
  if (!file) writeFileSync(path.join(import.meta.dirname, '../../measured-photographs.md'), wallReport(all))
}
