import { Button } from '@mantine/core'
import type { Collection } from '@satchel/contract/collections.ts'
import { t } from '@satchel/messages/t.ts'
import { IconPlus } from '@tabler/icons-react'
import { CollectionList } from '../../features/collections/list/CollectionList.tsx'
import { openNewCollection } from '../../features/collections/list/NewCollection.tsx'
import { useMay } from '../../lib/session.ts'
import { icon } from '../../ui/icon.ts'
import { Page } from '../../ui/layout/Page.tsx'
import { useShareDialog } from '../use-share-dialog.ts'

export default function CollectionsPage() {
  const mayCreate = useMay('library.write')
  const shareDialog = useShareDialog()
  return (
    <Page
      title={t('app.collection.collections')}
      action={
        mayCreate && (
          <Button leftSection={<IconPlus {...icon} />} onClick={() => openNewCollection()}>
            {t('app.collection.newCollection')}
          </Button>
        )
      }
    >
      <CollectionList
        sharing={{
          open: (collection) => shareDialog.open(sharedOf(collection)),
          prepare: (collection) => shareDialog.prepare(sharedOf(collection)),
        }}
      />
    </Page>
  )
}

function sharedOf({ id, name }: Collection) {
  return { itemType: 'COLLECTION', itemId: id, itemName: name } as const
}
