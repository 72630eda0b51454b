import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFPageLeaf,
  PDFString,
} from '@cantoo/pdf-lib'
import type { HiddenCount } from '../hidden-content.ts'
import type { HiddenLayers } from './layers.ts'

const name = (text: string) => PDFName.of(text)

/** Remarks of reviewers, and the windows they open in. */
const REMARKS = new Set(['/Text', '/Popup', '/Caret', '/Redact', '/Sound'])
/** Kinds whose text is what readers see or click. */
const WRITTEN = new Set(['/FreeText', '/Link', '/Widget', '/Stamp'])
/** Entries of an annotation that say who remarked what and when; they are dropped from drawn ones. */
const REMARK = ['T', 'Popup', 'IRT', 'RT', 'Subj', 'CreationDate', 'NM', 'State', 'StateModel']
// Flags of annotations.
const HIDDEN = 2
const NO_VIEW = 32

/** Takes comments, attached files and what isn't shown off pages; what reviewers drew stays, without their remarks. */
export class Annotations {
  #context: PDFContext
  #layers: HiddenLayers
  #hidden: HiddenCount

  constructor(context: PDFContext, layers: HiddenLayers, hidden: HiddenCount) {
    this.#context = context
    this.#layers = layers
    this.#hidden = hidden
  }

  clean(page: PDFPageLeaf): void {
    const annotations = page.lookupMaybe(name('Annots'), PDFArray)
    if (!annotations) return
    for (let index = annotations.size() - 1; index >= 0; index--) {
      const one = this.#context.lookup(annotations.get(index))
      if (one instanceof PDFDict && !this.#isKept(one)) annotations.remove(index)
    }
  }

  #isKept(annotation: PDFDict): boolean {
    const kind = String(annotation.lookup(name('Subtype')))
    const flags = annotation.lookup(name('F'))
    const isUnseen = flags instanceof PDFNumber && (flags.asNumber() & (HIDDEN | NO_VIEW)) !== 0
    if (kind === '/FileAttachment') return false
    if (REMARKS.has(kind)) {
      if (kind !== '/Popup') this.#hidden.add('comments')
      return false
    }
    if (this.#layers.isHidden(annotation.get(name('OC')))) return false
    if (kind === '/Widget') return this.#cleanField(annotation, isUnseen)
    if (isUnseen) {
      this.#hidden.add('objects')
      return false
    }
    if (kind !== '/Link') this.#removeRemark(annotation, kind)
    return true
  }

  #removeRemark(annotation: PDFDict, kind: string): void {
    const isWritten = WRITTEN.has(kind)
    if (!isWritten && textOf(annotation, 'Contents')) this.#hidden.add('comments')
    if (textOf(annotation, 'T')) this.#hidden.addName(textOf(annotation, 'T'))
    const keys = isWritten ? REMARK : [...REMARK, 'Contents', 'RC']
    for (const key of keys) annotation.delete(name(key))
  }

  /** A field stays with its form, and loses what is in it where it isn't shown. */
  #cleanField(field: PDFDict, isUnseen: boolean): boolean {
    if (!isUnseen) return true
    if (['V', 'DV', 'AP'].some((key) => field.has(name(key)))) this.#hidden.add('objects')
    for (const key of ['V', 'DV', 'AP', 'MK', 'RV']) field.delete(name(key))
    return true
  }
}

function textOf(dict: PDFDict, key: string): string {
  const text = dict.lookup(name(key))
  return text instanceof PDFString || text instanceof PDFHexString ? text.decodeText().trim() : ''
}
