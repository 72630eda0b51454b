import { execFile } from 'node:child_process'
import { glob, readFile } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import { promisify } from 'node:util'
import { DomUtils, parseDocument } from 'htmlparser2'

const run = promisify(execFile)
// biome-ignore lint/performance/useDomNodeTextContent: no browser lays this out, and scripts are left out
const { innerText } = DomUtils

/** Document written by someone else. */
export interface Document {
  path: string
  /** File name that gives no clue to the content. */
  name: string
  content: Buffer
  /** Text that a reader sees. */
  text: string
}

const ROOT = join(import.meta.dirname, '../../node_modules')
/** A folder with PDF and HTML documents beside the packages' own descriptions, of which many are short. */
const FOLDER = process.env.DOCUMENTS
const MAX_EACH = 150
const BYTES = { min: 3_000, max: 3_000_000 }

const READERS: Record<string, (path: string, content: Buffer) => Promise<string>> = {
  '.md': async (_path, content) => content.toString(),
  '.html': async (_path, content) => innerText(parseDocument(content.toString())),
  '.pdf': async (path) => unbroken((await run('pdftotext', ['-l', '20', path, '-'])).stdout),
}

/** Joins words that were hyphenated over two lines. */
function unbroken(text: string): string {
  return text.replace(/(\p{L})[-\u00ad\u2010]\n(\p{L})/gu, '$1$2')
}

/** Returns documents of each kind: descriptions of the installed packages, and what `DOCUMENTS` names. */
export async function gather(): Promise<Document[]> {
  const readmes = await list(ROOT, ['*/README.md', '@*/*/README.md'])
  const others = FOLDER ? await list(FOLDER, ['**/*.pdf', '**/*.html']) : []
  const documents: Document[] = []
  const counts = new Map<string, number>()
  for (const path of [...readmes, ...others]) {
    const ending = extname(path)
    const count = counts.get(ending) ?? 0
    if (count >= MAX_EACH) continue
    const content = await readFile(path)
    if (content.length < BYTES.min || content.length > BYTES.max) continue
    const text = await READERS[ending]?.(path, content)
    if (!text || text.length < BYTES.min) continue
    counts.set(ending, count + 1)
    documents.push({ path, name: `Document ${documents.length}${ending}`, content, text })
  }
  return documents
}

/** Lists files sorted by folder, so that each run has the same. */
async function list(cwd: string, patterns: string[]): Promise<string[]> {
  const paths: string[] = []
  for await (const path of glob(patterns, { cwd })) paths.push(join(cwd, path))
  return paths.sort((one, other) => dirname(one).localeCompare(dirname(other)))
}
