import { Button } from '@mantine/core'
import { listSites, type SiteSummary } from '@satchel/contract/sites/sites.ts'
import { t } from '@satchel/messages/t.ts'
import { IconRestore } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { CSSProperties } from 'react'
import { pages } from '../../../lib/api.ts'
import { LoadProblem } from '../../../ui/feedback/LoadProblem.tsx'
import { icon } from '../../../ui/icon.ts'
import { MoreButton } from '../../../ui/list/MoreButton.tsx'
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx'
import { useDelete } from '../use-delete.ts'
import styles from './DeletedSites.module.css'

/** Returns the deleted sites, most recently deleted first. */
export function useDeletedSites() {
  const list = useInfiniteQuery(pages(listSites, { query: { filter: 'deleted' } }))
  return { list, sites: list.data?.pages.flatMap(({ items }) => items) ?? [] }
}

/** Deleted sites that can be restored, listed beside the deleted items. */
export function DeletedSites({ list, sites }: ReturnType<typeof useDeletedSites>) {
  if (list.isError) return <LoadProblem title={t('sites.couldntLoadTheSites')} query={list} />
  if (sites.length === 0) return null
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{t('sites.sites')}</h2>
      <ul className={styles.list} aria-label={t('sites.deletedSites')}>
        {sites.map((site) => (
          <Row key={site.id} site={site} />
        ))}
      </ul>
      <MoreButton list={list} mt="sm" />
    </section>
  )
}

function Row({ site }: { site: SiteSummary }) {
  const { restore, isRestoring } = useDelete()
  const { name, theme, status, owner, deletedAt, updatedAt } = site
  return (
    <li className={styles.row}>
      <span
        className={styles.mark}
        style={{ '--site': theme.color ?? 'var(--mantine-primary-color-filled)' } as CSSProperties}
      />
      <div className={styles.text}>
        <p className={styles.name}>{name}</p>
        <p className={styles.quiet}>
          <span>{status === 'published' ? t('sites.wasPublished') : t('sites.draft')}</span>
          <span className={styles.owner}>{owner.name}</span>
          <span>
            <RelativeTime at={deletedAt ?? updatedAt} />
          </span>
        </p>
      </div>
      <Button
        variant="default"
        size="compact-md"
        loading={isRestoring}
        leftSection={<IconRestore {...icon} />}
        aria-label={t('sites.restoreSite', { site: name })}
        onClick={() => restore(site)}
      >
        {t('ui.restore')}
      </Button>
    </li>
  )
}
