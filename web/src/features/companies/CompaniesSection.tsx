import { Button, Text } from '@mantine/core'
import { type Company, listCompanies } from '@satchel/contract/operator.ts'
import { t } from '@satchel/messages/t.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pages } from '../../lib/api.ts'
import { formatBytes, formatDay } from '../../lib/format/format.ts'
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons } from '../../ui/feedback/Skeletons.tsx'
import { MoreButton } from '../../ui/list/MoreButton.tsx'
import { SearchField } from '../../ui/list/SearchField.tsx'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'
import styles from './Companies.module.css'
import { openCompany } from './CompanyDialog.tsx'
import * as labels from './labels.ts'

/** All companies on the server, for the one that operates it. */
export function CompaniesSection() {
  const [search, setSearch] = useState('')
  const found = useInfiniteQuery({
    ...pages(listCompanies, { query: search ? { search } : {} }),
    refetchOnMount: 'always',
  })
  const companies = found.data?.pages.flatMap(({ items }): Company[] => items) ?? []
  return (
    <>
      <SearchField label={t('companies.searchByName')} value={search} onSearch={setSearch} />
      {found.isPending && <RowSkeletons count={5} height={64} />}
      <LoadProblem title={t('companies.couldntLoadTheCompanies')} query={found} />
      {found.isSuccess && companies.length === 0 && (
        <Text c="dimmed" mt="md">
          {t('companies.noCompanies')}
        </Text>
      )}
      {companies.length > 0 && (
        <ul className={styles.list} aria-label={t('companies.companies')}>
          {companies.map((company) => (
            <Row key={company.id} company={company} />
          ))}
        </ul>
      )}
      <MoreButton list={found} mt="md">
        {t('ui.showMore')}
      </MoreButton>
    </>
  )
}

function Row({ company }: { company: Company }) {
  const { id, name, status, isConfirmed, isOperator, lastActivityAt, closesAt } = company
  const { people, items, storageBytes, visits30Days } = company
  return (
    <li className={styles.row}>
      <span className={styles.who}>
        <span className={styles.name}>{name}</span>
        <span className={styles.quiet}>
          {labels.figures(people, items, formatBytes(storageBytes), visits30Days)}
        </span>
        <span className={styles.quiet}>
          {lastActivityAt ? (
            <>
              {t('companies.lastActivity')} <RelativeTime at={lastActivityAt} />
            </>
          ) : (
            t('companies.noActivity')
          )}
        </span>
      </span>
      <span className={styles.status}>
        {isConfirmed ? labels.statuses[status] : t('companies.notConfirmed')}
        {isOperator && <span className={styles.quiet}>{t('companies.operatesTheServer')}</span>}
        {closesAt && (
          <span className={styles.quiet}>
            {t('companies.deletedOn', { day: formatDay(closesAt.slice(0, 10)) })}
          </span>
        )}
      </span>
      <Button
        variant="default"
        size="xs"
        aria-label={t('companies.manageName', { name })}
        onClick={() => openCompany(id, name)}
      >
        {t('companies.manage')}
      </Button>
    </li>
  )
}
