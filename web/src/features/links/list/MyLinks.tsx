import { Button } from '@mantine/core'
import { LINKS_PAGE } from '@satchel/contract/constants.ts'
import type { Reply } from '@satchel/contract/endpoint.ts'
import { listMyLinks } from '@satchel/contract/links/links.ts'
import { t } from '@satchel/messages/t.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { query } from '../../../lib/api.ts'
import { paths } from '../../../lib/paths.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { LoadProblem } from '../../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons } from '../../../ui/feedback/Skeletons.tsx'
import { ListPages } from '../../../ui/list/ListPages.tsx'
import { LinkList } from './LinkList.tsx'
import { LinksBar } from './LinksBar.tsx'
import { LinksFilters } from './LinksFilters.tsx'
import * as labels from './labels.ts'
import { isWhole, type LinksView, queryOf, useLinksView, WHOLE } from './links-view.ts'
import styles from './MyLinks.module.css'

/** The person's links; filter, order and page are in the URL. */
export function MyLinks() {
  const [view, change] = useLinksView()
  const links = useQuery({
    ...query(listMyLinks, { query: queryOf(view) }),
    placeholderData: keepPreviousData,
  })
  if (links.isError) {
    return <LoadProblem title={t('links.list.couldntLoadTheLinks')} query={links} />
  }
  if (links.data?.total === 0 && isWhole(view)) return <NoLinks />
  return (
    <>
      <LinksFilters view={view} total={links.data?.total} onChange={change} />
      {links.isPending && <RowSkeletons count={LINKS_PAGE} height={56} />}
      {links.isSuccess && (
        <Found links={links.data} view={view} isOld={links.isPlaceholderData} onChange={change} />
      )}
    </>
  )
}

interface FoundProps {
  links: Reply<typeof listMyLinks>
  view: LinksView
  /** True while the list still shows the previous view. */
  isOld: boolean
  onChange: (part: Partial<LinksView>) => void
}

function Found({ links: { items, total }, view, isOld, onChange }: FoundProps) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  // Those of other pages and filters are out of sight, and no longer meant.
  const chosen = items.filter(({ id }) => ids.has(id))
  const toggle = (id: string) =>
    setIds(new Set(ids.has(id) ? [...ids].filter((each) => each !== id) : [...ids, id]))
  if (items.length === 0) {
    return (
      <EmptyState
        drawing="search"
        sentence={t('links.list.noResults')}
        action={
          <Button variant="default" onClick={() => onChange(WHOLE)}>
            {t('links.list.showAllLinks')}
          </Button>
        }
      />
    )
  }
  return (
    <div className={styles.found} data-old={isOld || undefined}>
      <LinkList
        links={items}
        label={view.everyone ? t('links.list.everyonesLinks') : t('links.list.myLinks')}
        withSharer={view.everyone}
        selection={{ ids, toggle }}
      />
      <ListPages
        page={view.page}
        size={LINKS_PAGE}
        total={total}
        nouns={labels.linkNouns}
        onChange={(page) => onChange({ page })}
      />
      <LinksBar chosen={chosen} clear={() => setIds(new Set())} />
    </div>
  )
}

function NoLinks() {
  return (
    <EmptyState
      drawing="link"
      help="links"
      sentence={t('links.list.noLinksYet')}
      action={
        <Button component={Link} to={paths.library()}>
          {t('links.list.openLibrary')}
        </Button>
      }
    />
  )
}
