export interface TextPart {
  /** Position at which it begins. */
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

/** Parses escaped HTML with matches between `<mark>` and `</mark>` into parts of plain text. */
export function readMarked(marked: string): TextPart[] {
  let at = 0
  return marked.split(/<mark>(.*?)<\/mark>/s).flatMap((part, index) => {
    const text = decode(part)
    at += text.length
    return text === '' ? [] : [{ at: at - text.length, text, isMarked: index % 2 === 1 }]
  })
}

/** Shortens the text before the first match, so that the match stays visible. */
export function cutLead(parts: readonly TextPart[], lead: number): readonly TextPart[] {
  const [first, ...others] = parts
  if (!first || first.isMarked || others.length === 0 || first.text.length <= lead) return parts
  const words = first.text.slice(-lead)
  return [{ ...first, text: `… ${words.slice(words.indexOf(' ') + 1)}` }, ...others]
}

function decode(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|apos|#39|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
}
