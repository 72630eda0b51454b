import type { TextItem } from 'pdfjs-dist/types/src/display/api.js'
import { loadPdf } from './use-pdf.ts'

const LENGTH_MAX = 80
/** Part of the largest letters' height that letters of the same heading have at least. */
const ALIKE = 0.95

/** Returns a page's words in the largest letters; undefined if it has no text. */
export async function pageHeading(url: string, page: number): Promise<string | undefined> {
  const loading = loadPdf(url)
  try {
    const pdf = await loading.promise
    const { items } = await (await pdf.getPage(page)).getTextContent()
    return headingIn(items.filter((item) => 'str' in item))
  } finally {
    void loading.destroy()
  }
}

/** Joins the first pieces of text in the largest letters, cut after a word. */
function headingIn(pieces: readonly Pick<TextItem, 'str' | 'height'>[]): string | undefined {
  const words = pieces.filter(({ str }) => /\p{L}/u.test(str))
  const largest = Math.max(0, ...words.map(({ height }) => height))
  const isLarge = ({ height }: { height: number }) => height >= largest * ALIKE
  const first = words.findIndex(isLarge)
  if (first === -1) return undefined
  const rest = words.slice(first)
  const end = rest.findIndex((piece) => !isLarge(piece))
  const text = (end === -1 ? rest : rest.slice(0, end))
    .map(({ str }) => str.trim())
    .join(' ')
    .replace(/\s+/g, ' ')
  return text.length <= LENGTH_MAX ? text : `${text.slice(0, LENGTH_MAX).replace(/\s\S*$/, '')}…`
}
