import { ActionIcon, Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { NAME_MAX } from '@satchel/contract/constants.ts'
import type { SavedNotify } from '@satchel/contract/search/search.ts'
import { t } from '@satchel/messages/t.ts'
import { IconCheck, IconX } from '@tabler/icons-react'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { icon } from '../../ui/icon.ts'
import styles from './SavedPanel.module.css'

interface NameFormProps {
  label: string
  name?: string
  /** True to offer sharing it with the team. */
  mayShare?: boolean
  /** True to offer notifications of new matches. */
  mayWatch?: boolean
  /** Rejects if the name can't be used; the form stays open. */
  onSave: (name: string, shared: boolean, notify: SavedNotify) => Promise<unknown>
  onClose: () => void
}

const WATCHES: { value: SavedNotify; label: string }[] = [
  { value: 'none', label: t('search.notifyNever') },
  { value: 'app', label: t('search.notifyInApp') },
  { value: 'mail', label: t('search.notifyByEmail') },
]

/** A form for a name, at its final place. */
export function NameForm(props: NameFormProps) {
  const { label, name = '', mayShare = false, mayWatch = false, onSave, onClose } = props
  const [draft, setDraft] = useState(name)
  const [shared, setShared] = useState(false)
  const [notify, setNotify] = useState<SavedNotify>('none')
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!draft.trim()) return setError(t('ui.enterAName'))
    setIsBusy(true)
    try {
      await onSave(draft.trim(), shared, notify)
      onClose()
    } catch (problem) {
      setError(problem instanceof Error ? problem.message : String(problem))
      setIsBusy(false)
    }
  }
  // Escape leaves the field, not the panel.
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} onKeyDown={leave}>
      <div className={styles.naming}>
        <TextInput
          className={styles.field ?? ''}
          aria-label={label}
          placeholder={label}
          autoFocus
          maxLength={NAME_MAX}
          value={draft}
          error={error}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ currentTarget }) => setDraft(currentTarget.value)}
        />
        <ActionIcon
          type="submit"
          variant="filled"
          color="accent"
          loading={isBusy}
          aria-label={t('ui.save')}
        >
          <IconCheck {...icon} />
        </ActionIcon>
        <ActionIcon variant="default" aria-label={t('ui.cancel')} onClick={onClose}>
          <IconX {...icon} />
        </ActionIcon>
      </div>
      {mayWatch && (
        <NativeSelect
          size="xs"
          label={t('search.notifyOfNewMatches')}
          data={WATCHES}
          value={notify}
          onChange={({ currentTarget }) => setNotify(currentTarget.value as SavedNotify)}
        />
      )}
      {mayShare && (
        <Checkbox
          size="xs"
          label={t('search.shareWithTheTeam')}
          checked={shared}
          onChange={({ currentTarget }) => setShared(currentTarget.checked)}
        />
      )}
    </form>
  )
}
