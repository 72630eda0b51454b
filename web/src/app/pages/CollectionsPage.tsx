import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { CollectionList } from '../../features/collections/list/CollectionList.tsx'
import { openNewCollection } from '../../features/collections/list/NewCollection.tsx'
import { openShareDialog } from '../../features/links/share/ShareDialog.tsx'
import { useMay } from '../../lib/session.ts'
import { icon } from '../../ui/icon.ts'
import { Page } from '../../ui/layout/Page.tsx'
import * as labels from '../labels/collection.ts'

export default function CollectionsPage() {
  const mayCreate = useMay('library.write')
  return (
    <Page
      title={labels.collections}
      action={
        mayCreate && (
          <Button leftSection={<IconPlus {...icon} />} onClick={() => openNewCollection()}>
            {labels.newCollection}
          </Button>
        )
      }
    >
      <CollectionList
        onShare={({ id, name }) =>
          openShareDialog({ itemType: 'COLLECTION', itemId: id, itemName: name })
        }
      />
    </Page>
  )
}
