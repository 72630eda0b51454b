import { Alert, Select, Stack, Text } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { type FormEvent, useState } from 'react'
import { FormFooter } from '../../ui/overlay/FormFooter.tsx'
import { closeModal, openModal } from '../../ui/overlay/modal.ts'
import { type Change, useSettingsChange } from './use-settings.ts'

interface Target {
  value: string
  label: string
}

interface Move {
  title: string
  /** Explanation of what happens to the items. */
  line: string
  /** Label of the target field. */
  label: string
  targets: readonly Target[]
  first: string | null
  /** Label for removing the value without a replacement. */
  mayBeNone?: string
  button: string
  isDestructive?: boolean
  changeTo: (target: Target | null) => Change
}

/** Asks where to move the items of something that is removed. */
export function openMove(move: Move): void {
  openModal({ title: move.title, content: <MoveForm {...move} /> })
}

function MoveForm({
  line,
  label,
  targets,
  first,
  mayBeNone,
  button,
  isDestructive,
  changeTo,
}: Move) {
  const [chosen, setChosen] = useState(first)
  const [problem, setProblem] = useState<string>()
  const { save, isPending } = useSettingsChange()
  const target = targets.find(({ value }) => value === chosen) ?? null
  const isReady = target !== null || mayBeNone !== undefined
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isReady) return
    try {
      await save(changeTo(target))
      closeModal()
    } catch (error) {
      setProblem((error as Error).message)
    }
  }
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack>
        <Text>{line}</Text>
        <Select
          label={label}
          data-autofocus
          data={[...targets]}
          value={chosen}
          onChange={setChosen}
          searchable={targets.length > 8}
          limit={100}
          clearable={mayBeNone !== undefined}
          placeholder={mayBeNone ?? t('taxonomy.choose')}
          nothingFoundMessage={t('taxonomy.noResults')}
          comboboxProps={{ withinPortal: true }}
        />
        {problem && <Alert color="red">{problem}</Alert>}
        <FormFooter
          submit={button}
          color={isDestructive ? 'red' : undefined}
          isDisabled={!isReady}
          isPending={isPending}
        />
      </Stack>
    </form>
  )
}
