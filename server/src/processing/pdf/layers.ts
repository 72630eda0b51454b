import {
  decodePDFRawStream,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  type PDFObject,
  type PDFPage,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib'
import { type Used, withoutHiddenSections } from './content-stream.ts'

const name = (text: string) => PDFName.of(text)
/** The depth of nested membership conditions that are followed. */
const DEPTH_MAX = 20

/** The layers of a PDF that aren't shown when it's opened, and what belongs to them. */
export class HiddenLayers {
  #context: PDFContext
  #off = new Set<string>()

  constructor(context: PDFContext, catalog: PDFDict) {
    this.#context = context
    const layers = catalog.lookupMaybe(name('OCProperties'), PDFDict)
    const config = layers?.lookupMaybe(name('D'), PDFDict)
    const refsOf = (dict: PDFDict | undefined, key: string) =>
      (dict?.lookupMaybe(name(key), PDFArray)?.asArray() ?? []).filter(
        (one) => one instanceof PDFRef,
      )
    if (config?.get(name('BaseState')) === name('OFF')) {
      for (const ref of refsOf(layers, 'OCGs')) this.#off.add(ref.tag)
      for (const ref of refsOf(config, 'ON')) this.#off.delete(ref.tag)
    }
    for (const ref of refsOf(config, 'OFF')) this.#off.add(ref.tag)
  }

  get count(): number {
    return this.#off.size
  }

  /** Tells whether what belongs to a layer, or to several of them, isn't shown. */
  isHidden(layer: PDFObject | undefined, depth = 0): boolean {
    if (layer instanceof PDFRef && this.#off.has(layer.tag)) return true
    const dict = this.#context.lookup(layer)
    if (!(dict instanceof PDFDict) || depth > DEPTH_MAX) return false
    if (dict.lookup(name('Type')) !== name('OCMD')) return false
    const condition = dict.lookup(name('VE'))
    if (condition instanceof PDFArray) return !this.#holds(condition, depth + 1)
    const input = dict.get(name('OCGs'))
    const list = this.#context.lookup(input)
    const members = list instanceof PDFArray ? list.asArray() : input ? [input] : []
    if (members.length === 0) return false
    const states = members.map((one) => !this.isHidden(one, depth + 1))
    const policy = String(dict.lookup(name('P')) ?? '/AnyOn')
    if (policy === '/AllOn') return !states.every(Boolean)
    if (policy === '/AnyOff') return states.every(Boolean)
    return policy === '/AllOff' ? states.some(Boolean) : !states.some(Boolean)
  }

  #holds(condition: PDFObject | undefined, depth: number): boolean {
    if (depth > DEPTH_MAX) return true
    const list = this.#context.lookup(condition)
    if (!(list instanceof PDFArray)) return !this.isHidden(condition, depth)
    const [operator, ...operands] = list.asArray()
    const states = operands.map((one) => this.#holds(one, depth + 1))
    if (operator === name('Not')) return !states[0]
    return operator === name('Or') ? states.some(Boolean) : states.every(Boolean)
  }

  /** Takes what hidden layers draw out of pages and forms; then no layer is left to be shown. */
  remove(pages: PDFPage[], catalog: PDFDict): void {
    const drawn = new Map<PDFDict, Used>()
    this.#emptyObjects()
    for (const { node } of pages) {
      const content = bytesOfPage(node.Contents())
      const left = this.#withoutHidden(content, node.Resources(), drawn)
      if (left !== undefined)
        node.set(name('Contents'), this.#context.register(this.#context.flateStream(left)))
    }
    for (const [ref, stream] of this.#forms()) {
      const resources = stream.dict.lookupMaybe(name('Resources'), PDFDict)
      const left = this.#withoutHidden(bytesOf(stream), resources, drawn)
      if (left === undefined) continue
      const flateStream = this.#context.flateStream(left)
      for (const [key, value] of stream.dict.entries())
        if (!['/Filter', '/DecodeParms', '/Length'].includes(String(key)))
          flateStream.dict.set(key, value)
      this.#context.assign(ref, flateStream)
    }
    for (const [objects, { shown, hidden }] of drawn)
      for (const one of hidden.difference(shown)) objects.delete(name(one.slice(1)))
    this.#forget(catalog)
  }

  #withoutHidden(
    content: Uint8Array,
    resources: PDFDict | undefined,
    drawn: Map<PDFDict, Used>,
  ): Uint8Array | undefined {
    const properties = resources?.lookupMaybe(name('Properties'), PDFDict)
    const objects = resources?.lookupMaybe(name('XObject'), PDFDict)
    const used = (objects && drawn.get(objects)) ?? { shown: new Set(), hidden: new Set() }
    if (objects) drawn.set(objects, used)
    const isHidden = (key: string) => this.isHidden(properties?.get(name(key.slice(1))))
    const text = Buffer.from(content).toString('latin1')
    const left = withoutHiddenSections(text, isHidden, used)
    return left.includes('/Hidden BMC') ? Buffer.from(left, 'latin1') : undefined
  }

  #forms(): [PDFRef, PDFRawStream][] {
    return this.#context
      .enumerateIndirectObjects()
      .filter(
        (entry): entry is [PDFRef, PDFRawStream] =>
          entry[1] instanceof PDFRawStream &&
          entry[1].dict.lookup(name('Subtype')) === name('Form'),
      )
  }

  /** Images and forms that belong to a hidden layer as a whole. */
  #emptyObjects(): void {
    for (const [ref, object] of this.#context.enumerateIndirectObjects())
      if (object instanceof PDFStream && this.isHidden(object.dict.get(name('OC'))))
        this.#context.assign(
          ref,
          this.#context.stream('', { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 0, 0] }),
        )
  }

  /** Removes the list of layers: what is left is shown, and the names of hidden ones go. */
  #forget(catalog: PDFDict): void {
    catalog.delete(name('OCProperties'))
    for (const [ref, object] of this.#context.enumerateIndirectObjects())
      if (this.#off.has(ref.tag) && object instanceof PDFDict)
        object.set(name('Name'), PDFString.of(''))
  }
}

function bytesOf(stream: PDFStream): Uint8Array {
  return stream instanceof PDFRawStream ? decodePDFRawStream(stream).decode() : stream.getContents()
}

/** A page's streams are one: a section may begin in one and end in another. */
function bytesOfPage(contents: PDFStream | PDFArray | undefined): Uint8Array {
  if (contents instanceof PDFStream) return bytesOf(contents)
  const parts = (contents?.asArray() ?? []).map((_, index) => contents?.lookup(index))
  return Buffer.concat(
    parts.flatMap((one) => (one instanceof PDFStream ? [bytesOf(one), Buffer.from('\n')] : [])),
  )
}
