import { ActionIcon, Button, Progress, RingProgress, UnstyledButton } from '@mantine/core'
import { useNetwork } from '@mantine/hooks'
import { t } from '@satchel/messages/t.ts'
import { IconChevronDown } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { icon } from '../../ui/icon.ts'
import { isPointerIn } from '../../ui/pointer.ts'
import { BatchLine } from './BatchLine.tsx'
import { batchesOf } from './batches.ts'
import { DuplicatesBar } from './Duplicates.tsx'
import { NoteLine } from './NoteLine.tsx'
import type { PendingState } from './pending.ts'
import type { PendingAsset } from './pending-asset.ts'
import { usePending } from './pending-store.ts'
import { type Total, totalOf } from './progress.ts'
import { UploadLine } from './UploadLine.tsx'
import styles from './UploadTray.module.css'
import { cancelUpload, dismissNote } from './upload.ts'
import { useFolding } from './use-folding.ts'
import { useKeptFocus } from './use-kept-focus.ts'

/** Maximum number of lines: a folder may have thousands of files. */
const LINES_MAX = 50
const BATCHES_MAX = 3

/** Area in pixels in the lower corner that an open tray covers. */
const SIZE = { width: 408, height: 480 }

export function UploadTray() {
  const pending = usePending()
  const [isFolded, setFolded] = useState<boolean>()
  const [isSmall, setSmall] = useState(() => isPointerIn({ side: 'end', ...SIZE }))
  const tray = useRef<HTMLElement>(null)
  const focus = useKeptFocus(tray)
  const total = totalOf(pending)
  const isRunning = total.phase === 'uploading' || total.phase === 'processing'
  useFolding(tray, !isRunning && isFolded === undefined, setSmall)
  return (
    <section ref={tray} className={styles.dock} aria-label={t('uploads.uploads')} {...focus}>
      {(isFolded ?? isSmall) ? (
        <Pill
          total={total}
          name={onlyProblem(pending)}
          hasFocus={isFolded === true}
          onOpen={() => setFolded(false)}
        />
      ) : (
        <Open
          pending={pending}
          total={total}
          isReopened={isFolded === false}
          onFold={() => setFolded(true)}
        />
      )}
    </section>
  )
}

/** Returns the name of the file that has a problem, if it is one; empty otherwise. */
function onlyProblem({ assets, notes }: PendingState): string {
  const [note] = notes
  return note && notes.length === 1 && assets.length === 0 ? note.name : ''
}

interface PillProps {
  total: Total
  name: string
  /** True if it takes the place of the button that folded the tray. */
  hasFocus: boolean
  onOpen: () => void
}

function Pill({ total, name, hasFocus, onOpen }: PillProps) {
  const detail = total.detail || name
  return (
    <UnstyledButton
      className={styles.pill}
      onClick={onOpen}
      aria-expanded={false}
      autoFocus={hasFocus}
    >
      <RingProgress
        size={20}
        thickness={3}
        sections={[{ value: total.percent, color: 'accent' }]}
        aria-hidden
      />
      {total.title}
      {detail && <span className={`${styles.quiet} ${styles.pillDetail}`}>{detail}</span>}
    </UnstyledButton>
  )
}

interface OpenProps {
  pending: PendingState
  total: Total
  /** True if it was opened by the button that had the focus. */
  isReopened: boolean
  onFold: () => void
}

function Open({ pending, total, isReopened, onFold }: OpenProps) {
  const { assets, notes } = pending
  const { online } = useNetwork()
  const more = assets.length - LINES_MAX
  return (
    <div className={styles.tray}>
      <header className={styles.head}>
        <div className={styles.title}>
          <strong>{total.title}</strong>
          {total.detail && <span className={styles.quiet}>{total.detail}</span>}
        </div>
        <StopAll pending={pending} />
        <ActionIcon
          size={28}
          aria-label={t('uploads.collapseUploads')}
          aria-expanded
          autoFocus={isReopened}
          onClick={onFold}
        >
          <IconChevronDown {...icon} />
        </ActionIcon>
      </header>
      {assets.length > 0 && (
        <Progress
          value={total.percent}
          size={2}
          radius={0}
          color="accent"
          aria-label={t('uploads.allUploads')}
        />
      )}
      {batchesOf(assets)
        .slice(0, BATCHES_MAX)
        .map((batch) => (
          <BatchLine key={batch.importId} batch={batch} />
        ))}
      <DuplicatesBar assets={assets} />
      <ul className={styles.lines}>
        {notes.map((note) => (
          <NoteLine key={note.id} note={note} />
        ))}
        {inOrder(assets)
          .slice(0, LINES_MAX)
          .map((asset) => (
            <UploadLine key={asset.id} asset={asset} isOnline={online} />
          ))}
      </ul>
      {more > 0 && <p className={styles.more}>{t('uploads.andMoreFiles', { more })}</p>}
    </div>
  )
}

/** Returns assets that need a decision first; all others in their order. */
function inOrder(assets: readonly PendingAsset[]): PendingAsset[] {
  const rank = ({ transfer }: PendingAsset) =>
    transfer === 'failed' || transfer === 'duplicate' ? 0 : 1
  return assets.toSorted((one, other) => rank(one) - rank(other))
}

/** Cancels uploads after confirmation; if there are none, clears the notes. */
function StopAll({ pending: { assets, notes } }: { pending: PendingState }) {
  const [isAsking, setAsking] = useState(false)
  const stoppable = assets.filter(
    ({ status, transfer }) => status === 'uploading' && transfer !== 'sent',
  )
  if (stoppable.length > 1) {
    return isAsking ? (
      <Button
        // Another button than the one that asked: its name is heard.
        key="sure"
        size="compact-sm"
        color="red"
        autoFocus
        onBlur={() => setAsking(false)}
        onClick={() => stoppable.forEach(({ id }) => void cancelUpload(id))}
      >
        {t('uploads.cancelUploads', { count: stoppable.length })}
      </Button>
    ) : (
      <Button size="compact-sm" variant="subtle" color="gray" onClick={() => setAsking(true)}>
        {t('uploads.cancelAll')}
      </Button>
    )
  }
  if (assets.length > 0 || notes.length < 2) return null
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      color="gray"
      onClick={() => notes.forEach(dismissNote)}
    >
      {t('uploads.dismissAll')}
    </Button>
  )
}
