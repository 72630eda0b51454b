import { Alert, Button, TextInput } from '@mantine/core'
import { NAME_MAX } from '@satchel/contract/constants.ts'
import { changeLink, type Link } from '@satchel/contract/links/links.ts'
import { t } from '@satchel/messages/t.ts'
import { type FormEvent, use, useState } from 'react'
import { useCommand } from '../../../lib/api.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { closeModal } from '../../../ui/overlay/modal.ts'
import { TimeZone } from '../../../ui/text/RelativeTime.tsx'
import styles from '../LinkForm.module.css'
import { OptionFields } from '../options/OptionFields.tsx'
import { baseOfLink, bodyOf, type Terms } from '../options/option-terms.ts'
import { OPTION_FIELDS } from '../options/ShareOptions.tsx'
import { recipientOf } from '../terms-labels.ts'
import { HandOverLink } from './HandOverLink.tsx'
import { LINK_READS } from './link-reads.ts'

interface Changed {
  sharedToEmail?: string | null
  sharedToOrganization?: string | null
  sharedToMemo?: string | null
}

/** Form for a link's recipient and all its options. */
export function EditLinkForm({ link }: { link: Link }) {
  const timeZone = use(TimeZone)
  const [recipient, setRecipient] = useState<Changed>({})
  const [terms, setTerms] = useState<Terms>({})
  const save = useCommand(changeLink, { refreshes: LINK_READS })
  const errors = save.error?.fields ?? {}
  const isAtField = Object.keys(errors).some((path) =>
    ['sharedToEmail', ...OPTION_FIELDS].includes(path.split('.')[0] ?? ''),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { slug, ...options } = bodyOf(terms)
    const body = { ...recipient, ...options, ...(slug && slug !== link.slug && { slug }) }
    if (Object.keys(body).length === 0) return closeModal()
    save.mutate(
      { params: { id: link.id }, body, ifMatch: link.version },
      {
        onSuccess: (saved) => {
          closeModal()
          toast({ message: t('links.actions.linkForUpdated', { recipient: recipientOf(saved) }) })
        },
      },
    )
  }
  return (
    <div className={styles.form}>
      <form className={styles.form} onSubmit={submit} noValidate>
        {!link.isOwn && (
          <RecipientInputs
            link={{ ...link, ...recipient }}
            errors={errors}
            onChange={(part) => setRecipient({ ...recipient, ...part })}
          />
        )}
        <div>
          <OptionFields
            terms={terms}
            base={baseOfLink(link, timeZone)}
            errors={errors}
            onChange={(part) => setTerms({ ...terms, ...part })}
          />
        </div>
        {save.error && !isAtField && <Alert color="red">{save.error.message}</Alert>}
        <div>
          <Button type="submit" loading={save.isPending}>
            {t('ui.save')}
          </Button>
        </div>
      </form>
      <HandOverLink link={link} />
    </div>
  )
}

interface RecipientInputsProps {
  link: Link
  errors: Record<string, string>
  onChange: (part: Changed) => void
}

function RecipientInputs({ link, errors, onChange }: RecipientInputsProps) {
  return (
    <>
      <TextInput
        type="email"
        label={t('links.actions.whoIsItFor')}
        autoComplete="off"
        data-autofocus
        value={link.sharedToEmail ?? ''}
        error={errors.sharedToEmail}
        onChange={({ currentTarget }) => onChange({ sharedToEmail: currentTarget.value || null })}
      />
      <div className={styles.pair}>
        <TextInput
          label={t('links.actions.organization')}
          maxLength={NAME_MAX}
          value={link.sharedToOrganization ?? ''}
          onChange={({ currentTarget }) =>
            onChange({ sharedToOrganization: currentTarget.value || null })
          }
        />
        <TextInput
          label={t('links.actions.memo')}
          placeholder={t('links.actions.onlyVisible')}
          maxLength={NAME_MAX}
          value={link.sharedToMemo ?? ''}
          onChange={({ currentTarget }) => onChange({ sharedToMemo: currentTarget.value || null })}
        />
      </div>
    </>
  )
}
