import type { Item } from '@satchel/contract/items/items.ts'
import { t } from '@satchel/messages/t.ts'
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react'
import { ProblemNotice } from '../../../ui/feedback/ProblemNotice.tsx'
import { CenteredLoader } from './CenteredLoader.tsx'
import styles from './PdfPreview.module.css'
import { PdfToolbar } from './PdfToolbar.tsx'
import { Scroller } from './Scroller.tsx'
import { usePdf } from './use-pdf.ts'
import { usePdfPages } from './use-pdf-pages.ts'

const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3]
const FIT = ZOOMS.indexOf(1)

interface PdfPreviewProps {
  item: Item
  url: string
  /** Page to scroll to once the document is loaded, and when this changes. */
  firstPage: number
  /** Words to mark on that page. */
  find: readonly string[]
  /** Visitors who have a page before them at this moment, by its number. */
  readers: ReadonlyMap<number, string>
}

/** Returns the size of a sheet; `--fit` is the width at which it is seen whole. */
function styleOf(ratio: string, zoom: number): CSSProperties {
  const style = { '--ratio': ratio, width: `calc(var(--fit) * ${zoom})`, aspectRatio: ratio }
  return style as CSSProperties
}

/** Preview of a PDF with all pages below each other; those near the visible part are rendered. */
export function PdfPreview({ item, url, firstPage, find, readers }: PdfPreviewProps) {
  const { file, problem, retry } = usePdf(url)
  const [zoom, setZoom] = useState(FIT)
  const { scroller, current, goTo } = usePdfPages(file?.pdf, { page: firstPage, find })
  const grown = useRef(1)

  const zoomTo = (step: number) => {
    grown.current = (ZOOMS[step] ?? 1) / (ZOOMS[zoom] ?? 1)
    setZoom(step)
  }
  // What one was reading stays where it is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each zoom
  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollTop *= grown.current
  }, [zoom])

  if (problem) {
    return (
      <ProblemNotice
        title={t('items.preview.couldntShowThePages')}
        problem={problem}
        onRetry={retry}
      />
    )
  }
  if (!file) return <CenteredLoader label={t('items.preview.loadingPages')} />
  const { pageCount, ratio } = file
  return (
    <div className={styles.viewer}>
      <Scroller
        ref={scroller}
        className={styles.pages}
        label={t('items.preview.pagesOfName', { name: item.name })}
      >
        {Array.from({ length: pageCount }, (_, index) => (
          <figure
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place
            key={index}
            className={styles.sheet}
            data-reader={readers.get(index + 1)}
            style={styleOf(ratio, ZOOMS[zoom] ?? 1)}
            aria-label={t('items.preview.pageIndexOfPageCount', { index: index + 1, pageCount })}
          />
        ))}
      </Scroller>
      <PdfToolbar
        current={current}
        pageCount={pageCount}
        onPage={goTo}
        percent={(ZOOMS[zoom] ?? 1) * 100}
        {...(zoom > 0 && { onSmaller: () => zoomTo(zoom - 1) })}
        {...(zoom < ZOOMS.length - 1 && { onLarger: () => zoomTo(zoom + 1) })}
        onFit={() => zoomTo(FIT)}
      />
    </div>
  )
}
