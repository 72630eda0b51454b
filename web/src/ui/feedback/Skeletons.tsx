import { Skeleton, VisuallyHidden } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import type { ReactNode } from 'react'
import styles from './Skeletons.module.css'

interface CardSkeletonsProps {
  count?: number
  /** A grid; a single row, which is cut at its end; or a grid of wide cards. */
  shape?: 'cards' | 'strip' | 'wide'
}

/** Placeholders of library cards: a preview of 4:3, a name, a line. */
export function CardSkeletons({ count = 8, shape = 'cards' }: CardSkeletonsProps) {
  return (
    <Loading className={styles[shape]}>
      {times(count, (index) => (
        <div key={index} className={styles.card}>
          <Skeleton className={styles.preview} radius={0} />
          <div className={styles.rowText}>
            <Skeleton height={14} width="72%" />
            <Skeleton height={12} width="40%" />
          </div>
        </div>
      ))}
    </Loading>
  )
}

/** Placeholders of rows in a table or a list. */
export function RowSkeletons({ count = 8, height = 44 }: { count?: number; height?: number }) {
  return (
    <Loading className={styles.rows}>
      {times(count, (index) => (
        <div key={index} className={styles.row} style={{ height }}>
          <Skeleton height={20} width={20} radius="sm" />
          <Skeleton height={14} width={`${36 + ((index * 17) % 28)}%`} />
          <Skeleton height={12} width="12%" ms="auto" />
        </div>
      ))}
    </Loading>
  )
}

/** A placeholder of text. */
export function TextSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <Loading className={styles.text}>
      {times(lines, (index) => (
        <Skeleton key={index} height={14} width={index === lines - 1 ? '60%' : '100%'} />
      ))}
    </Loading>
  )
}

function Loading({ className, children }: { className: string | undefined; children: ReactNode }) {
  return (
    <div role="status" className={className}>
      <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
      {children}
    </div>
  )
}

function times(count: number, draw: (index: number) => ReactNode): ReactNode[] {
  return Array.from({ length: count }, (_, index) => draw(index))
}
