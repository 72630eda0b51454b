import { ActionIcon, Button } from '@mantine/core'
import type { Collection } from '@satchel/contract/collections.ts'
import { t } from '@satchel/messages/t.ts'
import { IconRestore, IconShare3 } from '@tabler/icons-react'
import { useMay } from '../../../lib/session.ts'
import { icon } from '../../../ui/icon.ts'
import { onApproach } from '../../../ui/on-approach.ts'
import { CollectionMarks } from '../CollectionMarks.tsx'
import { useDelete } from '../use-delete.ts'
import type { CollectionSharing } from './collection-sharing.ts'

interface CollectionActionsProps {
  collection: Collection
  /** Sharing of collections; undefined for deleted ones. */
  sharing?: CollectionSharing | undefined
}

/** Most common actions of a collection, without opening it. */
export function CollectionActions({ collection, sharing }: CollectionActionsProps) {
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
        aria-label={t('collections.restoreCollection', { name })}
        onClick={() => restore(collection)}
      >
        {t('ui.restore')}
      </Button>
    )
  }
  return (
    <>
      {mayShare && sharing && (
        <ActionIcon
          size={32}
          aria-label={t('collections.shareCollection', { name })}
          title={t('ui.share')}
          {...onApproach(() => sharing.prepare(collection))}
          onClick={() => sharing.open(collection)}
        >
          <IconShare3 {...icon} />
        </ActionIcon>
      )}
      <CollectionMarks collection={collection} />
    </>
  )
}
