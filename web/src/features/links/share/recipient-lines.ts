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
  return text.split(/\r?\n/).flatMap((given) => {
    const line = withoutInvisible(given)
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
  if (!email) return { line, email: null, name: '', organization: '' }
  const at = line.indexOf(email)
  const [name = ''] = cellsOf(line.slice(0, at))
  const [organization = ''] = cellsOf(line.slice(at + email.length))
  return { line, email, name, organization }
}

function manyOf(line: string, addresses: readonly string[]): ReadLine[] {
  let from = 0
  return addresses.map((email) => {
    const at = line.indexOf(email, from)
    const name = cellsOf(line.slice(from, at)).at(-1) ?? ''
    from = at + email.length
    return { line, email, name, organization: '' }
  })
}

/** Returns the cells between commas, semicolons and tabs, without quotes and brackets. */
function cellsOf(text: string): string[] {
  return text
    .split(/[,;\t]/)
    .map((cell) => cell.replace(/^[\s<>"'()[\].]+|[\s<>"'()[\]]+$/g, ''))
    .filter(Boolean)
}
