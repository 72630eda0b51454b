import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Parser } from 'htmlparser2'
import { type Describe, type Description, type Task, Unreadable } from './messages.ts'
import { cleanArchive, cleanRtf } from './office/clean-document.ts'
import * as pdf from './pdf.ts'
import { DEPTH_MAX, searchText, TEXT_MAX } from './text.ts'
import { run } from './tools.ts'
import { walkZip } from './zip.ts'

const CONVERT_TIMEOUT = 120_000
const NO_SANDBOX =
  'No preview: this server has no sandbox to convert documents. You can still download the file'

/** The parts of a document that hold what a reader sees, in the order they are read in. */
const PARTS = [
  /^word\/document\d*\.xml$/,
  /^word\/(header|footer|footnotes|endnotes|comments)\d*\.xml$/,
  /^ppt\/slides\/slide(\d+)\.xml$/,
  /^ppt\/notesSlides\/notesSlide(\d+)\.xml$/,
  /^xl\/workbook\.xml$/,
  /^xl\/sharedStrings\.xml$/,
  /^xl\/worksheets\/sheet(\d+)\.xml$/,
  /^content\.xml$/,
]
const SLIDE = 2
/** Elements with text: `w:t`, `a:t` and `t` in Office formats; any in OpenDocument. */
const WORDS = /^(\w+:)?t$/
const OPEN_DOCUMENT = 'content.xml'
const LINE_ENDS = /^(w:p|a:p|w:br|a:br|si|is|sheet|text:p|text:h|text:line-break)$/
const GAPS = /^(w:tab|text:tab|text:s)$/

/** Settings without macros, linked files or external addresses: nothing else is fetched. */
const SETTINGS = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
${[
  ['Common/Security/Scripting', 'DisableMacrosExecution', 'true'],
  ['Common/Security/Scripting', 'MacroSecurityLevel', '3'],
  ['Common/Security/Scripting', 'BlockUntrustedRefererLinks', 'true'],
  ['Common/Security/Scripting', 'DisableActiveContent', 'true'],
  ['Common/Load', 'UpdateDocMode', '0'],
  ['Writer/Content/Update', 'Link', '2'],
  ['Calc/Content/Update', 'Link', '2'],
]
  .map(
    ([path, name, value]) =>
      `<item oor:path="/org.openoffice.Office.${path}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`,
  )
  .join('\n')}
</oor:items>`

export const describe: Describe = async (task) => {
  const { text, slides } = isZip(task.mime) ? await readParts(task) : { text: '', slides: 0 }
  const shown = await convert(task)
  return {
    ...(slides > 0 && { pageCount: slides }),
    ...shown,
    text: text || shown.text || '',
  }
}

function isZip(mime: string): boolean {
  return /openxml|opendocument|macroenabled/i.test(mime)
}

async function readParts({ path, bytes }: Task): Promise<{ text: string; slides: number }> {
  const parts: { rank: number; number: number; text: string[] }[] = []
  await walkZip(path, bytes, (name) => {
    const rank = PARTS.findIndex((part) => part.test(name))
    if (rank < 0) return undefined
    const part = { rank, number: Number(PARTS[rank]?.exec(name)?.[1] ?? 0), text: [] }
    parts.push(part)
    return partReader(name, part.text)
  })
  parts.sort((a, b) => a.rank - b.rank || a.number - b.number)
  return {
    text: searchText(parts.flatMap((part) => part.text.join(''))),
    slides: parts.filter(({ rank }) => rank === SLIDE).length,
  }
}

function partReader(name: string, text: string[]): (chunk: Buffer) => void {
  let words = name === OPEN_DOCUMENT ? 1 : 0
  let length = 0
  let depth = 0
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        if (++depth > DEPTH_MAX) throw new Unreadable('The document is nested too deeply')
        if (WORDS.test(tag)) words++
        if (GAPS.test(tag)) text.push(' ')
        if (tag === 'sheet' && attributes.name) text.push(attributes.name)
      },
      ontext(data) {
        if (words === 0 || length > TEXT_MAX) return
        text.push(data)
        length += data.length
      },
      onclosetag(tag) {
        depth--
        if (WORDS.test(tag)) words--
        if (LINE_ENDS.test(tag)) text.push('\n')
      },
    },
    { xmlMode: true },
  )
  const decoder = new TextDecoder()
  return (chunk) => parser.write(decoder.decode(chunk, { stream: true }))
}

/** Converts a document; without LibreOffice, or if it fails, there is no preview. */
async function convert({ path, folder, tools, ...task }: Task): Promise<Description> {
  if (tools.unconfined.includes('soffice')) return { note: NO_SANDBOX }
  if (!tools.soffice) return {}
  const profile = join(folder, 'profile')
  const source = join(folder, 'document')
  const made = join(folder, 'document.pdf')
  await mkdir(join(profile, 'user'), { recursive: true })
  await writeFile(join(profile, 'user', 'registrymodifications.xcu'), SETTINGS)
  const quiet = ['--headless', '--norestore', '--nolockcheck', '--nodefault', '--nologo']
  const how = [`-env:UserInstallation=${pathToFileURL(profile)}`, '--convert-to', 'pdf']
  try {
    await clean(task.mime, path, source)
    await run(tools.soffice, [...quiet, ...how, '--outdir', folder, source], CONVERT_TIMEOUT)
    const shown = await pdf.describe({ ...task, path: made, folder, tools })
    return { ...shown, preview: { mime: 'application/pdf', file: 'document.pdf' } }
  } catch {
    return {}
  }
}

/** Returns what LibreOffice opens. For formats before XML it's the file itself, which only the sandbox confines. */
async function clean(mime: string, path: string, source: string): Promise<void> {
  if (isZip(mime)) await cleanArchive(path, source)
  else if (/rtf/.test(mime)) await cleanRtf(path, source)
  else await symlink(path, source)
}
