import { Alert, Button, Group, NumberInput, Stack, TextInput } from '@mantine/core'
import { NAME_MAX, PARTNER_TRIAL_DAYS } from '@satchel/contract/constants.ts'
import { createPartnerCode, listPartnerCodes } from '@satchel/contract/tenants/partners.ts'
import { type FormEvent, useState } from 'react'
import { useCommand } from '../../lib/api.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import * as uiLabels from '../../ui/labels.ts'
import { closeModal, openModal } from '../../ui/overlay/modal.ts'
import * as labels from './labels.ts'

export function openNewCode(): void {
  openModal({ title: labels.newPartnerCode, content: <NewCode /> })
}

function NewCode() {
  const [name, setName] = useState('')
  const [code, setCode] = useState('')
  const [trialDays, setTrialDays] = useState<string | number>(PARTNER_TRIAL_DAYS.default)
  const create = useCommand(createPartnerCode, { refreshes: [listPartnerCodes] })
  const fields = create.error?.fields ?? {}
  const submit = (event: FormEvent) => {
    event.preventDefault()
    create.mutate(
      { body: { name, trialDays: Number(trialDays), ...(code.trim() && { code: code.trim() }) } },
      {
        onSuccess: (made) => {
          closeModal()
          toast({ message: labels.codeCodeCreated(made.code) })
        },
      },
    )
  }
  return (
    <form onSubmit={submit}>
      <Stack>
        <TextInput
          label={uiLabels.name}
          description={labels.onlyVisible}
          data-autofocus
          maxLength={NAME_MAX}
          value={name}
          error={fields.name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <TextInput
          label={labels.code}
          description={labels.optionalLeaveEmptyForRandom}
          autoComplete="off"
          maxLength={32}
          value={code}
          error={fields.code}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
        />
        <NumberInput
          label={labels.trialLengthDays}
          min={1}
          max={PARTNER_TRIAL_DAYS.max}
          allowDecimal={false}
          clampBehavior="strict"
          value={trialDays}
          error={fields.trialDays}
          onChange={setTrialDays}
        />
        {create.error && Object.keys(fields).length === 0 && (
          <Alert color="red">{create.error.message}</Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={closeModal}>
            {uiLabels.cancel}
          </Button>
          <Button
            type="submit"
            loading={create.isPending}
            disabled={!name.trim() || trialDays === ''}
          >
            {labels.createCode}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
