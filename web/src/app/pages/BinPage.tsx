import { Button, Loader } from '@mantine/core'
import { BIN_KEPT } from '@satchel/contract/constants.ts'
import type { BinItem } from '@satchel/contract/items/bin.ts'
import { t } from '@satchel/messages/t.ts'
import { type ReactNode, useMemo } from 'react'
import { Link } from 'react-router'
import {
  DeletedCollections,
  useDeletedCollections,
} from '../../features/collections/list/DeletedCollections.tsx'
import styles from '../../features/items/bin/BinList.module.css'
import { BinList } from '../../features/items/bin/BinList.tsx'
import type { BinActions } from '../../features/items/bin/BinRow.tsx'
import { openDeleteForGood, openEmptyBin } from '../../features/items/bin/DeleteForGood.tsx'
import { useBin } from '../../features/items/bin/use-bin.ts'
import { useBinList, useRestoreAll } from '../../features/items/bin/use-bin-list.ts'
import { DeletedSites, useDeletedSites } from '../../features/sites/list/DeletedSites.tsx'
import { paths } from '../../lib/paths.ts'
import { useMay, useMe } from '../../lib/session.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons } from '../../ui/feedback/Skeletons.tsx'
import { Page } from '../../ui/layout/Page.tsx'

const LINE = t('app.library.deletedItemsStayHere', { binKept: BIN_KEPT })

export default function BinPage() {
  const mayEdit = useMay('library.write')
  if (mayEdit) return <Bin />
  return (
    <Page title={t('app.library.bin')}>
      <EmptyState drawing="lost" sentence={t('app.library.restoringForEditorsOnly')} />
    </Page>
  )
}

function Bin() {
  const bin = useBinList()
  const deleted = useDeletedCollections()
  const sites = useDeletedSites()
  const hasMore =
    [deleted.list, sites.list].some(({ isPending }) => isPending) ||
    deleted.collections.length + sites.sites.length > 0
  const restoreAll = useRestoreAll()
  const mayEmpty = useMay('library.purge')
  const { total, purging } = bin
  // They keep their place while the list loads.
  const isBusy = restoreAll.progress !== null || total === 0
  return (
    <Page
      title={t('app.library.bin')}
      action={
        (total > 0 || bin.isPending) && (
          <div className={styles.bar}>
            <Button variant="default" disabled={isBusy} onClick={() => restoreAll.start({ total })}>
              {t('app.library.restoreAll')}
            </Button>
            {mayEmpty && (
              <Button
                variant="outline"
                color="red"
                disabled={isBusy}
                onClick={() => openEmptyBin(total)}
              >
                {t('app.library.emptyBin')}
              </Button>
            )}
          </div>
        )
      }
    >
      <p className={styles.line}>{LINE}</p>
      {restoreAll.progress && (
        <Status
          action={
            <Button variant="default" size="xs" onClick={restoreAll.stop}>
              {t('app.library.stop')}
            </Button>
          }
        >
          {t('app.library.restoreProgress', {
            done: restoreAll.progress.done,
            count: restoreAll.progress.done + restoreAll.progress.left,
          })}
        </Status>
      )}
      {purging > 0 && <Status>{t('app.library.deleteProgress', { purging })}</Status>}
      <Contents bin={bin} hasMore={hasMore} />
      <DeletedCollections {...deleted} />
      <DeletedSites {...sites} />
    </Page>
  )
}

function Status({ action, children }: { action?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.status} role="status">
      <Loader size={16} />
      <span>{children}</span>
      {action}
    </div>
  )
}

interface ContentsProps {
  bin: ReturnType<typeof useBinList>
  /** True if the trash has, or may have, something else. */
  hasMore: boolean
}

function Contents({ bin, hasMore }: ContentsProps) {
  const actions = useBinActions()
  const { items, total, purging } = bin
  if (bin.isPending) return <RowSkeletons height={56} />
  if (bin.isError && items.length === 0)
    return <LoadProblem title={t('app.library.couldntLoadTheBin')} query={bin} />
  if (items.length > 0)
    return <BinList items={items} total={total} actions={actions} onNearEnd={bin.fetchMore} />
  if (purging > 0 || hasMore) return null
  return (
    <EmptyState
      drawing="bin"
      help="trash"
      sentence={t('app.library.theBinIsEmpty')}
      action={
        <Button variant="default" component={Link} to={paths.library()}>
          {t('app.library.openLibrary')}
        </Button>
      }
    />
  )
}

function useBinActions(): BinActions {
  const { restore } = useBin()
  const mayAll = useMay('library.purge')
  const { user } = useMe()
  return useMemo(
    () => ({
      restore,
      deleteForGood: (items) => openDeleteForGood(items, () => {}),
      mayDelete: (item: BinItem) => mayAll || item.owner.id === user.id,
    }),
    [restore, mayAll, user.id],
  )
}
