export interface TextPart {
  /** Where it begins. */
  at: number
  text: string
  isMarked: boolean
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&apos;': "'",
}

/** Escaped HTML in which words stand between `<mark>` and `</mark>`, as parts of plain text. */
export function readMarked(marked: string): TextPart[] {
  let at = 0
  return marked.split(/<mark>(.*?)<\/mark>/s).flatMap((part, index) => {
    const text = decode(part)
    at += text.length
    return text === '' ? [] : [{ at: at - text.length, text, isMarked: index % 2 === 1 }]
  })
}

function decode(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|apos|#39|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
}
