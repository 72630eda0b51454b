import { own } from '@satchel/contract/own.ts'
import { Parser } from 'htmlparser2'
import { Unreadable } from '../messages.ts'
import { DEPTH_MAX } from '../text.ts'
import {
  type Attributes,
  innerAttributes,
  isInnerFormula,
  isInserted,
  isLeftOut,
  localName,
  mayBePassiveField,
  withoutOuterStyles,
} from './references.ts'

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAME = /^[\p{L}_][\p{L}\p{N}_.\-:]*$/u
/** The base64 characters needed to identify binary content. */
const BINARY_START = 64

export interface XmlCleaner {
  write(text: string): string
  end(): string
}

/**
 * Rewrites XML without external references, tracked changes, entity declarations and comments, so that later parsers
 * read exactly what was checked here.
 */
export function xmlCleaner(): XmlCleaner {
  let out = DECLARATION
  let depth = 0
  /** The depth at which a removed element started. */
  let leftOutAt = 0
  const texts = new TextRules()
  const parser = new Parser(
    {
      onopentag(tag, attributes: Attributes) {
        if (++depth > DEPTH_MAX) throw new Unreadable('The document is nested too deeply')
        if (leftOutAt) return
        if (isLeftOut(tag, attributes)) leftOutAt = depth
        else if (!isInserted(tag)) {
          texts.open(tag, attributes)
          out += openTag(tag, innerAttributes(tag, attributes))
        }
      },
      ontext(text) {
        if (!leftOutAt) out += escapeText(texts.read(text))
      },
      onclosetag(tag) {
        if (!leftOutAt && !isInserted(tag)) out += `${escapeText(texts.close())}</${tag}>`
        if (leftOutAt === depth) leftOutAt = 0
        depth--
      },
    },
    { xmlMode: true },
  )
  const takeOut = () => {
    const text = out
    out = ''
    return text
  }
  return {
    write(text) {
      parser.write(text)
      return takeOut()
    },
    end() {
      parser.end()
      return takeOut()
    },
  }
}

/** Elements whose text can refer outside; it's buffered and checked as a whole. */
const JUDGED: Record<string, (text: string) => string> = {
  f: innerFormula,
  definedName: innerFormula,
  style: withoutOuterStyles,
}

function innerFormula(formula: string): string {
  return isInnerFormula(formula) ? formula : ''
}

interface Element {
  name: string
  /** The buffered text; undefined while text is written directly. */
  held: string | undefined
  isDropped: boolean
}

class TextRules {
  #elements: Element[] = []
  /** The instruction of the field that is being read, which may be spread over several elements. */
  #field = ''

  open(tag: string, attributes: Attributes): void {
    const name = localName(tag)
    if (name === 'fldChar' && Object.values(attributes).includes('begin')) this.#field = ''
    const isHeld = name === 'instrText' || name === 'binary-data' || Object.hasOwn(JUDGED, name)
    this.#elements.push({ name, held: isHeld ? '' : undefined, isDropped: false })
  }

  /** Returns the text that can be written immediately. */
  read(text: string): string {
    const element = this.#elements.at(-1)
    if (!element || element.isDropped) return ''
    if (element.held === undefined) return text
    element.held += text
    return element.name === 'binary-data' && element.held.length > BINARY_START
      ? this.#judgeBinary(element)
      : ''
  }

  /** Returns the buffered text that is written at the element's end. */
  close(): string {
    const element = this.#elements.pop()
    if (!element || element.held === undefined) return ''
    const { name, held } = element
    if (name === 'binary-data') return this.#judgeBinary(element)
    if (name !== 'instrText') return own(JUDGED, name)?.(held) ?? ''
    this.#field += held
    return mayBePassiveField(this.#field) ? held : ''
  }

  #judgeBinary(element: Element): string {
    const text = element.held ?? ''
    const bytes = Buffer.from(text, 'base64')
    element.held = undefined
    element.isDropped = isGzip(bytes) || isMarkup(bytes)
    return element.isDropped ? '' : text
  }
}

const GZIP = [0x1f, 0x8b]
/** Byte order marks, white space and zeros of wide characters. */
const BEFORE_MARKUP = new Set([0xef, 0xbb, 0xbf, 0xfe, 0xff, 0, 9, 10, 13, 32])

export function isGzip(bytes: Buffer): boolean {
  return GZIP.every((byte, index) => bytes[index] === byte)
}

/** Tells whether bytes begin as XML does, in whatever encoding. */
export function isMarkup(bytes: Buffer): boolean {
  const first = bytes.find((byte) => !BEFORE_MARKUP.has(byte))
  return bytes.length > 0 && (first === undefined || first === 0x3c)
}

function openTag(tag: string, attributes: Attributes): string {
  const written = Object.entries(attributes).map(([name, value]) => {
    return ` ${checked(name)}="${escapeAttribute(value)}"`
  })
  return `<${checked(tag)}${written.join('')}>`
}

function checked(name: string): string {
  if (!NAME.test(name)) throw new Unreadable('The document is damaged and can’t be read')
  return name
}

function escapeText(text: string): string {
  return allowed(text).replace(/[&<>\r]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

function escapeAttribute(text: string): string {
  return allowed(text).replace(/[&<>"\t\n\r]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** Removes characters that XML doesn't allow, even as references. */
function allowed(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  return text.replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '')
}
