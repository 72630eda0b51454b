import { Checkbox, Select, Stack, TextInput } from '@mantine/core'
import {
  API_KEY_NAME_MAX,
  API_SCOPES,
  type ApiScope,
  createApiKey,
  listApiKeys,
} from '@satchel/contract/api-keys.ts'
import { t } from '@satchel/messages/t.ts'
import { type FormEvent, useState } from 'react'
import { useCommand } from '../../lib/api.ts'
import { useMay } from '../../lib/session.ts'
import { openSecret } from '../../ui/copy/Secret.tsx'
import { FormFooter } from '../../ui/overlay/FormFooter.tsx'
import { openModal } from '../../ui/overlay/modal.ts'
import styles from './KeyForm.module.css'
import * as labels from './labels.ts'

const AREAS = Object.keys(labels.areas) as labels.Area[]
const DAYS = Object.entries(labels.expiry).map(([value, label]) => ({ value, label }))
const USUAL_DAYS = '365'

export function openKeyForm(): void {
  openModal({ title: t('apiKeys.newKey'), content: <KeyForm /> })
}

function KeyForm() {
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<string[]>(['library.read'])
  const [days, setDays] = useState<string>(USUAL_DAYS)
  const mayAudit = useMay('audit.read')
  const create = useCommand(createApiKey, { refreshes: [listApiKeys] })
  const fields = create.error?.fields ?? {}
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const body = { name, scopes: scopes as ApiScope[], days: Number(days) || null }
    create.mutate({ body }, { onSuccess: ({ key }) => openSecret(key, WORDS) })
  }
  return (
    <form onSubmit={submit}>
      <Stack>
        <TextInput
          label={t('ui.name')}
          description={t('apiKeys.nameHint')}
          data-autofocus
          autoComplete="off"
          maxLength={API_KEY_NAME_MAX}
          value={name}
          error={fields.name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Checkbox.Group
          label={t('apiKeys.mayDo')}
          description={t('apiKeys.mayDoHint')}
          value={scopes}
          error={fields.scopes}
          onChange={setScopes}
        >
          <div className={styles.areas}>
            {AREAS.filter((area) => area !== 'audit' || mayAudit).map((area) => (
              <AreaRow key={area} area={area} />
            ))}
          </div>
        </Checkbox.Group>
        <Select
          label={t('apiKeys.expires')}
          data={DAYS}
          value={days}
          allowDeselect={false}
          error={fields.days}
          onChange={(value) => setDays(value ?? USUAL_DAYS)}
        />
        <FormFooter
          submit={t('ui.create')}
          problem={Object.keys(fields).length === 0 ? create.error?.message : undefined}
          isPending={create.isPending}
          isDisabled={!name.trim() || scopes.length === 0}
        />
      </Stack>
    </form>
  )
}

const WORDS = {
  title: t('apiKeys.yourKey'),
  lines: t('apiKeys.copyKeyNow'),
  copy: t('apiKeys.copyKey'),
}

function AreaRow({ area }: { area: labels.Area }) {
  const scopes = API_SCOPES.filter((scope) => scope.startsWith(`${area}.`))
  return (
    <div className={styles.area}>
      <span>{labels.areas[area]}</span>
      {scopes.map((scope) => (
        <Checkbox
          key={scope}
          value={scope}
          label={scope.endsWith('.read') ? t('apiKeys.read') : t('apiKeys.change')}
          aria-label={labels.scopeName(scope)}
        />
      ))}
    </div>
  )
}
