import { Button, Title } from '@mantine/core'
import { listActivity } from '@satchel/contract/activity.ts'
import {
  type Collection,
  changeCollection,
  getCollection,
  listCollections,
} from '@satchel/contract/collections.ts'
import { DESCRIPTION_MAX, NAME_MAX } from '@satchel/contract/constants.ts'
import { IconLock, IconPlus, IconShare3 } from '@tabler/icons-react'
import { useCommand } from '../../lib/api.ts'
import { formatCount } from '../../lib/format.ts'
import { useMay, useMe } from '../../lib/session.ts'
import { EditableText } from '../../ui/EditableText.tsx'
import { icon } from '../../ui/icon.ts'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import styles from './CollectionHead.module.css'
import { CollectionMarks } from './CollectionMarks.tsx'
import { CollectionMenu } from './CollectionMenu.tsx'
import { openItemPicker } from './ItemPicker.tsx'

interface CollectionHeadProps {
  collection: Collection
  onShare: () => void
}

/** Name and description are edited where they stand. */
export function CollectionHead({ collection, onShare }: CollectionHeadProps) {
  const { id, name, description } = collection
  const mayWrite = useMay('library.write')
  const change = useCommand(changeCollection, {
    refreshes: [getCollection, listCollections, listActivity],
  })
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <Title order={1}>
          {mayWrite ? (
            <EditableText
              label="Name"
              value={name}
              maxLength={NAME_MAX}
              isRequired
              onSave={(text) => change.mutateAsync({ params: { id }, body: { name: text } })}
            />
          ) : (
            name
          )}
        </Title>
        <div className={styles.description}>
          {mayWrite ? (
            <EditableText
              label="Description"
              value={description}
              placeholder="Say what it is for"
              maxLength={DESCRIPTION_MAX}
              isLong
              onSave={(text) => change.mutateAsync({ params: { id }, body: { description: text } })}
            />
          ) : (
            description
          )}
        </div>
        <Facts collection={collection} />
      </div>
      <div className={styles.actions}>
        <CollectionMarks collection={collection} variant="default" size={36} />
        {mayWrite && (
          <Button
            variant="default"
            className={styles.add ?? ''}
            onClick={() => openItemPicker(collection)}
          >
            <IconPlus {...icon} />
            <span className={styles.addLabel}>Add items</span>
          </Button>
        )}
        <Button leftSection={<IconShare3 {...icon} />} onClick={onShare}>
          Share
        </Button>
        {mayWrite && (
          <CollectionMenu
            collection={collection}
            onVisibility={(visibility) => change.mutate({ params: { id }, body: { visibility } })}
          />
        )}
      </div>
    </header>
  )
}

function Facts({ collection }: { collection: Collection }) {
  const { itemCount, visibility, owner, updatedAt } = collection
  const { user } = useMe()
  return (
    <p className={styles.facts}>
      {visibility === 'private' && (
        <span className={styles.private}>
          <IconLock {...icon} size={14} /> Private
        </span>
      )}
      <span>{formatCount(itemCount, 'item')}</span>
      <span>by {owner.id === user.id ? 'you' : owner.name}</span>
      <span>
        changed <RelativeTime at={updatedAt} />
      </span>
    </p>
  )
}
