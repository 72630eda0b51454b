import { readFile } from 'node:fs/promises'
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { PARTS, PICTURES, ROOT_FILES } from './contents.ts'

const ROOT = new URL('../../../../', import.meta.url)

/** A page of the docs. */
export interface DocsPage {
  name: string
  title: string
  html: string
  /** Text by heading, for the search. */
  sections: readonly DocsSection[]
}

export interface DocsSection {
  id: string
  title: string
  text: string
}

const NAMES: readonly string[] = PARTS.flatMap(({ pages }) => pages)

let read: Promise<ReadonlyMap<string, DocsPage>> | undefined

/** Returns all pages by name, which are read and rendered when they are first asked for. */
export function docsPages(): Promise<ReadonlyMap<string, DocsPage>> {
  read ??= Promise.all(NAMES.map(async (name) => [name, await readPage(name)] as const))
    .then((pages) => new Map(pages))
    .catch((error) => {
      read = undefined
      throw error
    })
  return read
}

/** Returns the bytes of a picture, or undefined if there's none by this name. */
export async function docsPicture(name: string): Promise<Buffer | undefined> {
  return PICTURES.includes(name) ? readFile(new URL(`docs/${name}`, ROOT)) : undefined
}

async function readPage(name: string): Promise<DocsPage> {
  const source = await readFile(new URL(ROOT_FILES[name] ?? `docs/${name}.md`, ROOT), 'utf8')
  // The files are ours, so their HTML is too.
  const rendered = micromark(source, {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  })
  const html = withAnchors(rendered)
    .replace(/(href|src)="([^"]+)"/g, (_, attribute, target) => pointer(attribute, target, name))
    .replaceAll('<table>', '<div class="table"><table>')
    .replaceAll('</table>', '</table></div>')
  const title = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? name
  return { name, title: textOf(title), html, sections: sectionsOf(html) }
}

/** Gives headings the ids that GitHub gives them, which links in the files use. */
function withAnchors(html: string): string {
  return html.replace(
    /<h([1-6])>(.*?)<\/h\1>/gs,
    (_, level, inner) => `<h${level} id="${anchorOf(textOf(inner))}">${inner}</h${level}>`,
  )
}

function anchorOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')
}

/** Returns an attribute with the address of what a file refers to; of a file that is no page, only its path. */
function pointer(attribute: string, target: string, from: string): string {
  if (/^(https?:|mailto:|#|\/)/.test(target)) return `${attribute}="${target}"`
  const [path = '', anchor] = target.split('#')
  const inRoot = from in ROOT_FILES ? path : `docs/${path}`.replace(/^docs\/\.\.\//, '')
  const rootName = Object.entries(ROOT_FILES).find(([, file]) => file === inRoot)?.[0]
  const name = rootName ?? /^docs\/(.+?)(\.md)?$/.exec(inRoot)?.[1] ?? ''
  if (NAMES.includes(name)) return `${attribute}="/docs/${name}${anchor ? `#${anchor}` : ''}"`
  return PICTURES.includes(name) ? `${attribute}="/docs/${name}"` : `title="${inRoot}"`
}

function sectionsOf(html: string): DocsSection[] {
  return html
    .split(/(?=<h[1-3] )/)
    .filter((part) => part.startsWith('<h'))
    .map((part) => {
      const [, id = '', title = ''] = /^<h\d id="([^"]*)">(.*?)<\/h\d>/s.exec(part) ?? []
      return { id, title: textOf(title), text: textOf(part.replace(/^<h\d.*?<\/h\d>/s, '')) }
    })
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' }

function textOf(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(lt|gt|quot|amp);/g, (_, name) => ENTITIES[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
}
