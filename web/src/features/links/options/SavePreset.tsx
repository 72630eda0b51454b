import { Button, Checkbox, TextInput } from '@mantine/core'
import { NAME_MAX } from '@satchel/contract/constants.ts'
import type { PresetOptions } from '@satchel/contract/links/presets.ts'
import { t } from '@satchel/messages/t.ts'
import { IconBookmark } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { useMay } from '../../../lib/session.ts'
import { icon } from '../../../ui/icon.ts'
import { useUnsaved } from '../../../ui/use-unsaved.ts'
import styles from './ShareOptions.module.css'
import type { usePresets } from './use-presets.ts'

interface SavePresetProps {
  of: ReturnType<typeof usePresets>
  options: PresetOptions
  onSaved: (presetId: string) => void
}

/** Saves the current options as a named preset for later links. */
export function SavePreset({ of, options, onSaved }: SavePresetProps) {
  const mayChange = useMay('library.write')
  const [isNaming, setNaming] = useState(false)
  const [name, setName] = useState('')
  const [isDefault, setDefault] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  useUnsaved(isNaming && (name.trim() !== '' || isDefault))
  if (!mayChange) return null
  const save = async () => {
    if (!name.trim()) return setError(t('ui.enterAName'))
    setBusy(true)
    try {
      const { id } = await of.save({ name: name.trim(), options, isDefault })
      setNaming(false)
      setName('')
      onSaved(id)
    } catch (problem) {
      setError(problem instanceof Error ? problem.message : String(problem))
    }
    setBusy(false)
  }
  if (!isNaming)
    return (
      <Button
        variant="subtle"
        size="compact-sm"
        justify="start"
        w="max-content"
        leftSection={<IconBookmark {...icon} />}
        onClick={() => setNaming(true)}
      >
        {t('links.options.saveAsPreset')}
      </Button>
    )
  // A form of its own cannot stand in the form of the link.
  const byKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      void save()
    }
    if (event.key === 'Escape') {
      event.stopPropagation()
      setNaming(false)
    }
  }
  return (
    <div className={styles.save}>
      <div className={styles.saveRow}>
        <TextInput
          aria-label={t('links.options.presetName')}
          placeholder={t('links.options.presetName')}
          autoFocus
          maxLength={NAME_MAX}
          value={name}
          error={error}
          onKeyDown={byKey}
          onChange={({ currentTarget }) => {
            setName(currentTarget.value)
            setError(null)
          }}
        />
        <Button variant="default" loading={isBusy} onClick={() => void save()}>
          {t('links.options.savePreset')}
        </Button>
      </div>
      <Checkbox
        size="md"
        label={t('links.options.takeForNewLinks')}
        checked={isDefault}
        onChange={({ currentTarget }) => setDefault(currentTarget.checked)}
      />
    </div>
  )
}
