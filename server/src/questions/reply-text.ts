// What somebody wrote into a reply by mail, without what their program quoted below or above it.

/** Returns the line of our mails above which people write. */
export function markerOf(text: string): string {
  return `#-- ${text} --#`
}

const MARKER = /^[>\s]*#--.*--#\s*$/
/** A line such as "-----Original Message-----", in whichever language, and one of Outlook. */
const RULE = /^\s*(-{3,}\s*\S.{0,80}\S\s*-{3,}|_{10,})\s*$/
const SIGNATURE = /^--\s?$/
const QUOTED = /^\s*>/
/** A heading of a forwarded or quoted mail, as "From: Ana <ana@example.com>" and "Von: …". */
const HEADING = /^\s*\*?\p{L}[\p{L} -]{0,20}\s?:\*?\s+\S/u

/** The most lines that name who wrote what is quoted, as "On Mon, 30 Nov 2026, Ana wrote:". */
const ATTRIBUTION_LINES = 4

/** Returns the text of a reply without quoted text and the signature. */
export function replyText(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  const end = lines.findIndex((_, at) => isEnd(lines, at))
  const rest = withoutAttributions(end < 0 ? lines : lines.slice(0, end))
  return rest
    .filter((line) => !QUOTED.test(line))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function isEnd(lines: string[], at: number): boolean {
  const line = lines[at] ?? ''
  if (MARKER.test(line) || RULE.test(line) || SIGNATURE.test(line)) return true
  // Headings without a rule above them: at least three, with an address in the first.
  return line.includes('@') && [0, 1, 2].every((next) => HEADING.test(lines[at + next] ?? ''))
}

/**
 * Removes who is said to have written what follows: the lines before a quote, or before our marker at the end, whose
 * last one ends in a colon. Languages differ in everything else.
 */
function withoutAttributions(lines: string[]): string[] {
  const own: string[] = []
  for (const [at, line] of [...lines, '>'].entries()) {
    const isFirstQuoted = QUOTED.test(line) && !QUOTED.test(own.at(-1) ?? '')
    if (isFirstQuoted) dropAttribution(own)
    if (at < lines.length) own.push(line)
  }
  return own
}

function dropAttribution(own: string[]): void {
  let last = own.length - 1
  while (last >= 0 && own[last]?.trim() === '') last--
  if (!/[:：]\s*$/.test(own[last] ?? '')) return
  let first = last
  while (first > 0 && last - first < ATTRIBUTION_LINES - 1 && own[first - 1]?.trim() !== '') first--
  const words = own.slice(first, last + 1).join(' ')
  // One that somebody wrote themselves, as "Here are the prices:", names neither an address nor a time.
  if (/@|\d{1,2}[:.h]\d{2}|\b\d{4}\b/.test(words)) own.length = first
}
