import type { VisitorItem } from '@satchel/contract/visits/visitor.ts'
import { t } from './messages/messages.ts'
import { Reader } from './Reader.tsx'

interface PdfDocumentProps {
  item: VisitorItem
  url: string
  canDownload: boolean
  sharer?: string | undefined
}

/** The width of thumbnails. */
const SMALL = 560
/** Widths as in reader.css; slightly less on a phone, since the page itself soon covers it. */
const SIZES = '(max-width: 639px) 75vw, min(100vw - 32px, 896px)'

/** Image of the first page, which is loaded first; the engine renders the pages over and below it. */
export function PdfDocument({ item, url, canDownload, sharer }: PdfDocumentProps) {
  const { name, coverUrl, coverSize, thumbnailUrl, pageCount } = item
  const ratio = coverSize && coverSize.width / coverSize.height
  return (
    <>
      <Reader
        name={name}
        total={pageCount}
        ratio={ratio}
        pdfUrl={url}
        canDownload={canDownload}
        sharer={sharer}
      >
        <div className="sheet" data-sheet>
          {coverUrl && (
            <img
              className="cover"
              src={coverUrl}
              alt={t('pageOfDocument', { page: 1, name })}
              fetchPriority="high"
              {...coverSize}
              {...(coverSize &&
                thumbnailUrl && {
                  srcSet: `${thumbnailUrl} ${Math.min(SMALL, coverSize.width)}w, ${coverUrl} ${coverSize.width}w`,
                  sizes: SIZES,
                })}
            />
          )}
        </div>
      </Reader>
      <noscript>
        <p className="quiet lone">
          {t('onlyFirstPage')} <a href={url}>{t('downloadDocument')}</a>
        </p>
      </noscript>
    </>
  )
}
