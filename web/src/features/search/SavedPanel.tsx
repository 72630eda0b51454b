import { Button } from '@mantine/core'
import { PAGE_MAX } from '@satchel/contract/constants.ts'
import {
  listSavedSearches,
  type SavedSearch,
  type SearchForm,
} from '@satchel/contract/search/search.ts'
import { t } from '@satchel/messages/t.ts'
import { IconPlus, IconStack2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../lib/api.ts'
import { formatList } from '../../lib/format/format.ts'
import { useIsOpen, useMay, useMe } from '../../lib/session.ts'
import { useTaxonomy } from '../../lib/taxonomy.ts'
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons } from '../../ui/feedback/Skeletons.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { icon } from '../../ui/icon.ts'
import { NameForm } from './NameForm.tsx'
import { SavedEntry } from './SavedEntry.tsx'
import styles from './SavedPanel.module.css'
import { tidied, withoutDeleted } from './saved-view.ts'
import { type SearchView, viewOf } from './search-view.ts'
import { useSavedSearches } from './use-saved-searches.ts'
import type { ChangeView } from './use-search-view.ts'

export interface SavedPanelProps {
  view: SearchView
  onChange: ChangeView
  /** Creates a smart collection of it. */
  onCollect: (search: { form: SearchForm; name?: string }) => void
  onClose: () => void
}

/** The person's saved searches and the team's: open, change, and save another. */
export function SavedPanel({ view, onChange, onCollect, onClose }: SavedPanelProps) {
  const list = useQuery(query(listSavedSearches, { query: { limit: PAGE_MAX } }))
  const taxonomy = useTaxonomy()
  const { user } = useMe()
  const form = tidied(view)
  const open = (saved: SavedSearch) => {
    onChange(withoutDeleted(viewOf(saved.form, view), taxonomy))
    onClose()
    if (saved.missing.length > 0)
      toast({
        message: t('search.deletedFilters', {
          name: saved.name,
          missing: formatList(saved.missing),
        }),
      })
  }
  const collect = (search: { form: SearchForm; name?: string }) => {
    onClose()
    onCollect(search)
  }
  const all = list.data?.items ?? []
  const groups = [
    { label: t('search.yours'), entries: all.filter(({ owner }) => owner.id === user.id) },
    { label: t('search.team'), entries: all.filter(({ owner }) => owner.id !== user.id) },
  ].filter(({ entries }) => entries.length > 0)
  return (
    <div className={styles.panel}>
      <SaveThis form={form} onCollect={() => collect({ form })} />
      <div className={styles.lists}>
        {list.isPending && <RowSkeletons count={3} height={36} />}
        <LoadProblem title={t('search.couldntLoadSavedSearches')} query={list} />
        {list.isSuccess && groups.length === 0 && (
          <p className={styles.none}>{t('search.noSavedSearchesYet')}</p>
        )}
        {groups.map(({ label, entries }) => (
          <section key={label} aria-label={label}>
            <h3 className={styles.heading}>{label}</h3>
            <ul className={styles.entries}>
              {entries.map((saved) => (
                <li key={saved.id}>
                  <SavedEntry
                    saved={saved}
                    form={form}
                    onOpen={open}
                    onCollect={({ form, name }) => collect({ form, name })}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}

function SaveThis({ form, onCollect }: { form: SearchForm; onCollect: () => void }) {
  const [isNaming, setIsNaming] = useState(false)
  const mayWrite = useMay('library.write')
  const isOpen = useIsOpen()
  const { save } = useSavedSearches()
  const { tagLogic: _, when: __, ...params } = form
  const isEmpty = Object.keys(params).length === 0
  if (!isOpen) return null
  if (isNaming) {
    return (
      <NameForm
        label={t('search.searchName')}
        mayShare={mayWrite}
        mayWatch
        onSave={(name, shared, notify) =>
          save({ name, form, ...(shared && { shared }), ...(notify !== 'none' && { notify }) })
        }
        onClose={() => setIsNaming(false)}
      />
    )
  }
  return (
    <div className={styles.saving}>
      <Button
        variant="default"
        fullWidth
        disabled={isEmpty}
        leftSection={<IconPlus {...icon} />}
        onClick={() => setIsNaming(true)}
      >
        {t('search.saveSearch')}
      </Button>
      {mayWrite && (
        <Button
          variant="default"
          fullWidth
          disabled={isEmpty}
          leftSection={<IconStack2 {...icon} />}
          onClick={onCollect}
        >
          {t('search.saveAsCollection')}
        </Button>
      )}
    </div>
  )
}
