import { readFile, stat } from 'node:fs/promises'
import type { PageChange } from '@satchel/contract/items/versions.ts'
import { textOfPages, tidyText } from '../../platform/files/text-parts.ts'
import { type ComparedFile, type Comparison, Unreadable } from '../messages.ts'
import { documentText } from '../pdf/document-text.ts'
import { openPdfium } from '../pdf/pdfium.ts'
import { openDocument } from '../pdf.ts'
import { differentPages, type PagePair } from './drawings.ts'
import { type WordChange, wordChanges } from './words.ts'

/** The maximum size of a PDF that is compared, since two are in memory at once. */
const BYTES_MAX = 150_000_000
const CHARACTERS_MAX = 1_000_000
/** Pages listed, and changes of a page. */
const PAGES_MAX = 500
const CHANGES_MAX = 30

/** Finds what changed between two versions of a document, by page of the later one. */
export async function compare({ before, after }: Comparison): Promise<PageChange[]> {
  const [one, other] = [await textsOf(before), await textsOf(after)]
  const changes = wordChanges(one, other)
  const byPage = changes ? grouped(changes) : pagesWithOtherText(one, other)
  if (before.isPdf && after.isPdf) {
    const pairs = samePages(one, other).filter((pair) => !byPage.has(pair.after))
    for (const page of await differentPages(before.path, after.path, pairs)) byPage.set(page, [])
  }
  const hasOtherText = changes === undefined
  return [...byPage]
    .sort(([first], [second]) => first - second)
    .slice(0, PAGES_MAX)
    .map(([page, words]) => ({
      page,
      words: words.slice(0, CHANGES_MAX).map(({ from, to }) => ({ from, to })),
      pictures: words.length === 0 && !(hasOtherText && !one.includes(other[page - 1] ?? '')),
    }))
}

/** Returns the texts of a document by page. */
async function textsOf({ path, isPdf }: ComparedFile): Promise<string[]> {
  if (!isPdf) return textOfPages(await readFile(path, 'utf8')).map((text) => text.trim())
  if ((await stat(path)).size > BYTES_MAX) throw new Unreadable('The PDF is too large to compare')
  const { document } = await openDocument(path)
  const texts: string[] = []
  let rest = CHARACTERS_MAX
  for (const { text } of documentText(await openPdfium(), document).pages ?? []) {
    texts.push(tidyText(text).trim().slice(0, Math.max(0, rest)))
    rest -= text.length
  }
  document.destroy()
  return texts
}

function grouped(changes: WordChange[]): Map<number, WordChange[]> {
  return Map.groupBy(changes, ({ page }) => page)
}

/** Returns the pages whose text no page had before. */
function pagesWithOtherText(before: string[], after: string[]): Map<number, WordChange[]> {
  const texts = new Set(before)
  return new Map(
    after.flatMap((text, index) => (texts.has(text) ? [] : [[index + 1, []] as const])),
  )
}

/** Returns the pages that have the same text in both, wherever they are; those without text by their number. */
function samePages(before: string[], after: string[]): PagePair[] {
  return after.flatMap((text, index) => {
    const first = before.indexOf(text)
    const isElsewhere = text && first >= 0 && before.lastIndexOf(text) === first
    const at = before[index] === text ? index : isElsewhere ? first : -1
    return at < 0 ? [] : [{ before: at + 1, after: index + 1 }]
  })
}
