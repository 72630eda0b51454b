// The contents of pages and forms: operators that follow their operands, with marked sections around some of them.

interface Operation {
  operator: string
  /** The operands as written. */
  operands: string[]
  /** The offsets of operands and operator, and of an inline image's bytes. */
  start: number
  end: number
}

const GAP = /(?:[\0\t\n\f\r ]|%[^\r\n]*)+/y
const TOKEN = /<<|>>|[[\]{}]|<[^>]*>|\/[^\0\t\n\f\r ()<>[\]{}/%]*|[^\0\t\n\f\r ()<>[\]{}/%]+/y
const IMAGE_END = /[\0\t\n\f\r ]EI(?=[\0\t\n\f\r ]|$)/g
const OPERAND = /^([[\]<>{}/(]|[+\-.\d]|(true|false|null)$)/

/** Reads the operations of contents, of which each character is a byte. */
function* operationsOf(content: string): Generator<Operation> {
  let operands: string[] = []
  let first: number | undefined
  for (const { token, start, end } of tokensOf(content)) {
    first ??= start
    // An inline image is one operation, from its dictionary's start.
    if (OPERAND.test(token) || token === 'BI') operands.push(token)
    else {
      yield { operator: token === 'ID' ? 'BI' : token, operands, start: first, end }
      operands = []
      first = undefined
    }
  }
}

function* tokensOf(content: string): Generator<{ token: string; start: number; end: number }> {
  let end = 0
  for (let at = after(GAP, content, 0); at < content.length; at = after(GAP, content, end)) {
    end = content[at] === '(' ? endOfString(content, at) : after(TOKEN, content, at)
    // Skips a sign that begins no token.
    if (end === at) end++
    const token = content.slice(at, end)
    if (token === 'ID') end = endOfImage(content, end)
    yield { token, start: at, end }
  }
}

function after(pattern: RegExp, content: string, at: number): number {
  pattern.lastIndex = at
  return pattern.test(content) ? pattern.lastIndex : at
}

function endOfString(content: string, at: number): number {
  let depth = 0
  for (let index = at; index < content.length; index++) {
    const sign = content[index]
    if (sign === '\\') index++
    else if (sign === '(') depth++
    else if (sign === ')' && --depth === 0) return index + 1
  }
  return content.length
}

function endOfImage(content: string, at: number): number {
  IMAGE_END.lastIndex = at
  return IMAGE_END.test(content) ? IMAGE_END.lastIndex : content.length
}

const TEXT: Record<string, (operands: string[]) => string> = {
  Tj: () => '',
  TJ: () => '',
  "'": () => 'T*',
  '"': ([word = '0', letter = '0']) => `${word} Tw ${letter} Tc T*`,
}
const PATH = new Set(['m', 'l', 'c', 'v', 'y', 'h', 're'])
const PAINT = new Set(['S', 's', 'f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'n'])
const CLIP = new Set(['W', 'W*'])
const DRAWN = new Set(['Do', 'sh', 'BI', 'DP', 'MP'])

export interface Used {
  /** The names of what is drawn where it's seen, and where it isn't. */
  shown: Set<string>
  hidden: Set<string>
}

/**
 * Returns contents without what hidden layers draw. What they do to positions, colors and clipping stays, as it has an
 * effect on what follows.
 */
export function withoutHiddenSections(
  content: string,
  isHidden: (properties: string) => boolean,
  used: Used,
): string {
  // Whether each section around is hidden.
  const sections: boolean[] = []
  const drawing = hiddenDrawing()
  const open = (tag: string, properties: string, written: string) => {
    const hides = sections.at(-1) || (tag === '/OC' && isHidden(properties))
    sections.push(hides)
    return hides ? '/Hidden BMC' : written
  }
  const left = ({ operator, operands, start, end }: Operation) => {
    const [tag = '', properties = ''] = operands
    const written = content.slice(start, end)
    if (operator === 'BDC' || operator === 'BMC') return open(tag, properties, written)
    const isSeen = !sections.at(-1)
    if (operator === 'EMC') sections.pop()
    if (operator === 'Do') used[isSeen ? 'shown' : 'hidden'].add(tag)
    return isSeen ? written : drawing(operator, operands, written)
  }
  return [...operationsOf(content)].map(left).join('\n')
}

/** Returns what is left of operations that aren't seen; a path is kept only where it clips. */
function hiddenDrawing() {
  let path: string[] = []
  let clips = false
  return (operator: string, operands: string[], written: string): string => {
    if (DRAWN.has(operator)) return ''
    const text = TEXT[operator]
    if (text) return text(operands)
    if (PATH.has(operator) || CLIP.has(operator)) {
      path.push(written)
      clips ||= CLIP.has(operator)
      return ''
    }
    if (!PAINT.has(operator)) return written
    const clip = clips ? [...path, 'n'].join('\n') : ''
    path = []
    clips = false
    return clip
  }
}
