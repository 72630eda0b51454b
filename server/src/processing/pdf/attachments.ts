import { PDFArray, type PDFContext, PDFDict, PDFName } from '@cantoo/pdf-lib'
import type { HiddenCount } from '../hidden-content.ts'
import { dictionariesIn } from './objects.ts'

const name = (text: string) => PDFName.of(text)

/** Takes attached files out of a PDF, wherever they are named. */
export function removeAttachments(
  context: PDFContext,
  catalog: PDFDict,
  hidden: HiddenCount,
): void {
  catalog.lookupMaybe(name('Names'), PDFDict)?.delete(name('EmbeddedFiles'))
  // Of a portfolio, what is seen without its program.
  catalog.delete(name('Collection'))
  for (const dict of dictionariesIn(context)) {
    // Every attached file has a specification with its bytes, which is reached from several places.
    if (dict.lookup(name('EF')) instanceof PDFDict) {
      hidden.add('attachments')
      dict.delete(name('EF'))
    }
    if (dict.lookup(name('AF')) instanceof PDFArray) dict.delete(name('AF'))
  }
}
