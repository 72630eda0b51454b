import type { Item } from '@satchel/contract/items.ts'
import { lazy, Suspense } from 'react'
import { CenteredLoader } from './CenteredLoader.tsx'
import { FileCard } from './FileCard.tsx'
import styles from './ItemPreview.module.css'
import { isPlayable, MediaPreview } from './MediaPreview.tsx'
import { PageCard } from './PageCard.tsx'
import { CSV_MAX, isText, TextPreview } from './TextPreview.tsx'

const PdfPreview = lazy(async () => ({ default: (await import('./PdfPreview.tsx')).PdfPreview }))
const CsvPreview = lazy(async () => ({ default: (await import('./CsvPreview.tsx')).CsvPreview }))

/** What one came for: the item itself, as far as a browser can show it. */
export function ItemPreview({ item }: { item: Item }) {
  return (
    <section
      className={styles.preview}
      data-whole={isPlayable(item) || item.kind === 'link' || undefined}
      aria-label="Preview"
    >
      <Suspense fallback={<CenteredLoader label="Loading the preview" />}>
        <Shown item={item} />
      </Suspense>
    </section>
  )
}

function Shown({ item }: { item: Item }) {
  const { kind, status, previewUrl, previewMime = '', bytes = 0 } = item
  if (kind === 'link') return <PageCard item={item} />
  if (!previewUrl || status === 'failed') return <FileCard item={item} />
  if (previewMime === 'application/pdf')
    return <PdfPreview key={previewUrl} item={item} url={previewUrl} />
  if (isPlayable(item)) return <MediaPreview key={previewUrl} item={item} />
  if (previewMime.startsWith('text/csv') && bytes <= CSV_MAX) {
    return <CsvPreview item={item} url={previewUrl} />
  }
  return isText(previewMime) ? (
    <TextPreview item={item} url={previewUrl} />
  ) : (
    <FileCard item={item} />
  )
}
