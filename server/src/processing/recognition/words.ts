/** Words of a page, as Tesseract read them. */
export interface ReadWords {
  text: string
  words: number
  /** Confidence in a word, on average, from 0 to 100. */
  confidence: number
}

/** Confidence from which a word is kept. */
const SURE = 40
const COLUMNS = 12

/**
 * Reads Tesseract's table of words: a line for each, with its block, paragraph and line.
 * https://tesseract-ocr.github.io/tessdoc/Command-Line-Usage.html
 */
export function readWords(tsv: string): ReadWords {
  let text = ''
  let place = ''
  let sum = 0
  let words = 0
  for (const row of tsv.split('\n')) {
    const cells = row.split('\t')
    const word = cells[COLUMNS - 1]?.trim()
    const confidence = Number(cells[COLUMNS - 2])
    if (!word || !(confidence >= SURE)) continue
    const [, , block, paragraph, line] = cells
    const own = [block, paragraph, line].join()
    if (text) text += own === place ? ' ' : '\n'
    text += word
    place = own
    sum += confidence
    words += 1
  }
  return { text, words, confidence: words === 0 ? 0 : Math.round(sum / words) }
}
