import { Alert, Button, Group, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { type SearchForm, searchItems } from '@satchel/contract/search/search.ts'
import { t } from '@satchel/messages/t.ts'
import { IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../lib/api.ts'
import { icon } from '../../ui/icon.ts'
import { closeModal, openModal } from '../../ui/overlay/modal.ts'
import styles from './FilterEditor.module.css'
import { FilterRail } from './FilterRail.tsx'
import { OrderSelect } from './OrderSelect.tsx'
import { formOf, viewOf } from './search-view.ts'
import { formatTotal } from './total-labels.ts'

interface FilterEditorProps {
  form: SearchForm
  /** Rejects if the search couldn't be saved. */
  onSave: (form: SearchForm) => Promise<unknown>
}

const TYPING = 200

export function openFilterEditor({ title, ...props }: FilterEditorProps & { title: string }): void {
  openModal({ title, content: <FilterEditor {...props} /> })
}

/** Edits the term and filters of a saved search and shows how many items they find. */
function FilterEditor({ form, onSave }: FilterEditorProps) {
  const [view, setView] = useState(() => viewOf(form))
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [asked] = useDebouncedValue(formOf(view), TYPING)
  const counted = useQuery({
    ...query(searchItems, { body: { ...asked, limit: 1, facets: true } }),
    placeholderData: keepPreviousData,
  })
  const change = (next: Partial<typeof view>) => setView((now) => ({ ...now, ...next }))
  const save = async () => {
    setIsBusy(true)
    try {
      await onSave(formOf(view))
      closeModal()
    } catch (problem) {
      setError(problem instanceof Error ? problem.message : String(problem))
      setIsBusy(false)
    }
  }
  return (
    <>
      <div className={styles.text}>
        <TextInput
          type="search"
          aria-label={t('search.searchText')}
          placeholder={t('search.anyText')}
          data-autofocus
          leftSection={<IconSearch {...icon} />}
          value={view.searchTerm}
          onChange={({ currentTarget }) => change({ searchTerm: currentTarget.value })}
        />
        <OrderSelect view={view} onChange={change} />
      </div>
      <div className={styles.filters}>
        <FilterRail
          view={view}
          onChange={change}
          facets={counted.isError ? null : counted.data?.facets}
        />
      </div>
      {error && (
        <Alert color="red" mt="md">
          {error}
        </Alert>
      )}
      <Group justify="space-between" mt="md">
        <Text role="status" c="dimmed">
          {counted.data && t('search.totalNow', { total: formatTotal(counted.data.total) })}
        </Text>
        <Group>
          <Button variant="default" onClick={closeModal}>
            {t('ui.cancel')}
          </Button>
          <Button loading={isBusy} onClick={() => void save()}>
            {t('ui.save')}
          </Button>
        </Group>
      </Group>
    </>
  )
}
