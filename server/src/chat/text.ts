import { withoutTurns } from '@satchel/contract/invisible.ts'
import { cut } from '../platform/text.ts'

/** Has a client see no address in text: it's a name, and mustn't lead anywhere. */
const BREAK = '\u200B'

/** Returns text by anyone in one line of so many characters, in which chats find no address to link. */
export function plain(text: string, longest = 200): string {
  const line = withoutTurns(text)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  return cut(line, longest)
    .replaceAll('://', `:${BREAK}//`)
    .replace(/\bwww\./gi, (start) => `${start.slice(0, -1)}${BREAK}.`)
}
