import { Badge, Button } from '@mantine/core'
import {
  getSite,
  listSiteVersions,
  restoreSiteVersion,
  type Site,
  type SiteVersion,
} from '@satchel/contract/sites/sites.ts'
import { t } from '@satchel/messages/t.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { pages, useCommand } from '../../../lib/api.ts'
import { LoadProblem } from '../../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons } from '../../../ui/feedback/Skeletons.tsx'
import { showProblem, toast } from '../../../ui/feedback/toast.tsx'
import { MoreButton } from '../../../ui/list/MoreButton.tsx'
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx'
import styles from './panels.module.css'

interface VersionsPanelProps {
  siteId: string
  save: () => Promise<boolean>
  onSite: (site: Site) => void
}

/** Earlier versions; the draft before a restore is one of them. */
export function VersionsPanel({ siteId: id, save, onSite }: VersionsPanelProps) {
  const list = useInfiniteQuery(pages(listSiteVersions, { params: { id }, query: {} }))
  const restore = useCommand(restoreSiteVersion, { refreshes: [getSite, listSiteVersions] })
  const versions = list.data?.pages.flatMap(({ items }) => items) ?? []
  const bringBack = async (number: number) => {
    try {
      await save()
      onSite(await restore.mutateAsync({ params: { id, number } }))
      toast({ message: t('sites.panels.restored', { number }) })
    } catch (problem) {
      showProblem(problem as Error)
    }
  }
  return (
    <>
      {list.isPending && <RowSkeletons count={4} height={52} />}
      <LoadProblem title={t('sites.panels.couldntLoadVersions')} query={list} />
      {list.isSuccess && versions.length === 0 && (
        <p className={styles.hint}>{t('sites.panels.noVersions')}</p>
      )}
      <ul className={styles.versions}>
        {versions.map((version) => (
          <Version
            key={version.number}
            {...version}
            onRestore={() => void bringBack(version.number)}
            isBusy={restore.isPending}
          />
        ))}
      </ul>
      <MoreButton list={list} mt="sm" />
    </>
  )
}

interface VersionProps extends SiteVersion {
  isBusy: boolean
  onRestore: () => void
}

function Version({ number, at, by, blocks, isPublished, isBusy, onRestore }: VersionProps) {
  return (
    <li className={styles.version}>
      <div className={styles.versionText}>
        <p>
          <RelativeTime at={at} /> {by && t('sites.panels.by', { name: by.name })}{' '}
          {isPublished && (
            <Badge component="span" tt="none" fw={500} color="green">
              {t('sites.panels.onTheWeb')}
            </Badge>
          )}
        </p>
        <p className={styles.hint}>{t('sites.panels.versionWithBlocks', { number, blocks })}</p>
      </div>
      <Button
        variant="default"
        size="xs"
        disabled={isBusy}
        aria-label={t('sites.panels.restoreVersion', { number })}
        onClick={onRestore}
      >
        {t('ui.restore')}
      </Button>
    </li>
  )
}
