import type { VisitorItem } from '@satchel/contract/visitor.ts'
import {
  IconChevronLeft,
  IconChevronRight,
  IconMinus,
  IconPlus,
  type TablerIcon,
} from '@tabler/icons-react'

interface PdfDocumentProps {
  item: VisitorItem
  url: string
}

/** The picture of its first page is there at once; client.ts puts the pages themselves over and below it. */
export function PdfDocument({ item: { name, coverUrl, pageCount }, url }: PdfDocumentProps) {
  return (
    <section className="document" data-pdf={url} aria-label={name}>
      <div className="pages" data-pages>
        <div className="sheet" data-sheet>
          {coverUrl && <img className="cover" src={coverUrl} alt={`Page 1 of ${name}`} />}
        </div>
      </div>
      <p className="failure" role="alert" data-failure hidden>
        The pages could not be loaded. Load this page again.
      </p>
      <noscript>
        <p className="quiet">
          Only the first page is shown. <a href={url}>Open the whole document</a>
        </p>
      </noscript>
      <div className="toolbar" role="toolbar" aria-label="Pages" data-toolbar hidden>
        <Tool name="previous" label="Previous page" icon={IconChevronLeft} />
        <span className="position">
          <span className="hidden">Page </span>
          <span data-position>1</span> of <span data-total>{pageCount ?? 1}</span>
        </span>
        <Tool name="next" label="Next page" icon={IconChevronRight} />
        <span className="divider" />
        <Tool name="smaller" label="Zoom out" icon={IconMinus} />
        <button type="button" className="zoom" data-tool="fit">
          <span className="hidden">Fit to width, now </span>
          <span data-zoom>100%</span>
        </button>
        <Tool name="larger" label="Zoom in" icon={IconPlus} />
      </div>
    </section>
  )
}

function Tool({ name, label, icon: Icon }: { name: string; label: string; icon: TablerIcon }) {
  return (
    <button type="button" data-tool={name} aria-label={label} title={label}>
      <Icon size={20} stroke={1.75} aria-hidden />
    </button>
  )
}
