import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { getItemPage } from '@satchel/contract/items/items.ts'
import type { PageRead } from '@satchel/contract/visits/visits.ts'
import { t } from '@satchel/messages/t.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'
import { formatSpan } from '../../lib/format/format.ts'
import { type Bar, BarList } from '../../ui/chart/BarList.tsx'
import styles from './report/LinkReport.module.css'

const PICTURE_WIDTH = 320
/** Number of pages shown until one expands the list. */
const SHOWN = 8
/** Number of readers lost from which a page is named as the one where most stop. */
const LOSS_MIN = 2

interface LinkPageBarsProps {
  /** Number of pages; null if it isn't a document but, for example, a collection. */
  pageCount: number | null
  pages: readonly PageRead[]
}

/** Reading time of each page; of a collection, of each item. */
export function LinkPageBars({ pageCount, pages }: LinkPageBarsProps) {
  const [isWhole, { toggle }] = useDisclosure(false)
  if (pages.length === 0) return null
  const isDocument = pageCount !== null
  const rows = pageCount !== null ? pagesOf(pages, pageCount) : itemsOf(pages)
  const most = Math.max(...rows.map(({ readers }) => readers))
  const lost = isDocument ? lastBeforeLoss(rows) : undefined
  const bars = (isWhole ? rows : rows.slice(0, SHOWN)).map((row): Bar => {
    const text = row.readers === 0 ? t('links.notRead') : formatReading(row, most)
    const bar = { key: `${row.itemId} ${row.page}`, text, value: row.readers && row.seconds }
    if (!isDocument) return { ...bar, name: row.itemName }
    const name = t('links.pagePage', { page: row.page })
    return {
      ...bar,
      name: row === lost ? t('links.mostStopAt', { page: name }) : name,
      picture: pictureOf(row),
    }
  })
  return (
    <section>
      <div className={styles.sectionHead}>
        <h2 className={styles.title}>{isDocument ? t('links.pagesRead') : t('links.itemsRead')}</h2>
      </div>
      <BarList bars={bars} label={isDocument ? t('links.pagesRead') : t('links.itemsRead')} />
      {rows.length > SHOWN && (
        <Button variant="default" size="xs" className={styles.more ?? ''} onClick={toggle}>
          {isWhole ? t('links.showFewer') : t('links.showAll', { count: rows.length })}
        </Button>
      )}
    </section>
  )
}

function formatReading({ seconds, readers }: PageRead, most: number): string {
  const who =
    readers === most
      ? t('links.visitors', { count: readers })
      : t('links.visitorsOf', { count: readers, total: most })
  return `${formatSpan(seconds)}, ${who}`
}

/** Returns the page after which most readers were lost; none where fewer than two were. */
function lastBeforeLoss(rows: readonly PageRead[]): PageRead | undefined {
  const lossAfter = (at: number) => (rows[at]?.readers ?? 0) - (rows[at + 1]?.readers ?? 0)
  const [worst = 0] = rows
    .slice(0, -1)
    .map((_, at) => at)
    .sort((one, other) => lossAfter(other) - lossAfter(one))
  return lossAfter(worst) >= LOSS_MIN ? rows[worst] : undefined
}

/** Returns all pages, including those nobody read. */
function pagesOf(pages: readonly PageRead[], pageCount: number): PageRead[] {
  const read = new Map(pages.map((page) => [page.page, page]))
  const { itemId = '', itemName = '' } = pages[0] ?? {}
  return Array.from(
    { length: pageCount },
    (_, index) =>
      read.get(index + 1) ?? { itemId, itemName, page: index + 1, readers: 0, seconds: 0 },
  )
}

function itemsOf(pages: readonly PageRead[]): PageRead[] {
  const items = new Map<string, PageRead>()
  for (const page of pages) {
    const sum = items.get(page.itemId)
    items.set(page.itemId, {
      ...page,
      page: 0,
      seconds: page.seconds + (sum?.seconds ?? 0),
      readers: Math.max(page.readers, sum?.readers ?? 0),
    })
  }
  return [...items.values()].sort((one, other) => other.seconds - one.seconds)
}

function pictureOf({ itemId, page }: PageRead) {
  return <PagePicture itemId={itemId} page={page} />
}

function PagePicture({ itemId, page }: { itemId: string; page: number }) {
  const picture = useQuery({
    ...query(getItemPage, { params: { id: itemId, page }, query: { width: PICTURE_WIDTH } }),
    retry: false,
  })
  if (!picture.data) return <span className={styles.page} />
  return <img src={picture.data.url} alt="" loading="lazy" className={styles.page} />
}
