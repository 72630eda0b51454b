import { Button } from '@mantine/core'
import { type Collection, getCollection } from '@satchel/contract/collections.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { CollectionHead } from '../../features/collections/CollectionHead.tsx'
import { CollectionItems } from '../../features/collections/CollectionItems.tsx'
import { openItemPicker } from '../../features/collections/ItemPicker.tsx'
import { ItemCard } from '../../features/items/ItemCard.tsx'
import { openShareDialog } from '../../features/links/ShareDialog.tsx'
import { useUploadsInto } from '../../features/uploads/target.ts'
import { query } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { useMay } from '../../lib/session.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageBody } from '../../ui/Page.tsx'
import { ProblemNotice } from '../../ui/ProblemNotice.tsx'
import { CardSkeletons, TextSkeleton } from '../../ui/Skeletons.tsx'
import { useItemActions } from '../use-item-actions.ts'

export default function CollectionPage() {
  const { id = '' } = useParams()
  const collection = useQuery(query(getCollection, { params: { id } }))
  if (collection.isSuccess) return <Shown collection={collection.data} />
  return (
    <PageBody title="Collection">
      {collection.isPending && (
        <>
          <TextSkeleton lines={2} />
          <CardSkeletons />
        </>
      )}
      {collection.isError &&
        (collection.error.body.code === 'not-found' ? (
          <NotThere />
        ) : (
          <ProblemNotice
            title="The collection could not be loaded"
            problem={collection.error}
            isRetrying={collection.isFetching}
            onRetry={() => void collection.refetch()}
          />
        ))}
    </PageBody>
  )
}

function Shown({ collection }: { collection: Collection }) {
  const { id, name, itemCount } = collection
  const mayWrite = useMay('library.write')
  const actions = useItemActions()
  useUploadsInto({ collectionId: id, name })
  const share = () => openShareDialog({ itemType: 'COLLECTION', itemId: id, itemName: name })
  return (
    <PageBody title={name}>
      <CollectionHead collection={collection} onShare={share} />
      {itemCount === 0 ? (
        <Empty collection={collection} mayWrite={mayWrite} />
      ) : (
        <CollectionItems
          collection={collection}
          mayArrange={mayWrite}
          renderItem={(item) => <ItemCard item={item} actions={actions} />}
        />
      )}
    </PageBody>
  )
}

function Empty({ collection, mayWrite }: { collection: Collection; mayWrite: boolean }) {
  return (
    <EmptyState
      drawing="folder"
      sentence={
        mayWrite
          ? 'Nothing is in it yet. Drop files here, or take items from the library.'
          : 'Nothing is in it yet.'
      }
      action={mayWrite && <Button onClick={() => openItemPicker(collection)}>Add items</Button>}
    />
  )
}

function NotThere() {
  return (
    <EmptyState
      drawing="lost"
      sentence="This collection was deleted, or it is the private one of someone else."
      action={
        <Button component={Link} to={paths.collections}>
          Open the collections
        </Button>
      }
    />
  )
}
