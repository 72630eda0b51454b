import { Alert, Button, Title } from '@mantine/core'
import type { Collection } from '@satchel/contract/collections.ts'
import { DESCRIPTION_MAX, NAME_MAX } from '@satchel/contract/constants.ts'
import { t } from '@satchel/messages/t.ts'
import {
  IconAdjustmentsHorizontal,
  IconFilterBolt,
  IconLock,
  IconPlus,
  IconShare3,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatList } from '../../../lib/format/format.ts'
import { useMay, useMe } from '../../../lib/session.ts'
import { icon } from '../../../ui/icon.ts'
import { onApproach } from '../../../ui/on-approach.ts'
import { EditableText } from '../../../ui/text/EditableText.tsx'
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx'
import { CollectionMarks } from '../CollectionMarks.tsx'
import { useAddItems } from '../contents/use-add-items.ts'
import { formatItemCount } from '../count-labels.ts'
import styles from './CollectionHead.module.css'
import { CollectionMenu } from './CollectionMenu.tsx'
import { useChange } from './use-change.ts'

interface CollectionHeadProps {
  collection: Collection
  /** Description of the filters; nothing for a manual collection. */
  filters: ReactNode
  onShare: () => void
  onPrepareShare: () => void
  onEditFilters: () => void
  onPage?: (() => void) | undefined
}

/** Head of a collection, with name and description editable in place. */
export function CollectionHead(props: CollectionHeadProps) {
  const { collection, filters, onShare, onPrepareShare, onEditFilters, onPage } = props
  const { name, description, kind } = collection
  const mayWrite = useMay('library.write')
  const mayShare = useMay('links.share')
  const { save } = useChange(collection)
  const addItems = useAddItems(collection)
  return (
    <header className={styles.head}>
      <div className={styles.text}>
        <Title order={1}>
          {mayWrite ? (
            <EditableText
              label={t('ui.name')}
              value={name}
              maxLength={NAME_MAX}
              isRequired
              onSave={(text) => save({ name: text })}
            />
          ) : (
            name
          )}
        </Title>
        <div className={styles.description}>
          {mayWrite ? (
            <EditableText
              label={t('ui.description')}
              value={description}
              placeholder={t('collections.addADescription')}
              maxLength={DESCRIPTION_MAX}
              isLong
              onSave={(text) => save({ description: text })}
            />
          ) : (
            description
          )}
        </div>
        <Facts collection={collection} />
        {collection.missing && (
          <Alert variant="light" color="yellow" mt="xs">
            {t('collections.namesWhatNoLongerExists', { missing: formatList(collection.missing) })}
            {mayWrite && ` ${t('collections.editFiltersToChange')}`}
          </Alert>
        )}
        {filters}
      </div>
      <div className={styles.actions}>
        <CollectionMarks collection={collection} variant="default" size={36} />
        {mayWrite && kind === 'manual' && (
          <Button variant="default" className={styles.add ?? ''} onClick={addItems}>
            <IconPlus {...icon} />
            <span className={styles.addLabel}>{t('collections.addItems')}</span>
          </Button>
        )}
        {mayWrite && kind === 'smart' && (
          <Button variant="default" className={styles.add ?? ''} onClick={onEditFilters}>
            <IconAdjustmentsHorizontal {...icon} />
            <span className={styles.addLabel}>{t('collections.editFilters')}</span>
          </Button>
        )}
        {mayShare && (
          <Button
            leftSection={<IconShare3 {...icon} />}
            {...onApproach(onPrepareShare)}
            onClick={onShare}
          >
            {t('ui.share')}
          </Button>
        )}
        <CollectionMenu collection={collection} onPage={onPage} />
      </div>
    </header>
  )
}

function Facts({ collection }: { collection: Collection }) {
  const { visibility, kind, owner, updatedAt } = collection
  const { user } = useMe()
  return (
    <p className={styles.facts}>
      {visibility === 'private' && (
        <span className={styles.sign}>
          <IconLock {...icon} size={14} /> {t('collections.privateLabel')}
        </span>
      )}
      {kind === 'smart' && (
        <span className={styles.sign} title={t('collections.smartCollectionHint')}>
          <IconFilterBolt {...icon} size={14} /> {t('collections.smart')}
        </span>
      )}
      <span>{formatItemCount(collection)}</span>
      <span>
        {t('collections.byOwner', {
          owner: owner.id === user.id ? t('collections.you') : owner.name,
        })}
      </span>
      <span>
        {t('collections.updated')} <RelativeTime at={updatedAt} />
      </span>
    </p>
  )
}
