import { ActionIcon, Button } from '@mantine/core'
import type { Collection } from '@satchel/contract/collections.ts'
import { IconRestore, IconShare3 } from '@tabler/icons-react'
import { useMay } from '../../../lib/session.ts'
import { icon } from '../../../ui/icon.ts'
import { CollectionMarks } from '../CollectionMarks.tsx'
import * as labels from '../labels.ts'
import { useDelete } from '../use-delete.ts'

interface CollectionActionsProps {
  collection: Collection
  onShare: (collection: Collection) => void
}

/** What is done most with a collection, without opening it. */
export function CollectionActions({ collection, onShare }: CollectionActionsProps) {
  const mayShare = useMay('links.share')
  const { restore, isRestoring } = useDelete()
  const { name, deletedAt } = collection
  if (deletedAt) {
    return (
      <Button
        variant="default"
        size="compact-md"
        loading={isRestoring}
        leftSection={<IconRestore {...icon} />}
        aria-label={labels.restoreCollection(name)}
        onClick={() => restore(collection)}
      >
        {labels.restore}
      </Button>
    )
  }
  return (
    <>
      {mayShare && (
        <ActionIcon
          size={32}
          aria-label={labels.shareCollection(name)}
          title={labels.share}
          onClick={() => onShare(collection)}
        >
          <IconShare3 {...icon} />
        </ActionIcon>
      )}
      <CollectionMarks collection={collection} />
    </>
  )
}
