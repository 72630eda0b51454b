import { ActionIcon, Button, NativeSelect, Switch, TextInput } from '@mantine/core'
import type {
  ProviderChange,
  RoleRule,
  SsoProvider,
  SsoRole,
} from '@satchel/contract/accounts/sso.ts'
import { t } from '@satchel/messages/t.ts'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useMe } from '../../lib/session.ts'
import { showProblem } from '../../ui/feedback/toast.tsx'
import { icon } from '../../ui/icon.ts'
import { useUnsaved } from '../../ui/use-unsaved.ts'
import styles from './SsoSection.module.css'
import { roles as roleChoices } from './sso-labels.ts'
import { useFields } from './use-fields.ts'
import { useProvider } from './use-sso.ts'

/** Rules for people: switches and selects are saved at once, texts with a button. */
export function PeopleForm({ connection }: { connection: SsoProvider }) {
  const { kind, makesPeople, defaultRole, forOwners, trustsEmail } = connection
  const { change } = useProvider(connection)
  const { role } = useMe()
  const save = (body: ProviderChange) => void change(body).catch(showProblem)
  return (
    <div className={styles.fields}>
      <Switch
        label={t('sso.createPeople')}
        description={t('sso.createPeopleHint')}
        checked={makesPeople}
        onChange={({ currentTarget }) => save({ makesPeople: currentTarget.checked })}
      />
      <Switch
        label={t('sso.ownersCanUseItToo')}
        description={role === 'owner' ? t('sso.ownersWarning') : t('sso.ownersHint')}
        checked={forOwners}
        disabled={role !== 'owner' && !forOwners}
        onChange={({ currentTarget }) => save({ forOwners: currentTarget.checked })}
      />
      {kind === 'oidc' && (
        <Switch
          label={t('sso.trustAddressesWithoutEmail')}
          description={t('sso.trustEmailHint')}
          checked={trustsEmail}
          onChange={({ currentTarget }) => save({ trustsEmail: currentTarget.checked })}
        />
      )}
      <NativeSelect
        className={styles.narrow ?? ''}
        label={t('sso.roleForNewPeople')}
        value={defaultRole}
        data={roleChoices}
        onChange={({ currentTarget }) => save({ defaultRole: currentTarget.value as SsoRole })}
      />
      <RoleRules connection={connection} />
    </div>
  )
}

function RoleRules({ connection }: { connection: SsoProvider }) {
  const { change } = useProvider(connection)
  const [draft, setDraft] = useState<RoleRule[]>()
  const rules = draft ?? connection.roles
  const saved = { roleClaim: connection.roleClaim ?? '' }
  const { field, submit, values, isChanged, isSaving } = useFields(saved, async ({ roleClaim }) => {
    const roles = rules.filter(({ value }) => value.trim() !== '')
    await change({ roleClaim: roleClaim.trim() || null, roles })
    setDraft(undefined)
  })
  useUnsaved(draft !== undefined)
  const edit = (at: number, next: Partial<RoleRule>) =>
    setDraft(rules.map((rule, index) => (index === at ? { ...rule, ...next } : rule)))
  const hasClaim = values.roleClaim.trim() !== ''
  return (
    <form className={styles.fields} onSubmit={submit}>
      <TextInput
        label={connection.kind === 'oidc' ? t('sso.roleClaim') : t('sso.roleAttribute')}
        description={t('sso.roleClaimHint')}
        placeholder="groups"
        {...field('roleClaim')}
      />
      {hasClaim &&
        rules.map((rule, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a rule has no name but its place
          <div key={at} className={styles.rule}>
            <TextInput
              className={styles.grow ?? ''}
              aria-label={t('sso.valueAt', { at: at + 1 })}
              placeholder={t('sso.valueSuchAsMarketing')}
              value={rule.value}
              onChange={({ currentTarget }) => edit(at, { value: currentTarget.value })}
            />
            <NativeSelect
              aria-label={t('sso.roleAt', { at: at + 1 })}
              value={rule.role}
              data={roleChoices}
              onChange={({ currentTarget }) => edit(at, { role: currentTarget.value as SsoRole })}
            />
            <ActionIcon
              size={36}
              aria-label={t('sso.removeRule', { at: at + 1 })}
              onClick={() => setDraft(rules.filter((_, index) => index !== at))}
            >
              <IconTrash {...icon} />
            </ActionIcon>
          </div>
        ))}
      {hasClaim && (
        <div>
          <Button
            variant="subtle"
            leftSection={<IconPlus {...icon} />}
            onClick={() => setDraft([...rules, { value: '', role: 'editor' }])}
          >
            {t('sso.addRule')}
          </Button>
        </div>
      )}
      {(isChanged || draft) && (
        <div>
          <Button type="submit" loading={isSaving}>
            {t('ui.save')}
          </Button>
        </div>
      )}
    </form>
  )
}
