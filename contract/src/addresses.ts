import { withoutInvisible } from './invisible.ts'

const ADDRESS = /[^\s<>(),;:"[\]]+@[^\s<>(),;:"[\]]+\.[^\s<>(),;:"[\]]+/gu
const IN_BRACKETS = /^([^<>\r\n]*)[<[(]\s*([^\s<>()[\]]+@[^\s<>()[\]]+)\s*[>\])][\s,;.]*$/u
const WITH_COMMENT = /^([^\s()]+@[^\s()]+)\s*\([^()@\r\n]*\)[\s,;.]*$/u
// A name may have a comma in quotes, or none, before an address in angle brackets.
const CELLS = /(?:"[^"]*"|[^<>",;\t])*<[^<>]*>|(?:"[^"]*"|[^<>",;\t])+/gu
const AROUND = /^[\s<([{"'“”„‘’«»]+|[\s>)\]}"'“”‘’«»,;.:!?]+$/gu

/**
 * Returns the address in what was pasted as one: "Bo Berg <bo@company.com>", "mailto:bo@company.com",
 * "bo@company.com,". Other text is returned as it is. Whether it is an address isn't checked.
 */
export function bareAddress(pasted: string): string {
  const text = withoutInvisible(pasted).trim()
  const [, name = '', inner] = text.match(IN_BRACKETS) ?? []
  const address = unwrapped(inner ?? text.match(WITH_COMMENT)?.[1] ?? text)
  // With two of them, nobody can tell which is meant.
  const others = addressesIn(name).filter((each) => each.toLowerCase() !== address.toLowerCase())
  return others.length > 0 ? text : address
}

/**
 * Returns the rule in what was pasted: an address, "@company.com", or "@*.company.com" for subdomains.
 * "*@company.com", "company.com" and "https://www.company.com/" are read as the domain.
 */
export function bareRule(pasted: string): string {
  const text = bareAddress(pasted)
  if (/^\*?@/.test(text)) return text.replace(/^\*/, '')
  if (text.includes('@')) return text
  const host = text.replace(/^https?:\/\/([^/?#]*).*$/is, '$1').replace(/^www\./i, '')
  return host.includes('.') ? `@${host}` : text
}

/** Returns the entries of a pasted list, each once: addresses without what is around them, and all else. */
export function entriesIn(pasted: string): string[] {
  const entries = withoutInvisible(pasted)
    .split(/[\r\n]+/)
    .flatMap(entriesOfLine)
  return [...new Map(entries.map((each) => [each.toLowerCase(), each])).values()]
}

/** Returns the addresses in a text in their order, without what is around them. */
export function addressesIn(text: string): string[] {
  return (text.match(ADDRESS) ?? []).map(unwrapped)
}

/** Tells whether a text reads as one address. The server checks more closely. */
export function isAddress(pasted: string): boolean {
  return /^[^\s@<>(),;:"[\]]+@[^\s@<>(),;:"[\]]+\.[^\s@<>(),;:"[\]]+$/.test(bareAddress(pasted))
}

function entriesOfLine(line: string): string[] {
  const cells = line.match(CELLS) ?? []
  return cells.flatMap((cell, index) => {
    // "Berg, Bo <bo@company.com>": the comma is part of the name.
    const isName = !/[@.]/.test(cell) && cells[index + 1]?.includes('<')
    if (isName) return []
    const whole = bareAddress(cell)
    return (/\s/.test(whole) ? whole.split(/\s+/).map(bareAddress) : [whole]).filter(Boolean)
  })
}

function unwrapped(text: string): string {
  const [, uri] = text.replace(AROUND, '').match(/^mailto:([^?]*)/i) ?? []
  return (uri === undefined ? text : decoded(uri)).replace(AROUND, '')
}

function decoded(uri: string): string {
  try {
    return decodeURIComponent(uri)
  } catch {
    return uri
  }
}
