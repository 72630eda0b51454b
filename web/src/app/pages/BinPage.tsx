import { Button, Loader } from '@mantine/core'
import type { BinItem } from '@satchel/contract/bin.ts'
import { BIN_KEPT } from '@satchel/contract/constants.ts'
import { type ReactNode, useMemo } from 'react'
import { Link } from 'react-router'
import styles from '../../features/items/bin/BinList.module.css'
import { BinList } from '../../features/items/bin/BinList.tsx'
import type { BinActions } from '../../features/items/bin/BinRow.tsx'
import { openDeleteForGood, openEmptyBin } from '../../features/items/bin/DeleteForGood.tsx'
import { useBin } from '../../features/items/bin/use-bin.ts'
import { useBinList, useRestoreAll } from '../../features/items/bin/use-bin-list.ts'
import { formatCount, formatNumber } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { useMay, useMe } from '../../lib/session.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LoadProblem } from '../../ui/LoadProblem.tsx'
import { Page } from '../../ui/Page.tsx'
import { RowSkeletons } from '../../ui/Skeletons.tsx'

const LINE = `What was deleted stays here for ${BIN_KEPT} days, and then goes for good.`

export default function BinPage() {
  const mayEdit = useMay('library.write')
  if (mayEdit) return <Bin />
  return (
    <Page title="Bin">
      <EmptyState drawing="lost" sentence="Editors and admins restore what was deleted." />
    </Page>
  )
}

function Bin() {
  const bin = useBinList()
  const restoreAll = useRestoreAll()
  const mayEmpty = useMay('library.purge')
  const { total, purging } = bin
  const isBusy = restoreAll.progress !== null
  return (
    <Page
      title="Bin"
      action={
        total > 0 && (
          <div className={styles.bar}>
            <Button variant="default" disabled={isBusy} onClick={() => restoreAll.start({ total })}>
              Restore all
            </Button>
            {mayEmpty && (
              <Button
                variant="outline"
                color="red"
                disabled={isBusy}
                onClick={() => openEmptyBin(total)}
              >
                Empty the bin
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
              Stop
            </Button>
          }
        >
          Restored {formatNumber(restoreAll.progress.done)} of{' '}
          {formatCount(restoreAll.progress.done + restoreAll.progress.left, 'item')}
        </Status>
      )}
      {purging > 0 && <Status>Deleting for good, {formatCount(purging, 'item')} to go</Status>}
      <Contents bin={bin} />
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

function Contents({ bin }: { bin: ReturnType<typeof useBinList> }) {
  const actions = useBinActions()
  const { items, total, purging } = bin
  if (bin.isPending) return <RowSkeletons height={56} />
  if (bin.isError && items.length === 0)
    return <LoadProblem title="The bin could not be loaded" query={bin} />
  if (items.length > 0)
    return <BinList items={items} total={total} actions={actions} onNearEnd={bin.fetchMore} />
  if (purging > 0) return null
  return (
    <EmptyState
      drawing="bin"
      sentence="The bin is empty."
      action={
        <Button variant="default" component={Link} to={paths.library()}>
          Open the library
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
