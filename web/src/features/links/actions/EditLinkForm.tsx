import { Alert, Button, TextInput } from '@mantine/core'
import { NAME_MAX } from '@satchel/contract/constants.ts'
import { changeLink, type Link } from '@satchel/contract/links/links.ts'
import { t } from '@satchel/messages/t.ts'
import { type FormEvent, use, useState } from 'react'
import { useCommand } from '../../../lib/api.ts'
import { toast, toastOutcome } from '../../../ui/feedback/toast.tsx'
import { closeModal } from '../../../ui/overlay/modal.ts'
import { UnsavedBar } from '../../../ui/overlay/UnsavedBar.tsx'
import { useModalGuard } from '../../../ui/overlay/use-modal-guard.ts'
import { TimeZone } from '../../../ui/text/RelativeTime.tsx'
import { useVisibleHeight } from '../../../ui/use-visible-height.ts'
import forms from '../LinkForm.module.css'
import { AccessField } from '../options/AccessField.tsx'
import { stillLabel } from '../options/access.ts'
import { baseOfLink, bodyOf, effectiveOf, type Terms } from '../options/option-terms.ts'
import { OPTION_FIELDS, ShareOptions } from '../options/ShareOptions.tsx'
import { UntilField } from '../options/UntilField.tsx'
import { LinkCard } from '../share/LinkCard.tsx'
import styles from '../share/ShareDialog.module.css'
import { recipientOf } from '../terms-labels.ts'
import { askBranch } from './ask-branch.tsx'
import { HandOverLink } from './HandOverLink.tsx'
import { LINK_READS } from './link-reads.ts'

interface Changed {
  sharedToEmail?: string | null
  sharedToOrganization?: string | null
  sharedToName?: string | null
  sharedToMemo?: string | null
}

/** The share dialog with a link filled in: its recipient and all its options. */
export function EditLinkForm({ link }: { link: Link }) {
  const form = useEdit(link)
  const { terms, base, effective, errors } = form
  useVisibleHeight()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.save()
  }
  const change = (part: Terms) => form.setTerms({ ...terms, ...part })
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.body}>
        <div className={styles.main}>
          {!link.isOwn && (
            <RecipientInputs
              link={{ ...link, ...form.recipient }}
              errors={errors}
              onChange={(part) => form.setRecipient({ ...form.recipient, ...part })}
            />
          )}
          <LinkCard shared={link} link={link} options={effective} withAddress />
          <AccessField
            options={effective}
            terms={terms}
            itemName={link.itemName}
            error={errors.password ?? errors.requireEmail}
            onChange={change}
          />
          <UntilField expiresOn={effective.expiresOn} error={errors.expiresAt} onChange={change} />
        </div>
        <ShareOptions
          terms={terms}
          base={base}
          effective={effective}
          edition={link.id}
          errors={errors}
          onChange={form.setTerms}
        >
          <HandOverLink link={link} />
        </ShareOptions>
      </div>
      <Foot form={form} />
    </form>
  )
}

/** Changes of a link, and the command that saves them. */
function useEdit(link: Link) {
  const timeZone = use(TimeZone)
  const [recipient, setRecipient] = useState<Changed>({})
  const [terms, setTerms] = useState<Terms>({})
  const command = useCommand(changeLink, { refreshes: LINK_READS })
  const base = baseOfLink(link, timeZone)
  const { slug, ...options } = bodyOf(terms)
  const body = { ...recipient, ...options, ...(slug && slug !== link.slug && { slug }) }
  const isChanged = Object.values(body).some((value) => value !== undefined)
  const offerBranch = () =>
    askBranch([link], 'change', ({ branch }) => {
      if (!branch) return
      const change = { params: { id: link.id }, query: { branch }, body: options }
      void toastOutcome(command.mutateAsync(change), { message: t('links.circle.changed') })
    })
  const save = () => {
    if (!isChanged) return closeModal()
    command.mutate(
      { params: { id: link.id }, query: {}, body, ifMatch: link.version },
      {
        onSuccess: (saved) => {
          closeModal()
          toast({ message: t('links.actions.linkForUpdated', { recipient: recipientOf(saved) }) })
          if (Object.keys(options).length > 0) offerBranch()
        },
      },
    )
  }
  return {
    recipient,
    setRecipient,
    terms,
    setTerms,
    base,
    effective: effectiveOf(terms, base),
    isChanged,
    save,
    isSaving: command.isPending,
    problem: command.error,
    errors: (command.error?.fields ?? {}) as Record<string, string>,
  }
}

function Foot({ form }: { form: ReturnType<typeof useEdit> }) {
  const { errors, problem, base, terms, isChanged, isSaving } = form
  const isAsking = useModalGuard(isChanged)
  const isAtField = Object.keys(errors).some((path) =>
    ['sharedToEmail', ...OPTION_FIELDS].includes(path.split('.')[0] ?? ''),
  )
  return (
    <div className={styles.foot}>
      {problem && !isAtField && <Alert color="red">{problem.message}</Alert>}
      {isAsking && (
        <UnsavedBar
          message={stillLabel(base, terms)}
          save={t('ui.save')}
          isSaving={isSaving}
          isAsking
          onSave={form.save}
        />
      )}
      <div className={styles.buttons}>
        <Button size="lg" className={styles.leave ?? ''} variant="default" onClick={closeModal}>
          {t('ui.cancel')}
        </Button>
        {!isAsking && (
          <Button type="submit" size="lg" className={styles.main ?? ''} loading={isSaving}>
            {t('ui.save')}
          </Button>
        )}
      </div>
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
      <div className={forms.pair}>
        <TextInput
          label={t('links.actions.name')}
          maxLength={NAME_MAX}
          value={link.sharedToName ?? ''}
          error={errors.sharedToName}
          onChange={({ currentTarget }) => onChange({ sharedToName: currentTarget.value || null })}
        />
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
