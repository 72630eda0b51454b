import { access, mkdir, readFile, rename, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { joinParts } from '../platform/files/text-parts.ts'
import { HiddenCount } from './hidden-content.ts'
import type { Describe, Description, Task } from './messages.ts'
import { cleanArchive, cleanRtf } from './office/clean-document.ts'
import { hiddenInOpenDocument } from './office/hidden-open-document.ts'
import { hiddenInOpenXml } from './office/hidden-open-xml.ts'
import { openDocument } from './office/open-document.ts'
import { openXml } from './office/open-xml.ts'
import { both, type OfficeText, optional } from './office/xml-reader.ts'
import { cleanPdf } from './pdf/clean-pdf.ts'
import * as pdf from './pdf.ts'
import { TEXT_MAX } from './text.ts'
import { run } from './tools.ts'
import { walkZip } from './zip.ts'

const CONVERT_TIMEOUT = 120_000
const NOTHING: OfficeText = { text: {}, slides: 0 }
const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument.text'
const NO_SANDBOX = 'No preview: this server has no sandbox to convert documents'
const NO_LIBREOFFICE = 'No preview: this server has no LibreOffice to convert documents'
/** Notes of documents that get a preview once the server has what it lacks. */
export const LACKING = [NO_SANDBOX, NO_LIBREOFFICE]
const NOT_CONVERTED =
  'No preview: the document couldn’t be converted. It may be damaged or password-protected'

/** The characters of a document's parts that are kept in memory while it is read. */
const PARTS_MAX = 8 * TEXT_MAX

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
  if (!isZip(task.mime)) return describeOlder(task)
  const hidden = new HiddenCount()
  const { text, slides } = (await readParts(task, hidden)) ?? NOTHING
  const joined = joinParts(text, TEXT_MAX)
  const shown = await convert(task)
  return {
    ...(slides > 0 && { pageCount: slides }),
    ...shown,
    ...filmNote(hidden, shown),
    text: joined || shown.text || '',
    hiddenContent: hidden.total,
  }
}

/**
 * Describes a file of a format before XML by the OpenDocument file that LibreOffice makes of it. Its text is that of
 * the pages.
 */
async function describeOlder(task: Task): Promise<Description> {
  const path = await toOpenDocument(task).catch(() => undefined)
  if (!path) return { text: '', ...(await convert(task)) }
  const hidden = new HiddenCount()
  const { size: bytes } = await stat(path)
  await readParts({ ...task, path, bytes }, hidden)
  const preview = await convert({ ...task, path, bytes, mime: OPEN_DOCUMENT })
  return { text: '', ...preview, ...filmNote(hidden, preview), hiddenContent: hidden.total }
}

/** Says of films that the pages show as stills; of no pages, there is more to say. */
function filmNote(hidden: HiddenCount, { preview, note }: Description): Pick<Description, 'note'> {
  const { films = 0 } = hidden.total
  if (films === 0 || !preview || note) return {}
  return {
    note: `${films === 1 ? 'A film or recording in it is' : `${films} films or recordings in it are`} shown as a still. Only the original file plays it`,
  }
}

function isZip(mime: string): boolean {
  return /openxml|opendocument|macroenabled/i.test(mime)
}

async function readParts(
  { path, bytes }: Pick<Task, 'path' | 'bytes'>,
  hidden: HiddenCount,
): Promise<OfficeText | undefined> {
  const room = { left: PARTS_MAX }
  const formats = [openXml(room), openDocument(room)]
  await walkZip(path, bytes, (name) => {
    const finder = hiddenInOpenXml(name, hidden) ?? hiddenInOpenDocument(name, hidden)
    for (const format of formats) {
      const reader = format.read(name)
      if (reader) return finder ? both(reader, optional(finder)) : reader
    }
    return finder && optional(finder)
  })
  return formats.map((format) => format.finish()).find((found) => found !== undefined)
}

/** Converts a document; without LibreOffice, or if it fails, there is a note instead. */
async function convert({ path, folder, tools, ...task }: Task): Promise<Description> {
  if (tools.unconfined.includes('soffice')) return { note: NO_SANDBOX }
  if (!tools.soffice) return { note: NO_LIBREOFFICE }
  try {
    const pdfFile = await runOffice({ ...task, path, folder, tools }, 'pdf')
    const { bytes } = await cleanPdf(await readFile(pdfFile))
    const file = 'shown.pdf'
    if (bytes) await writeFile(join(folder, file), bytes)
    else await rename(pdfFile, join(folder, file))
    const preview = await pdf.describe({ ...task, path: join(folder, file), folder, tools })
    return { ...preview, preview: { mime: 'application/pdf', file } }
  } catch {
    return { note: NOT_CONVERTED }
  }
}

/** Returns the path of an OpenDocument file made from one of an older format; undefined without LibreOffice. */
async function toOpenDocument(task: Task): Promise<string | undefined> {
  if (!task.tools.soffice) return undefined
  return runOffice(
    task,
    /excel/.test(task.mime) ? 'ods' : /powerpoint/.test(task.mime) ? 'odp' : 'odt',
  )
}

/** Runs LibreOffice on a copy without external references, and returns the path of what it made. */
async function runOffice({ path, mime, folder, tools }: Task, format: string): Promise<string> {
  const profile = join(folder, 'profile')
  const source = join(folder, `${format}-source`)
  await mkdir(join(profile, 'user'), { recursive: true })
  await writeFile(join(profile, 'user', 'registrymodifications.xcu'), SETTINGS)
  const quiet = ['--headless', '--norestore', '--nolockcheck', '--nodefault', '--nologo']
  const how = [`-env:UserInstallation=${pathToFileURL(profile)}`, '--convert-to', format]
  await clean(mime, path, source)
  await run(tools.soffice ?? '', [...quiet, ...how, '--outdir', folder, source], CONVERT_TIMEOUT)
  const sourcePath = join(folder, `${format}-source.${format}`)
  // It ends well even where it made nothing.
  await access(sourcePath)
  return sourcePath
}

/** Returns what LibreOffice opens. For formats before XML it's the file itself, which only the sandbox confines. */
async function clean(mime: string, path: string, source: string): Promise<void> {
  if (isZip(mime)) await cleanArchive(path, source)
  else if (/rtf/.test(mime)) await cleanRtf(path, source)
  else await symlink(path, source)
}
