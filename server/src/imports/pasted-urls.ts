import { withoutTurns } from '@satchel/contract/invisible.ts'

/** An address found in a text, and what was cut off its end; only punctuation around it goes without saying. */
export interface PastedUrl {
  url: string
  cut: string
}

/** Signs between addresses: a list may have nothing but a comma or a semicolon between two. */
const BETWEEN = /[;,|](?=https?:\/\/)/i
const ADDRESS = /\bhttps?:\/\/[^\s<>"“”„«»‹›]+/gi
/** Signs without a width, which programs put into long addresses to break them. */
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff]/g
/** Punctuation of East Asian texts, which have no space before the next word. */
const EAST_ASIAN = /[。、，；：！？）」』】》〉…]/
/** Signs that end no address; joiners, which nobody sees, belong into words of some scripts. */
const ENDS = ".,;:!?'’*…·•。、，；：！？）」』】》〉|\u200c\u200d"
/** A line that is a list of addresses without their protocol. */
const BARE = /^[\w.-]+\.[a-z]{2,}(?::\d+)?(?:[/?#][^\s;,|]*)?$/i
/** Text after a space as if it still belonged to the address. */
const CONTINUES = /^ [^\s]*(?:\.\w{2,5}|[/%=][^\s]*)$/

/** Returns the addresses in a text: one per line, or anywhere between words. */
export function urlsIn(text: string): PastedUrl[] {
  return text.split(/\r\n|\r|\n/).flatMap((line) => {
    const parts = line.split(BETWEEN)
    const found = parts.flatMap((part) => addressesIn(part))
    if (found.length > 0) return found
    const only = withoutTurns(line).replace(INVISIBLE, '').trim()
    const pieces = only.split(/[;,|]/).filter((piece) => piece !== '')
    if (pieces.length > 1 && pieces.every((piece) => BARE.test(piece)))
      return pieces.map((url) => ({ url, cut: '' }))
    return only === '' || /\s/.test(only) ? [] : [{ url: only, cut: '' }]
  })
}

function addressesIn(text: string): PastedUrl[] {
  const matches = [...text.matchAll(ADDRESS)]
  return matches.map((match) => {
    const { url, cut } = withoutEnd(match[0])
    const rest = text.slice(match.index + match[0].length)
    const isAlone = matches.length === 1 && text.trimStart().startsWith(match[0])
    return { url, cut: isAlone && CONTINUES.test(rest) ? cut + rest : cut }
  })
}

/** Removes what can't end an address: punctuation and brackets of the sentence, and signs that nobody sees. */
function withoutEnd(found: string): PastedUrl {
  const visible = withoutTurns(found).replace(INVISIBLE, '')
  const plain = visible.slice(0, endOf(visible))
  const ends = plain.includes('(') ? ENDS : `${ENDS})`
  let end = plain.length
  while (end > 0 && ends.includes(plain.charAt(end - 1))) end -= 1
  const words = visible.slice(plain.length)
  const isWorthSaying = /[…*]/.test(plain.slice(end)) || /[\p{L}\p{N}…]/u.test(words)
  return { url: plain.slice(0, end), cut: isWorthSaying ? plain.slice(end) + words : '' }
}

/** Returns where the words after an address begin. Within its host, a full stop of East Asia parts names. */
function endOf(url: string): number {
  const host = url.indexOf('//') + 2
  const path = url.slice(host).search(/[/?#]/)
  const words = path < 0 ? -1 : url.slice(host + path).search(EAST_ASIAN)
  return words < 0 ? url.length : host + path + words
}
