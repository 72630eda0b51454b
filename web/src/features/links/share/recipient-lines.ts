import { addressesIn } from '@satchel/contract/addresses.ts'
import { withoutInvisible } from '@satchel/contract/invisible.ts'

export interface ReadLine {
  /** Original line, if it couldn't be parsed. */
  line: string
  email: string | null
  name: string
  organization: string
}

/**
 * Parses a list as copied from an email program or a table: "Name <mail>, Company", "mail; Company", cells separated
 * by tabs, or many addresses in one line. Repeated addresses are returned once.
 */
export function readLines(text: string): ReadLine[] {
  const seen = new Set<string>()
  return text.split(/\r?\n/).flatMap((input) => {
    const line = withoutInvisible(input)
      .replace(/mailto:/gi, '')
      .trim()
    if (!line) return []
    const addresses = addressesIn(line)
    const read = addresses.length > 1 ? manyOf(line, addresses) : [oneOf(line, addresses[0])]
    return read.filter(({ email }) => {
      const key = email?.toLowerCase()
      if (!key) return true
      if (seen.has(key)) return false
      seen.add(key)
      return true
    })
  })
}

function oneOf(line: string, email: string | undefined): ReadLine {
  if (!email) return unread(line)
  const at = line.indexOf(email)
  const [name = ''] = cellsOf(line.slice(0, at))
  const [organization = ''] = cellsOf(line.slice(at + email.length))
  return { line, email, name, organization }
}

/** Returns each address with the name before it, and what between them is neither. */
function manyOf(line: string, addresses: readonly string[]): ReadLine[] {
  let from = 0
  const read = addresses.flatMap((email) => {
    const at = line.indexOf(email, from)
    const cells = cellsOf(line.slice(from, at))
    // A name stands right before its address, as in "Bo Berg <bo@customer.com>".
    const hasName = /[^,;\t\s]\s*[<(["']*$/.test(line.slice(from, at))
    const name = hasName ? (cells.pop() ?? '') : ''
    from = at + email.length
    return [...cells.map(unread), { line, email, name, organization: '' }]
  })
  return [...read, ...cellsOf(line.slice(from)).map(unread)]
}

function unread(line: string): ReadLine {
  return { line, email: null, name: '', organization: '' }
}

/** Returns the cells between commas, semicolons and tabs, without quotes and brackets. */
function cellsOf(text: string): string[] {
  return text
    .split(/[,;\t]/)
    .map((cell) => cell.replace(/^[\s<>"'()[\].]+|[\s<>"'()[\]]+$/g, ''))
    .filter(Boolean)
}
