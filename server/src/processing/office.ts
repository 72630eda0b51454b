import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { joinParts } from '../platform/files/text-parts.ts'
import type { Describe, Description, Task } from './messages.ts'
import { cleanArchive, cleanRtf } from './office/clean-document.ts'
import { openDocument } from './office/open-document.ts'
import { openXml } from './office/open-xml.ts'
import type { OfficeText } from './office/xml-reader.ts'
import * as pdf from './pdf.ts'
import { TEXT_MAX } from './text.ts'
import { run } from './tools.ts'
import { walkZip } from './zip.ts'

const CONVERT_TIMEOUT = 120_000
const NOTHING: OfficeText = { text: {}, slides: 0 }
const NO_SANDBOX =
  'No preview: this server has no sandbox to convert documents. You can still download the file'

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
  const { text, slides } = (isZip(task.mime) && (await readParts(task))) || NOTHING
  const joined = joinParts(text, TEXT_MAX)
  const shown = await convert(task)
  return {
    ...(slides > 0 && { pageCount: slides }),
    ...shown,
    text: joined || shown.text || '',
  }
}

function isZip(mime: string): boolean {
  return /openxml|opendocument|macroenabled/i.test(mime)
}

async function readParts({ path, bytes }: Task): Promise<OfficeText | undefined> {
  const room = { left: PARTS_MAX }
  const formats = [openXml(room), openDocument(room)]
  await walkZip(path, bytes, (name) => {
    for (const format of formats) {
      const reader = format.read(name)
      if (reader) return reader
    }
    return undefined
  })
  return formats.map((format) => format.finish()).find((found) => found !== undefined)
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
