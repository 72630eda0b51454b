import { Button } from '@mantine/core'
import { type AuditFilter, exportAudit, listAudit } from '@satchel/contract/audit.ts'
import { t } from '@satchel/messages/t.ts'
import { IconDownload } from '@tabler/icons-react'
import { keepPreviousData, useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { pages } from '../../lib/api.ts'
import { forPeople } from '../../lib/format/as-csv.ts'
import { download } from '../../lib/raw.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons } from '../../ui/feedback/Skeletons.tsx'
import { showProblem } from '../../ui/feedback/toast.tsx'
import { icon } from '../../ui/icon.ts'
import { MoreButton } from '../../ui/list/MoreButton.tsx'
import styles from './Audit.module.css'
import { AuditFilters } from './AuditFilters.tsx'
import { AuditRow } from './AuditRow.tsx'

const PAGE = 50

interface AuditSectionProps {
  /** Filter from the page's address. */
  filter: AuditFilter
  onFilter: (filter: AuditFilter) => void
}

export function AuditSection({ filter, onFilter }: AuditSectionProps) {
  const list = useInfiniteQuery({
    ...pages(listAudit, { query: { ...filter, limit: PAGE } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnMount: true,
  })
  const entries = list.data?.pages.flatMap(({ items }) => items) ?? []
  const isFiltered = Object.values(filter).some((value) => value !== undefined)
  return (
    <>
      <AuditFilters filter={filter} onFilter={onFilter}>
        <SaveCsv filter={filter} isEmpty={entries.length === 0} />
      </AuditFilters>
      {list.isPending && <RowSkeletons count={8} height={56} />}
      <LoadProblem title={t('audit.couldntLoadAuditLog')} query={list} />
      {list.isSuccess && entries.length === 0 && (
        <EmptyState
          drawing="search"
          sentence={t('audit.noMatchingEntries')}
          {...(isFiltered && {
            action: (
              <Button variant="default" onClick={() => onFilter({})}>
                {t('audit.clearFilters')}
              </Button>
            ),
          })}
        />
      )}
      {entries.length > 0 && (
        <ul
          className={styles.list}
          aria-label={t('audit.auditLog')}
          aria-busy={list.isPlaceholderData}
        >
          {entries.map((entry) => (
            <AuditRow key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      <MoreButton list={list} mt="md">
        {t('audit.showOlder')}
      </MoreButton>
    </>
  )
}

function SaveCsv({ filter, isEmpty }: { filter: AuditFilter; isEmpty: boolean }) {
  const save = useMutation<void, Error>({
    mutationFn: () =>
      download(exportAudit, { query: { ...filter, ...forPeople() } }, t('audit.auditLogCsv')),
    onError: showProblem,
  })
  return (
    <Button
      variant="default"
      className={styles.save ?? ''}
      leftSection={<IconDownload {...icon} />}
      disabled={isEmpty}
      loading={save.isPending}
      onClick={() => save.mutate()}
    >
      {t('audit.csv')}
    </Button>
  )
}
