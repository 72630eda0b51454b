import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** One fenced block of a guide. */
export interface Block {
  /** The heading above it. */
  heading: string
  line: number
  /** `sh`, `ts` or `csv`. */
  language: string
  /** The word after the language: the name of a file, or how the block is run. */
  note: string
  text: string
  /** The output; undefined if the guide doesn't show it. */
  prints: string | undefined
}

/** Reads the examples of a guide in `docs/`, each with the output that is shown below it. */
export async function examplesIn(name: string): Promise<Block[]> {
  const path = fileURLToPath(new URL(`../../../docs/${name}`, import.meta.url))
  const blocks: Block[] = []
  let heading = ''
  let open: Block | undefined
  for (const [index, line] of (await readFile(path, 'utf8')).split('\n').entries()) {
    const [, language = '', note = ''] = /^```(\w*) ?(\S*)$/.exec(line) ?? []
    if (open && line === '```') {
      if (open.language === 'text') attach(blocks.at(-1), open)
      else blocks.push(open)
      open = undefined
    } else if (open) open.text += `${line}\n`
    else if (language)
      open = { heading, line: index + 1, language, note, text: '', prints: undefined }
    else heading = /^##+ (.+)/.exec(line)?.[1] ?? heading
  }
  return blocks
}

function attach(block: Block | undefined, { text, line }: Block): void {
  if (!block || block.prints !== undefined)
    throw new Error(`The output in line ${line} has no example`)
  block.prints = text
}

/** Returns output without what is different each time: ids, random slugs, days, seconds and the width of columns. */
export function essence(text: string): string {
  return text
    .replace(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g, '<id>')
    .replace(/(?<=\/l\/)[a-z0-9]+(?![a-z0-9-])/g, '<slug>')
    .replace(/(?!2031)\d{4}-\d\d-\d\d/g, '<day>')
    .replace(/for \d+ s/g, 'for 30 s')
    .replace(/ {2,}/g, ' ')
    .replace(/ +$/gm, '')
    .trim()
}
