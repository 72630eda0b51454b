import {
  PDFArray,
  type PDFContext,
  PDFDict,
  type PDFObject,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib'

/** Returns the objects right inside of another, references among them. */
function partsOf(object: PDFObject | undefined): PDFObject[] {
  if (object instanceof PDFStream) return object.dict.values()
  if (object instanceof PDFDict) return object.values()
  return object instanceof PDFArray ? object.asArray() : []
}

/** Walks all dictionaries of a file, those inside of others and of streams too. */
export function* dictionariesIn(context: PDFContext): Generator<PDFDict> {
  for (const [, object] of context.enumerateIndirectObjects()) {
    const queue: PDFObject[] = [object]
    for (let one = queue.pop(); one; one = queue.pop()) {
      if (one instanceof PDFStream) yield one.dict
      if (one instanceof PDFDict) yield one
      queue.push(...partsOf(one).filter((part) => !(part instanceof PDFRef)))
    }
  }
}

/** Removes objects that nothing refers to, as those of earlier states. */
export function removeUnused(context: PDFContext): void {
  const used = new Set<string>()
  const { Root, Info } = context.trailerInfo
  const queue = [Root, Info]
  while (queue.length > 0) {
    const object = queue.pop()
    if (object instanceof PDFRef) {
      if (used.has(object.tag)) continue
      used.add(object.tag)
      queue.push(context.lookup(object))
    } else queue.push(...partsOf(object))
  }
  for (const [ref] of context.enumerateIndirectObjects())
    if (!used.has(ref.tag)) context.delete(ref)
}
