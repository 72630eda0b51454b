import { Select, TextInput } from '@mantine/core'
import { TAG_MAX } from '@satchel/contract/constants.ts'
import { includesText } from '@satchel/contract/folding.ts'
import type { AccountSettings, Tag } from '@satchel/contract/taxonomy.ts'
import { t } from '@satchel/messages/t.ts'
import { IconSearch } from '@tabler/icons-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { icon } from '../../ui/icon.ts'
import { AddForm } from './AddForm.tsx'
import { TagList } from './TagList.tsx'
import styles from './TagsSection.module.css'
import { useSettingsChange } from './use-settings.ts'

const ORDERS = [
  { value: 'name', label: t('ui.name') },
  { value: 'most', label: t('taxonomy.mostUsed') },
  { value: 'least', label: t('taxonomy.leastUsed') },
] as const
type Order = (typeof ORDERS)[number]['value']

const byOrder: Record<Order, (one: Tag, other: Tag) => number> = {
  name: (one, other) => one.label.localeCompare(other.label, undefined, { numeric: true }),
  most: (one, other) => other.itemCount - one.itemCount,
  least: (one, other) => one.itemCount - other.itemCount,
}

export function TagsSection({ settings: { tags } }: { settings: AccountSettings }) {
  const [search, setSearch] = useState('')
  const [order, setOrder] = useState<Order>('name')
  const change = useSettingsChange()
  const words = useDeferredValue(search.trim())
  const visibleTags = useMemo(() => {
    const found = words ? tags.filter(({ label }) => includesText(label, words)) : [...tags]
    return found.sort(byOrder[order])
  }, [tags, words, order])
  return (
    <>
      <div className={styles.bar}>
        <TextInput
          type="search"
          className={styles.search ?? ''}
          aria-label={t('taxonomy.searchTags')}
          placeholder={t('taxonomy.searchTags')}
          leftSection={<IconSearch {...icon} />}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
        <Select
          aria-label={t('ui.sortBy')}
          allowDeselect={false}
          className={styles.order ?? ''}
          data={[...ORDERS]}
          value={order}
          onChange={(next) => setOrder((next ?? 'name') as Order)}
        />
      </div>
      <div className={styles.add}>
        <AddForm
          label={t('taxonomy.addTag')}
          placeholder={t('taxonomy.addTag')}
          maxLength={TAG_MAX}
          isPending={change.isPending}
          onAdd={(label) => change.save({ body: { addTag: { label } } })}
        />
      </div>
      <p className={styles.total} role="status">
        {words
          ? t('taxonomy.tagCountOfAll', { count: visibleTags.length, total: tags.length })
          : t('taxonomy.tags', { count: tags.length })}
      </p>
      {visibleTags.length > 0 ? (
        <TagList tags={visibleTags} all={tags} change={change} />
      ) : (
        <EmptyState
          drawing={words ? 'search' : 'tag'}
          sentence={words ? t('taxonomy.noResults') : t('taxonomy.noTagsYet')}
        />
      )}
    </>
  )
}
