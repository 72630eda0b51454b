import { Button, Skeleton, Tabs } from '@mantine/core'
import { getItem, type Item } from '@satchel/contract/items.ts'
import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from 'react-router'
import { BriefActivity } from '../../features/activity/BriefActivity.tsx'
import { ItemDetails } from '../../features/items/ItemDetails.tsx'
import { ItemHead } from '../../features/items/ItemHead.tsx'
import { ItemPreview } from '../../features/items/ItemPreview.tsx'
import { useItemMarks } from '../../features/items/use-item-marks.ts'
import { ItemLinks } from '../../features/links/ItemLinks.tsx'
import { query } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { useMay } from '../../lib/session.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { icon } from '../../ui/icon.ts'
import { Page, PageBody } from '../../ui/Page.tsx'
import { ProblemNotice } from '../../ui/ProblemNotice.tsx'
import { TextSkeleton } from '../../ui/Skeletons.tsx'
import { useItemActions } from '../use-item-actions.ts'
import styles from './ItemPage.module.css'

export default function ItemPage() {
  const { id = '' } = useParams()
  const item = useQuery(query(getItem, { params: { id } }))
  if (item.data) return <Shown key={id} item={item.data} />
  if (item.error?.body.code === 'not-found') return <NotThere />
  return (
    <PageBody title="Item">
      {item.isPending ? (
        <Pending />
      ) : (
        <ProblemNotice
          title="The item could not be loaded"
          problem={item.error}
          isRetrying={item.isFetching}
          onRetry={() => void item.refetch()}
        />
      )}
    </PageBody>
  )
}

function Shown({ item }: { item: Item }) {
  const mayEdit = useMay('library.write')
  const navigate = useNavigate()
  const { toggleUpvote } = useItemMarks()
  const { moveToBin, ...others } = useItemActions()
  const remove = (items: readonly Item[]) => {
    moveToBin?.(items)
    void navigate(paths.library())
  }
  const actions = { ...others, ...(moveToBin && { moveToBin: remove }) }
  return (
    <PageBody title={item.name}>
      <Link to={paths.library()} className={styles.back}>
        <IconArrowLeft {...icon} />
        Library
      </Link>
      <div className={styles.item}>
        <div className={styles.preview}>
          <ItemPreview item={item} />
        </div>
        <div className={styles.side}>
          <ItemHead item={item} actions={actions} mayEdit={mayEdit} onUpvote={toggleUpvote} />
          <ItemDetails item={item} mayEdit={mayEdit} />
          <ItemTabs item={item} />
        </div>
      </div>
    </PageBody>
  )
}

function ItemTabs({ item: { id } }: { item: Item }) {
  return (
    <Tabs defaultValue="sharing" keepMounted={false}>
      <Tabs.List>
        <Tabs.Tab value="sharing">Sharing</Tabs.Tab>
        <Tabs.Tab value="activity">Activity</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="sharing" pt="md">
        <ItemLinks itemType="ITEM" itemId={id} />
      </Tabs.Panel>
      <Tabs.Panel value="activity" pt="md">
        <BriefActivity
          filter={{ itemType: 'ITEM', itemId: id }}
          count={10}
          withName={false}
          mayGrow
        />
      </Tabs.Panel>
    </Tabs>
  )
}

function Pending() {
  return (
    <>
      <Skeleton height={20} width={72} mb="md" />
      <div className={styles.item}>
        <Skeleton className={styles.preview ?? ''} />
        <div className={styles.side}>
          <Skeleton height={24} width="80%" />
          <Skeleton height={36} width="60%" />
          <TextSkeleton lines={8} />
        </div>
      </div>
    </>
  )
}

function NotThere() {
  return (
    <Page title="Item not found">
      <EmptyState
        drawing="lost"
        sentence="It was deleted, or it is not for you to see."
        action={
          <Button component={Link} to={paths.library()}>
            Open the library
          </Button>
        }
      />
    </Page>
  )
}
