import { Skeleton } from '@mantine/core'
import { CardSkeletons, RowSkeletons, TextSkeleton } from '../feedback/Skeletons.tsx'
import pageStyles from './Page.module.css'
import styles from './PageSkeleton.module.css'

export type PageShape = 'cards' | 'rows' | 'detail'

/** Placeholder of a page in its later shape, while its script loads. */
export function PageSkeleton({ shape }: { shape: PageShape }) {
  return (
    <div className={pageStyles.page}>
      <Skeleton height={24} width={160} mb="lg" />
      {shape === 'cards' && <CardSkeletons />}
      {shape === 'rows' && <RowSkeletons height={56} />}
      {shape === 'detail' && (
        <div className={styles.detail}>
          <Skeleton className={styles.preview ?? ''} />
          <TextSkeleton lines={8} />
        </div>
      )}
    </div>
  )
}
