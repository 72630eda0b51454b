import { Alert, Button, TextInput } from '@mantine/core'
import { NAME_MAX } from '@satchel/contract/constants.ts'
import { IconCopy, IconSend } from '@tabler/icons-react'
import type { FormEvent } from 'react'
import { largeIcon } from '../../../ui/icon.ts'
import forms from '../LinkForm.module.css'
import { OPTION_FIELDS, ShareOptions } from '../options/ShareOptions.tsx'
import { EarlierLinks } from './EarlierLinks.tsx'
import * as labels from './labels.ts'
import { MadeLink } from './MadeLink.tsx'
import { RecipientField } from './RecipientField.tsx'
import styles from './ShareDialog.module.css'
import { useRecipients } from './use-recipients.ts'
import type { Recipient, Shared } from './use-share.ts'
import { useShareForm } from './use-share-form.ts'

const FIELDS = ['sharedToEmail', 'sharedToOrganization', 'sharedToMemo', ...OPTION_FIELDS]
const CAN_SEND = 'share' in navigator && matchMedia('(pointer: coarse)').matches

export function ShareForm({ shared }: { shared: Shared }) {
  const form = useShareForm(shared)
  const { errors } = form
  const isAtField = Object.keys(errors).some((path) => FIELDS.includes(path.split('.')[0] ?? ''))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void form.copy()
  }
  return (
    <form className={forms.form} onSubmit={submit} noValidate>
      <RecipientFields recipient={form.recipient} errors={errors} onChange={form.changeRecipient} />
      <EarlierLinks
        earlier={form.earlier}
        recipient={form.settled}
        newId={form.made && !form.made.isOld ? form.made.link.id : null}
      />
      <ShareOptions terms={form.terms} errors={errors} onChange={form.changeTerms} />
      {form.problem && !isAtField && <Alert color="red">{form.problem.message}</Alert>}
      <div className={styles.buttons}>
        <Button
          type="submit"
          size="lg"
          fullWidth
          loading={form.isMaking}
          leftSection={<IconCopy {...largeIcon} />}
        >
          {labels.copyLink}
        </Button>
        {CAN_SEND && (
          <Button
            size="lg"
            variant="default"
            leftSection={<IconSend {...largeIcon} />}
            onClick={() => void form.send()}
          >
            {labels.send}
          </Button>
        )}
      </div>
      {form.made && <MadeLink {...form.made} />}
    </form>
  )
}

interface RecipientFieldsProps {
  recipient: Recipient
  errors: Record<string, string>
  onChange: (part: Partial<Recipient>) => void
}

function RecipientFields({ recipient, errors, onChange }: RecipientFieldsProps) {
  const known = useRecipients()
  return (
    <>
      <RecipientField
        value={recipient.email}
        known={known}
        error={errors.sharedToEmail}
        onType={(email) => onChange({ email })}
        onPerson={({ email, organization }) =>
          onChange({ email, organization: organization || recipient.organization })
        }
        onOrganization={(organization) => onChange({ email: '', organization })}
      />
      <div className={forms.pair}>
        <TextInput
          label={labels.organization}
          maxLength={NAME_MAX}
          value={recipient.organization}
          error={errors.sharedToOrganization}
          onChange={({ currentTarget }) => onChange({ organization: currentTarget.value })}
        />
        <TextInput
          label={labels.memo}
          placeholder={labels.onlyVisible}
          maxLength={NAME_MAX}
          value={recipient.memo}
          error={errors.sharedToMemo}
          onChange={({ currentTarget }) => onChange({ memo: currentTarget.value })}
        />
      </div>
    </>
  )
}
