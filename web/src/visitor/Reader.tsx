import {
  IconChevronLeft,
  IconChevronRight,
  IconLayoutSidebar,
  IconMaximize,
  IconMessage,
  IconMinus,
  IconPlus,
  IconSearch,
  IconX,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { around } from './messages/all.ts'
import { type PlainKey, t } from './messages/messages.ts'
import { PRINTED_MAX } from './reader/print.ts'
import { Tool } from './Tool.tsx'

interface ReaderProps {
  name: string
  /** Number of pages; null if only the document itself knows. */
  total: number | null
  /** Width to height of the first page. */
  ratio: number | null
  /** The sharer, if they can be replied to from the bar. */
  sharer?: string | undefined
  /** True if there is a file that prints by itself. */
  canDownload: boolean
  /** URL of a PDF, for the engine. */
  pdfUrl?: string
  /** URL parts of page images: the page number goes between the two. */
  pictures?: { url: string; suffix: string }
  children: ReactNode
}

/** Frame around the pages of a document, controlled by reader.ts. The most used tools come first in the tab order. */
export function Reader({
  name,
  total,
  ratio,
  sharer,
  canDownload,
  pdfUrl,
  pictures,
  children,
}: ReaderProps) {
  return (
    <section
      className="document"
      data-reader
      data-shared
      data-pdf={pdfUrl}
      data-pictures={pictures?.url}
      data-suffix={pictures?.suffix}
      data-total={total ?? undefined}
      data-ratio={ratio?.toFixed(4)}
      data-portrait={ratio === null || ratio < 0.9 || undefined}
      aria-label={name}
    >
      <div className="dock" data-dock hidden>
        <FindBar />
        <Toolbar total={total} sharer={sharer} />
      </div>
      <nav
        className="thumbnails"
        id="thumbnails"
        aria-label={t('thumbnails')}
        data-thumbnails
        hidden
      >
        <ol data-list />
      </nav>
      <p className="print-hint">{t(printHint(total ?? 1, canDownload))}</p>
      <section
        className="pages"
        dir="ltr"
        data-pages
        aria-label={t('pagesOf', { name })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
        tabIndex={0}
      >
        {children}
      </section>
      <div className="failure" role="alert" data-failure hidden>
        <p>{t('couldntLoadPages')}</p>
        <button type="button" className="button" data-again>
          {t('tryAgain')}
        </button>
      </div>
      <p className="failure" role="alert" data-empty hidden>
        {t('noPages')}
      </p>
      <p className="hidden" role="status" data-status />
    </section>
  )
}

/** Returns how all pages are printed from here, as far as they can be. */
function printHint(total: number, canDownload: boolean): PlainKey {
  if (total > PRINTED_MAX) return canDownload ? 'howToPrintFile' : 'printsFirstPage'
  return canDownload ? 'howToPrintAll' : 'howToPrintHere'
}

function Toolbar({ total, sharer }: Pick<ReaderProps, 'total' | 'sharer'>) {
  return (
    <div className="toolbar" role="toolbar" aria-label={t('documentTools')}>
      <Tool name="thumbnails" label={t('thumbnails')} icon={IconLayoutSidebar} opens="thumbnails" />
      <Tool name="previous" label={t('previousPage')} icon={IconChevronLeft} hint="←" />
      <span className="position">
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          defaultValue="1"
          aria-label={t('page')}
          data-position
        />
        <span>
          {around('ofTotal', {
            total: (
              <span key="total" data-pages-total>
                {total ?? 1}
              </span>
            ),
          })}
        </span>
      </span>
      <Tool name="next" label={t('nextPage')} icon={IconChevronRight} hint="→" />
      <span className="divider" />
      <Tool name="smaller" label={t('zoomOut')} icon={IconMinus} hint="-" />
      <button type="button" className="zoom" data-tool="fit" title={t('fitToWidthHint')}>
        <span className="hidden">{t('fitToWidth')} </span>
        <span data-zoom>100%</span>
      </button>
      <Tool name="larger" label={t('zoomIn')} icon={IconPlus} hint="+" />
      <span className="divider" />
      <Tool
        name="find"
        label={t('findInDocument')}
        icon={IconSearch}
        hint="/"
        opens="find"
        isOffered={false}
      />
      <Tool name="full" label={t('fullScreen')} icon={IconMaximize} hint="f" isSwitch />
      {sharer && (
        <button
          type="button"
          className="reply-tool"
          data-reply-open
          aria-label={t('replyTo', { name: sharer })}
          title={t('replyTo', { name: sharer })}
          hidden
        >
          <IconMessage size={20} stroke={1.75} aria-hidden />
          <span data-reply-label>{t('replyTo', { name: sharer })}</span>
        </button>
      )}
    </div>
  )
}

function FindBar() {
  return (
    <search className="find" id="find" aria-label={t('findText')} data-find hidden>
      <input
        type="search"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        placeholder={t('findInDocument')}
        aria-label={t('findInDocument')}
        data-words
      />
      <span className="count quiet" role="status" data-count />
      <Tool name="before" label={t('previousMatch')} icon={IconChevronLeft} isOfFind />
      <Tool name="next" label={t('nextMatch')} icon={IconChevronRight} isOfFind />
      <Tool name="close" label={t('close')} icon={IconX} hint={t('esc')} isOfFind />
    </search>
  )
}
