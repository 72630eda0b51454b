import { Parser } from 'htmlparser2'
import type { DocumentText } from '../../platform/files/text-parts.ts'
import { Unreadable } from '../messages.ts'
import { DEPTH_MAX } from '../text.ts'
import type { PartReader } from '../zip.ts'
import type { Attributes } from './references.ts'

/** An Office format: it takes the parts that it knows, and then tells the document's text. */
export interface Format {
  read(name: string): PartReader | undefined
  /** Returns the text; undefined if the file has no part of this format. */
  finish(): OfficeText | undefined
}

export interface OfficeText {
  text: DocumentText
  /** The number of slides; 0 for documents and workbooks. */
  slides: number
}

/** The characters that the parts of a document may still take in memory, all together. */
export interface Room {
  left: number
}

export function put(into: string[], text: string, room: Room): void {
  if (room.left <= 0) return
  room.left -= text.length
  into.push(text)
}

export interface XmlEvents {
  open?(tag: string, attributes: Attributes, depth: number): void
  text?(data: string): void
  close?(tag: string, depth: number): void
}

/** Reads a part as XML; throws `Unreadable` where it is nested too deeply. */
export function xmlReader(events: XmlEvents): PartReader {
  let depth = 0
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        if (++depth > DEPTH_MAX) throw new Unreadable('The document is nested too deeply')
        events.open?.(tag, attributes, depth)
      },
      ontext: (data) => events.text?.(data),
      onclosetag(tag) {
        events.close?.(tag, depth)
        depth--
      },
    },
    { xmlMode: true },
  )
  const decoder = new TextDecoder()
  return { write: (chunk) => parser.write(decoder.decode(chunk, { stream: true })) }
}

/** Reads a part without which the rest of the document is still worth reading. */
export function optional({ write }: PartReader): PartReader {
  let isBroken = false
  return {
    isOptional: true,
    write(chunk) {
      if (isBroken) return
      try {
        write(chunk)
      } catch {
        isBroken = true
      }
    },
  }
}

/** Gives a part to two readers; the first decides whether it may be broken. */
export function both(first: PartReader, second: PartReader): PartReader {
  return {
    ...first,
    write(chunk) {
      first.write(chunk)
      second.write(chunk)
    },
  }
}

/** Reads the text of some elements, each on a line of its own. */
export function elementsReader(
  into: string[],
  room: Room,
  isWanted: (tag: string) => boolean,
): PartReader {
  let needed = 0
  return xmlReader({
    open(tag) {
      if (isWanted(tag)) needed++
    },
    text(data) {
      if (needed > 0) put(into, data, room)
    },
    close(tag) {
      if (!isWanted(tag)) return
      needed--
      put(into, '\n', room)
    },
  })
}
