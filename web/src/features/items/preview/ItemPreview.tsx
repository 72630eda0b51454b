import type { Item } from '@satchel/contract/items/items.ts'
import { t } from '@satchel/messages/t.ts'
import { type CSSProperties, lazy, Suspense } from 'react'
import { CenteredLoader } from './CenteredLoader.tsx'
import { languageOf } from './code-language.ts'
import { FileCard } from './FileCard.tsx'
import styles from './ItemPreview.module.css'
import { isPlayable, MediaPreview } from './MediaPreview.tsx'
import { PageCard } from './PageCard.tsx'
import { isText, TextPreview } from './TextPreview.tsx'

const PdfPreview = lazy(async () => ({ default: (await import('./PdfPreview.tsx')).PdfPreview }))
const CsvPreview = lazy(async () => ({ default: (await import('./CsvPreview.tsx')).CsvPreview }))
const CodePreview = lazy(async () => ({ default: (await import('./CodePreview.tsx')).CodePreview }))
const MarkdownPreview = lazy(async () => ({
  default: (await import('./MarkdownPreview.tsx')).MarkdownPreview,
}))

interface ItemPreviewProps {
  item: Item
  /** The first page of a document to show. */
  page?: number | undefined
  /** Words to mark on that page. */
  find?: readonly string[]
  /** Visitors who have a page before them at this moment, by its number. */
  readers?: ReadonlyMap<number, string>
}

const NOBODY: ReadonlyMap<number, string> = new Map()

/** Preview of an item, as far as browsers can show it. */
export function ItemPreview({ item, page = 1, find = [], readers = NOBODY }: ItemPreviewProps) {
  return (
    <>
      <section
        className={styles.preview}
        {...shapeOf(item)}
        aria-label={t('items.preview.preview')}
      >
        <Suspense fallback={<CenteredLoader label={t('items.preview.loadingPreview')} />}>
          <Shown item={item} page={page} find={find} readers={readers} />
        </Suspense>
      </section>
      <Notes item={item} />
    </>
  )
}

const RECOGNITION = {
  read: t('items.preview.readByRecognition'),
  none: t('items.preview.noWordsInScan'),
  off: t('items.preview.scanNotRead'),
}

/** Notes on what the preview doesn't show, and on what visitors don't get. */
function Notes({ item }: { item: Item }) {
  const { previewUrl, previewNote, visitorNote, recognition } = item
  const scanNote = recognition && RECOGNITION[recognition]
  const notes = [previewUrl && previewNote, scanNote, visitorNote].filter(
    (note) => note !== undefined,
  )
  return notes.map((note) => (
    <p key={note} className={styles.note}>
      {note}
    </p>
  ))
}

/** Returns the size of images and videos: as large as fits, in their own ratio; images never larger than they are. */
function shapeOf(item: Item) {
  const { kind, previewMime = '', width, height } = item
  if (kind === 'link') return { 'data-shape': 'words' }
  if (!isPlayable(item)) return {}
  if (previewMime.startsWith('audio/')) return { 'data-shape': 'words' }
  if (!width || !height) return { 'data-shape': 'own' }
  const isFixed = previewMime.startsWith('image/') && previewMime !== 'image/svg+xml'
  const style = { '--ratio': width / height, '--widest': isFixed ? `${width}px` : '100%' }
  return { 'data-shape': 'ratio', style: style as CSSProperties }
}

function Shown({ item, page, find, readers }: Required<ItemPreviewProps> & { page: number }) {
  const { kind, previewUrl, previewMime = '' } = item
  if (kind === 'link') return <PageCard item={item} />
  if (!previewUrl) return <FileCard item={item} />
  if (previewMime === 'application/pdf')
    return (
      <PdfPreview
        key={previewUrl}
        item={item}
        url={previewUrl}
        firstPage={page}
        find={find}
        readers={readers}
      />
    )
  if (isPlayable(item)) return <MediaPreview key={previewUrl} item={item} />
  if (isText(previewMime)) return <ShownText item={item} url={previewUrl} />
  return <FileCard item={item} />
}

function ShownText({ item, url }: { item: Item; url: string }) {
  const { previewMime = '', originalName } = item
  if (/^text\/(csv|tab-separated)/.test(previewMime)) return <CsvPreview item={item} url={url} />
  if (previewMime.startsWith('text/markdown')) return <MarkdownPreview item={item} url={url} />
  const language = languageOf(originalName)
  if (language) return <CodePreview item={item} url={url} language={language} />
  return <TextPreview item={item} url={url} />
}
