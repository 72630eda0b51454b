import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { SECOND } from '../platform/time.ts'
import { FONTS, findProgram, findTools } from '../processing/service.ts'
import { type Checks, fault, fine, unknown, warning } from './finding.ts'

const TIMEOUT = 5 * SECOND

/** Fonts of Office, each with one whose letters are as wide, and Debian's package of that. */
const SUBSTITUTES = [
  { font: 'Calibri', substitute: 'Carlito', package: 'fonts-crosextra-carlito' },
  { font: 'Aptos', substitute: 'Carlito', package: 'fonts-crosextra-carlito' },
  { font: 'Cambria', substitute: 'Caladea', package: 'fonts-crosextra-caladea' },
  { font: 'Arial', substitute: 'Liberation Sans', package: 'fonts-liberation' },
  { font: 'Times New Roman', substitute: 'Liberation Serif', package: 'fonts-liberation' },
  { font: 'Courier New', substitute: 'Liberation Mono', package: 'fonts-liberation' },
]

/** Languages whose signs only fonts of their own have, as fontconfig names them, and Debian's package. */
const SIGNS = [
  { language: 'ja', signs: 'Chinese, Japanese and Korean', package: 'fonts-noto-cjk' },
  { language: 'und-zsye', signs: 'emoji', package: 'fonts-noto-color-emoji' },
  { language: 'ar', signs: 'Arabic', package: 'fonts-noto-core' },
  { language: 'hi', signs: 'Hindi', package: 'fonts-noto-core' },
]

export const fontChecks: Checks = {
  async fonts({ config }) {
    const { soffice } = await findTools(config)
    if (!soffice)
      return warning(
        'LibreOffice wasn’t found, so Office files get no preview.',
        'Install libreoffice-writer, -calc and -impress, or use the image that has them.',
      )
    const [list, match] = await Promise.all([
      findProgram('fc-list', config.PATH),
      findProgram('fc-match', config.PATH),
    ])
    if (!list || !match) return unknown('fc-list isn’t installed, so fonts couldn’t be counted.')
    const all = (await print(list)).split('\n').filter(Boolean).length
    if (all === 0)
      return fault('There are no fonts, so previews have no text.', 'Install fonts-liberation.')
    const [unlike, boxes] = await Promise.all([findUnlike(match), findBoxes(list)])
    if (unlike.length === 0 && boxes.length === 0)
      return fine(`${all} fonts: those of Office have substitutes of their widths.`)
    const packages = new Set([...unlike, ...boxes].map((lacking) => lacking.package))
    return warning(
      [
        ...unlike.map(({ font }) => `There is no font as wide as ${font}: lines break elsewhere.`),
        ...boxes.map(({ signs }) => `There is no font for ${signs}: such text is boxes.`),
      ].join(' '),
      `Install ${[...packages].join(', ')}; later previews have them.`,
    )
  },
}

/** Returns the fonts of Office in whose place documents get one of other widths. */
async function findUnlike(match: string) {
  const matches = await Promise.all(
    SUBSTITUTES.map(({ font }) => print(match, '--format', '%{family}', font)),
  )
  return SUBSTITUTES.filter(({ font, substitute }, index) => {
    const names = matches[index]?.split(',') ?? []
    return !names.includes(font) && !names.includes(substitute)
  })
}

/** Returns what no font has signs for. */
async function findBoxes(list: string) {
  const fonts = await Promise.all(SIGNS.map(({ language }) => print(list, `:lang=${language}`)))
  return SIGNS.filter((_, index) => !fonts[index]?.trim())
}

async function print(program: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(program, args, { timeout: TIMEOUT, env: FONTS })
  return stdout
}
