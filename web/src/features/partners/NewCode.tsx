import { NumberInput, Stack, TextInput } from '@mantine/core'
import { NAME_MAX, PARTNER_TRIAL_DAYS } from '@satchel/contract/constants.ts'
import { createPartnerCode, listPartnerCodes } from '@satchel/contract/tenants/partners.ts'
import { t } from '@satchel/messages/t.ts'
import { type FormEvent, useState } from 'react'
import { useCommand } from '../../lib/api.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { FormFooter } from '../../ui/overlay/FormFooter.tsx'
import { closeModal, openModal } from '../../ui/overlay/modal.ts'

export function openNewCode(): void {
  openModal({ title: t('partners.newPartnerCode'), content: <NewCode /> })
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
        onSuccess: (newCode) => {
          closeModal()
          toast({ message: t('partners.codeCodeCreated', { code: newCode.code }) })
        },
      },
    )
  }
  return (
    <form onSubmit={submit}>
      <Stack>
        <TextInput
          label={t('ui.name')}
          description={t('partners.onlyVisible')}
          data-autofocus
          maxLength={NAME_MAX}
          value={name}
          error={fields.name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <TextInput
          label={t('partners.code')}
          description={t('partners.optionalLeaveEmptyForRandom')}
          autoComplete="off"
          maxLength={32}
          value={code}
          error={fields.code}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
        />
        <NumberInput
          label={t('partners.trialLengthDays')}
          min={1}
          max={PARTNER_TRIAL_DAYS.max}
          allowDecimal={false}
          clampBehavior="strict"
          value={trialDays}
          error={fields.trialDays}
          onChange={setTrialDays}
        />
        <FormFooter
          submit={t('partners.createCode')}
          problem={Object.keys(fields).length === 0 ? create.error?.message : undefined}
          isPending={create.isPending}
          isDisabled={!name.trim() || trialDays === ''}
        />
      </Stack>
    </form>
  )
}
