import { Text } from '@mantine/core'
import { type ImportRow, listImportRows } from '@satchel/contract/imports/imports.ts'
import { t } from '@satchel/messages/t.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { pages } from '../../lib/api.ts'
import { formatNumber } from '../../lib/format/format.ts'
import { paths } from '../../lib/paths.ts'
import { importText } from '../../lib/problem-text.ts'
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons } from '../../ui/feedback/Skeletons.tsx'
import { MoreButton } from '../../ui/list/MoreButton.tsx'
import styles from './ImportRows.module.css'
import { ROW_LABELS } from './run-labels.ts'

interface ImportRowsProps {
  importId: string
  /** Status of the rows; empty for all. */
  status: string
}

export function ImportRows({ importId, status }: ImportRowsProps) {
  const found = useInfiniteQuery({
    ...pages(listImportRows, {
      params: { importId },
      query: { limit: 100, ...(status && { status: status as ImportRow['status'] }) },
    }),
    refetchOnMount: 'always',
  })
  if (found.isPending) return <RowSkeletons count={6} height={48} />
  if (found.isError) return <LoadProblem title={t('imports.couldntLoadTheRows')} query={found} />
  const rows = found.data.pages.flatMap(({ items }) => items)
  if (rows.length === 0) return <Text c="dimmed">{t('imports.noRows')}</Text>
  return (
    <>
      <ol className={styles.rows}>
        {rows.map((row) => (
          <Row key={row.row} row={row} />
        ))}
      </ol>
      <MoreButton list={found} mt="sm">
        {t('ui.showMore')}
      </MoreButton>
    </>
  )
}

function Row({
  row: { row, status, name, slug, url, itemId, message, sentences },
}: {
  row: ImportRow
}) {
  const title = [slug, name ?? url ?? t('imports.noUrl')].filter(Boolean).join(' · ')
  return (
    <li className={styles.row}>
      <span className={styles.number}>{formatNumber(row)}</span>
      <span className={styles.text}>
        {itemId ? (
          <Link className={styles.name} to={paths.item(itemId)}>
            {title}
          </Link>
        ) : (
          <span className={styles.name}>{title}</span>
        )}
        {message && (
          <span className={styles.message} data-tone={status === 'failed' ? 'problem' : undefined}>
            {importText(message, sentences)}
          </span>
        )}
      </span>
      <span className={styles.status} data-status={status}>
        {ROW_LABELS[status]}
      </span>
    </li>
  )
}
