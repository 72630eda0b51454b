import { Button, UnstyledButton } from '@mantine/core'
import { listSites, type SiteOrder, type SiteSummary } from '@satchel/contract/sites/sites.ts'
import { t } from '@satchel/messages/t.ts'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { pages } from '../../../lib/api.ts'
import { useMay } from '../../../lib/session.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { LoadProblem } from '../../../ui/feedback/LoadProblem.tsx'
import { CardSkeletons } from '../../../ui/feedback/Skeletons.tsx'
import { ListBar } from '../../../ui/list/ListBar.tsx'
import { MoreButton } from '../../../ui/list/MoreButton.tsx'
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
      <ListBar
        view={view}
        labels={{ search: t('sites.searchSites'), filter: t('sites.siteFilter') }}
        filters={FILTERS}
        orders={ORDERS}
        onChange={change}
      />
      {list.isPending && <CardSkeletons shape="wide" />}
      <LoadProblem title={t('sites.couldntLoadTheSites')} query={list} />
      {list.isSuccess && sites.length === 0 && (
        <EmptyState
          drawing="search"
          sentence={
            view.search ? t('sites.noResults', { term: view.search }) : t('sites.nothingHere')
          }
        />
      )}
      {sites.length > 0 && (
        <ul
          className={styles.list}
          aria-label={t('sites.sites')}
          aria-busy={list.isPlaceholderData}
        >
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

const FILTERS: { value: SitesView['show']; label: string }[] = [
  { value: 'all', label: t('sites.all') },
  { value: 'published', label: t('sites.published') },
  { value: 'draft', label: t('sites.drafts') },
  { value: 'mine', label: t('sites.mine') },
  { value: 'favorites', label: t('sites.favorites') },
]
const ORDERS: { value: SiteOrder; label: string }[] = [
  { value: 'updated', label: t('sites.lastUpdated') },
  { value: 'name', label: t('ui.name') },
  { value: 'views', label: t('sites.mostViews') },
]

/** Empty state with templates, for people who may create sites. */
function NoSites() {
  const mayCreate = useMay('library.write')
  return (
    <>
      <EmptyState
        drawing="documents"
        help="sites"
        sentence={t('sites.sitesExplanation')}
        action={mayCreate && <Button onClick={() => openNewSite()}>{t('sites.newSite')}</Button>}
      />
      {mayCreate && (
        <ul className={styles.templates} aria-label={t('sites.startWithTemplate')}>
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
