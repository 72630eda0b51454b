import type { Highlight } from '@satchel/contract/search/search.ts'
import { paths } from '../paths.ts'

/** Number of words to mark on the page. */
const MARKED_MAX = 8

/** Returns the page of a document that says more about the words than the item's name; undefined if the name does. */
export function hitPage({ name, text, page }: Highlight): number | undefined {
  if (text === undefined || page === undefined) return undefined
  return name === undefined || marksOf(text).length > marksOf(name).length ? page : undefined
}

/** Returns the URL of a found item: of the page with the words, which are marked there. */
export function hitPath(id: string, highlight: Highlight): string {
  const page = hitPage(highlight)
  return page === undefined ? paths.item(id) : pagePath(id, highlight)
}

/** Returns the URL of the page that the passage is from, with its words marked. */
export function pagePath(id: string, { page, text = '' }: Highlight): string {
  return paths.item(id, { page: page === undefined ? null : String(page), find: marksOf(text) })
}

/** Returns the marked words of a passage, each once. */
function marksOf(text: string): string[] {
  const words = [...text.matchAll(/<mark>(.*?)<\/mark>/gs)].map(([, word = '']) =>
    word.replaceAll('&#39;', '’').toLowerCase(),
  )
  return [...new Set(words)].slice(0, MARKED_MAX)
}
