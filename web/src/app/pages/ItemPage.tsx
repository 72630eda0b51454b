import { Button, Skeleton } from '@mantine/core'
import { useFileDialog } from '@mantine/hooks'
import { getItem, type Item } from '@satchel/contract/items/items.ts'
import { t } from '@satchel/messages/t.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router'
import { ItemHead } from '../../features/items/detail/ItemHead.tsx'
import { RelatedItems } from '../../features/items/detail/RelatedItems.tsx'
import { ShareBar } from '../../features/items/detail/ShareBar.tsx'
import { ItemPreview } from '../../features/items/preview/ItemPreview.tsx'
import { useItemMarks } from '../../features/items/use-item-marks.ts'
import { ReadingFilm } from '../../features/links/reading/ReadingFilm.tsx'
import { ReadingNow } from '../../features/links/reading/ReadingNow.tsx'
import { readerOf } from '../../features/links/reading/reader-name.ts'
import { OutdatedReaders } from '../../features/links/recall/OutdatedReaders.tsx'
import { useReplace } from '../../features/uploads/target.ts'
import { query } from '../../lib/api.ts'
import { forgetOpened, rememberOpened } from '../../lib/items/opened-items.ts'
import { openedListOf } from '../../lib/items/opened-list.ts'
import { paths } from '../../lib/paths.ts'
import { useReaders } from '../../lib/reading-now.ts'
import { useMay } from '../../lib/session.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx'
import { TextSkeleton } from '../../ui/feedback/Skeletons.tsx'
import { Page, PageBody } from '../../ui/layout/Page.tsx'
import { ItemNav } from '../ItemNav.tsx'
import { ItemTabs } from '../ItemTabs.tsx'
import { useItemActions } from '../use-item-actions.ts'
import { useItemCommands } from '../use-item-commands.ts'
import styles from './ItemPage.module.css'

export default function ItemPage() {
  const { id = '' } = useParams()
  const item = useQuery(query(getItem, { params: { id } }))
  const isGone = item.error?.body.code === 'not-found' && !item.data
  useEffect(() => {
    if (item.data) rememberOpened(item.data)
    if (isGone) forgetOpened(id)
  }, [item.data, isGone, id])
  if (isGone) return <NotThere />
  return (
    <PageBody title={item.data?.name ?? t('app.item.item')}>
      <ItemNav id={id}>
        <ReadingNow itemId={id} isInRow />
      </ItemNav>
      {item.data ? (
        <Shown key={id} item={item.data} />
      ) : item.isPending ? (
        <Pending />
      ) : (
        <LoadProblem title={t('app.item.couldntLoadTheItem')} query={item} />
      )}
    </PageBody>
  )
}

function Shown({ item }: { item: Item }) {
  const mayEdit = useMay('library.write')
  const navigate = useNavigate()
  const mayMark = useMay('library.mark')
  const { toggleUpvote } = useItemMarks()
  const { page, find } = useLinkedPage()
  const hit = { id: item.id, page: find.length > 0 ? page : undefined }
  const { moveToBin, ...others } = useItemActions(hit)
  const remove = (items: readonly Item[]) => {
    moveToBin?.(items)
    void navigate(openedListOf(item.id)?.to ?? paths.library())
  }
  const readers = usePageReaders(item.id)
  const replace = useReplace()
  const file = useFileDialog({
    multiple: false,
    resetOnOpen: true,
    onChange: (files) => files?.[0] && replace(files[0], item.id),
  })
  const actions = {
    ...others,
    ...(mayEdit && { replaceFile: file.open }),
    ...(moveToBin && { moveToBin: remove }),
  }
  useItemCommands(item, actions)
  return (
    <>
      <div className={styles.item}>
        <div
          className={styles.preview}
          {...(mayEdit &&
            item.kind === 'file' && { 'data-replaces': item.id, 'data-replaces-name': item.name })}
        >
          <ItemPreview item={item} page={page} find={find} readers={readers} />
          {item.previewMime === 'application/pdf' && (
            <ReadingFilm item={item} findHeading={(number) => headingOf(item, number)} />
          )}
        </div>
        <div className={styles.side}>
          <ItemHead
            item={item}
            actions={actions}
            mayEdit={mayEdit}
            onUpvote={mayMark ? toggleUpvote : undefined}
          />
          <OutdatedReaders item={item} />
          <ItemTabs item={item} mayEdit={mayEdit} />
        </div>
      </div>
      <RelatedItems id={item.id} actions={others} />
      <ShareBar item={item} actions={others} />
    </>
  )
}

/** Loads the document's first text only once somebody has read it. */
async function headingOf({ previewUrl }: Item, page: number): Promise<string | undefined> {
  const { pageHeading } = await import('../../features/items/preview/page-heading.ts')
  return previewUrl ? pageHeading(previewUrl, page) : undefined
}

/** Returns who has which page of an item before them at this moment. */
function usePageReaders(itemId: string): ReadonlyMap<number, string> {
  const readers = useReaders()
  return useMemo(() => {
    const here = readers.filter((each) => each.itemType === 'ITEM' && each.itemId === itemId)
    const byPage = Map.groupBy(here, ({ page }) => page)
    return new Map([...byPage].map(([page, all]) => [page, all.map(readerOf).join(', ')]))
  }, [readers, itemId])
}

/** The page of the document that a search result leads to, and the words to mark there. */
function useLinkedPage() {
  const [params] = useSearchParams()
  const page = Number.parseInt(params.get('page') ?? '', 10)
  return { page: page > 0 ? page : undefined, find: params.getAll('find') }
}

function Pending() {
  return (
    <div className={styles.item}>
      <Skeleton className={styles.preview ?? ''} mih="var(--room)" />
      <div className={styles.side}>
        <Skeleton height={24} width="80%" />
        <Skeleton height={36} width="60%" />
        <TextSkeleton lines={8} />
      </div>
    </div>
  )
}

function NotThere() {
  return (
    <Page title={t('app.item.itemNotFound')}>
      <EmptyState
        drawing="lost"
        sentence={t('app.item.itWasDeleted')}
        action={
          <Button component={Link} to={paths.library()}>
            {t('app.item.openLibrary')}
          </Button>
        }
      />
    </Page>
  )
}
