import { Button, SegmentedControl, Select, UnstyledButton } from '@mantine/core'
import { listSites, type SiteOrder, type SiteSummary } from '@satchel/contract/sites/sites.ts'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { pages } from '../../../lib/api.ts'
import { useMay } from '../../../lib/session.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { LoadProblem } from '../../../ui/feedback/LoadProblem.tsx'
import { CardSkeletons } from '../../../ui/feedback/Skeletons.tsx'
import * as uiLabels from '../../../ui/labels.ts'
import { MoreButton } from '../../../ui/list/MoreButton.tsx'
import { SearchField } from '../../../ui/list/SearchField.tsx'
import * as labels from '../labels.ts'
import { queryOf, type SitesView, useSitesView } from '../sites-view.ts'
import { TEMPLATES } from '../templates.ts'
import { openNewSite } from './open-new-site.tsx'
import { SiteCard } from './SiteCard.tsx'
import styles from './SiteList.module.css'

interface SiteListProps {
  /** Shares a site; undefined for people who may not. */
  onShare?: ((site: SiteSummary) => void) | undefined
}

/** Cards of all sites. */
export function SiteList({ onShare }: SiteListProps) {
  const [view, change] = useSitesView()
  const list = useInfiniteQuery({
    ...pages(listSites, { query: queryOf(view) }),
    placeholderData: keepPreviousData,
  })
  const sites = list.data?.pages.flatMap(({ items }) => items) ?? []
  const isAsUsual = !view.search && view.show === 'all'
  if (list.isSuccess && sites.length === 0 && isAsUsual) return <NoSites />
  return (
    <>
      <SitesBar view={view} onChange={change} />
      {list.isPending && <CardSkeletons />}
      <LoadProblem title={labels.couldntLoadTheSites} query={list} />
      {list.isSuccess && sites.length === 0 && (
        <EmptyState
          drawing="search"
          sentence={view.search ? labels.noResults(view.search) : labels.nothingHere}
        />
      )}
      {sites.length > 0 && (
        <ul className={styles.list} aria-label={labels.sites} aria-busy={list.isPlaceholderData}>
          {sites.map((site) => (
            <li key={site.id}>
              <SiteCard site={site} onShare={onShare} />
            </li>
          ))}
        </ul>
      )}
      <MoreButton list={list} className={styles.more ?? ''} />
    </>
  )
}

const SHOWN: { value: SitesView['show']; label: string }[] = [
  { value: 'all', label: labels.all },
  { value: 'published', label: labels.published },
  { value: 'draft', label: labels.drafts },
  { value: 'mine', label: labels.mine },
  { value: 'favorites', label: labels.favorites },
]
const ORDERS: { value: SiteOrder; label: string }[] = [
  { value: 'updated', label: labels.lastUpdated },
  { value: 'name', label: uiLabels.name },
  { value: 'views', label: labels.mostViews },
]

interface SitesBarProps {
  view: SitesView
  onChange: (change: Partial<SitesView>) => void
}

function SitesBar({ view, onChange }: SitesBarProps) {
  return (
    <div className={styles.bar}>
      <search className={styles.search}>
        <SearchField
          label={labels.searchSites}
          value={view.search}
          onSearch={(search) => onChange({ search })}
        />
      </search>
      <SegmentedControl
        aria-label={labels.siteFilter}
        className={styles.choices ?? ''}
        data={SHOWN}
        value={view.show}
        onChange={(show) => onChange({ show: show as SitesView['show'] })}
      />
      <Select
        aria-label={uiLabels.sortBy}
        className={styles.order ?? ''}
        data={ORDERS}
        value={view.orderBy}
        allowDeselect={false}
        onChange={(orderBy) => onChange({ orderBy: orderBy as SiteOrder })}
      />
    </div>
  )
}

/** Empty state with templates, for people who may create sites. */
function NoSites() {
  const mayCreate = useMay('library.write')
  return (
    <>
      <EmptyState
        drawing="documents"
        sentence={labels.sitesExplanation}
        action={mayCreate && <Button onClick={() => openNewSite()}>{labels.newSite}</Button>}
      />
      {mayCreate && (
        <ul className={styles.templates} aria-label={labels.startWithTemplate}>
          {TEMPLATES.map(({ id, name, line }) => (
            <li key={id}>
              <UnstyledButton className={styles.template} onClick={() => openNewSite(id)}>
                <span className={styles.templateName}>{name}</span>
                <span className={styles.line}>{line}</span>
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
