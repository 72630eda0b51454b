import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fill, read } from './content.ts'
import { run } from './run.ts'

/** Returns an Office file; LibreOffice writes the format that its name ends in. */
export async function officeFileOf(file: string, folder: string): Promise<Buffer> {
  const [name = '', format = ''] = file.split('.')
  const { ending, text, filter = [] } = await sourceOf(name, format)
  const path = join(folder, `${name}.${ending}`)
  await writeFile(path, text)
  const user = `-env:UserInstallation=file://${folder}/office`
  const convert = ['--convert-to', format, '--outdir', folder, path]
  await run('soffice', ['--headless', user, ...filter, ...convert])
  return readFile(join(folder, file))
}

const STYLES = `<style>body { font-family: 'Noto Sans' } h1 { color: #0f766e }</style>`

async function sourceOf(name: string, format: string) {
  if (format === 'xlsx') return { ending: 'csv', text: await read(`tables/${name}.csv`) }
  if (format === 'pptx') return { ending: 'fodp', text: await deckOf(name) }
  const document = await read(`documents/${name}.html`)
  const text = `<!doctype html><meta charset="utf-8">${STYLES}${document}`
  return { ending: 'html', text, filter: ['--infilter=HTML (StarWriter)'] }
}

/** Returns a deck as a flat OpenDocument presentation: its color comes first, then `# title` and `- point`. */
async function deckOf(name: string): Promise<string> {
  const [head = '', ...parts] = (await read(`decks/${name}.md`)).split(/^# /m)
  const color = head.replace('color:', '').trim()
  const slides = parts.map((part) => {
    const [title = '', ...points] = part.split('\n').filter(Boolean)
    return { title, points: points.map((point) => point.slice(2)) }
  })
  return fill('templates/deck.fodp', { color, slides })
}
