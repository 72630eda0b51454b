import { Alert, Button, TextInput } from '@mantine/core'
import { NAME_MAX } from '@satchel/contract/constants.ts'
import { t } from '@satchel/messages/t.ts'
import { IconCheck, IconCopy, IconSend } from '@tabler/icons-react'
import { type FormEvent, use, useEffect, useRef, useState } from 'react'
import { largeIcon } from '../../../ui/icon.ts'
import { leaveModal } from '../../../ui/overlay/modal.ts'
import { UnsavedBar } from '../../../ui/overlay/UnsavedBar.tsx'
import { useModalGuard } from '../../../ui/overlay/use-modal-guard.ts'
import { TimeZone } from '../../../ui/text/RelativeTime.tsx'
import forms from '../LinkForm.module.css'
import { AccessField } from '../options/AccessField.tsx'
import { stillLabel } from '../options/access.ts'
import { baseOfLink, type Terms } from '../options/option-terms.ts'
import { OPTION_FIELDS, ShareOptions } from '../options/ShareOptions.tsx'
import { UntilField } from '../options/UntilField.tsx'
import { HiddenContentNotice } from './HiddenContentNotice.tsx'
import { LinkCard } from './LinkCard.tsx'
import { RecipientField } from './RecipientField.tsx'
import { Recommended } from './Recommended.tsx'
import styles from './ShareDialog.module.css'
import { ShareStatus } from './ShareStatus.tsx'
import type { FormProps } from './share-form-props.ts'
import { hasRecipient, namedIn, type Recipient } from './share-types.ts'
import { type Person, useRecipients } from './use-recipients.ts'
import { useShareForm } from './use-share-form.ts'

const FIELDS = [
  'sharedToEmail',
  'sharedToName',
  'sharedToOrganization',
  'sharedToMemo',
  ...OPTION_FIELDS,
]
const CAN_SEND = 'share' in navigator && matchMedia('(pointer: coarse)').matches

export function ShareForm({ shared, draft, top }: FormProps) {
  const form = useShareForm(shared, draft)
  const { recipient } = draft
  const { errors, link, made, terms, options } = form
  const body = useRef<HTMLDivElement>(null)
  // The link is in sight, however far the options are scrolled.
  const madeId = made?.link.id
  useEffect(() => {
    if (madeId) body.current?.scrollTo({ top: 0 })
  }, [madeId])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void form.copy()
  }
  const change = (part: Terms) => form.changeTerms({ ...terms, ...part })
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.for} aria-live="polite">
        {namedIn(recipient) && t('links.share.forWhom', { who: namedIn(recipient) })}
      </p>
      <div className={styles.body} ref={body}>
        <div className={styles.main}>
          {top}
          <RecipientFields recipient={recipient} errors={errors} onChange={form.changeRecipient} />
          <LinkCard
            shared={shared}
            link={link}
            options={options.effective}
            password={made?.password ?? null}
            isCopying
            withAddress={made !== null || hasRecipient(recipient)}
          >
            <ShareStatus {...form} recipient={recipient} />
          </LinkCard>
          <AccessField
            options={options.effective}
            terms={terms}
            itemName={shared.itemName}
            error={errors.password ?? errors.requireEmail}
            onChange={change}
          />
          <UntilField
            expiresOn={options.effective.expiresOn}
            error={errors.expiresAt}
            onChange={change}
          />
          <HiddenContentNotice shared={shared} options={options.effective} onChange={change} />
          <Recommended shared={shared} recipient={recipient} />
        </div>
        <ShareOptions
          terms={terms}
          base={options.base}
          effective={options.effective}
          presets={link ? undefined : { all: options.presets, chosen: options.preset }}
          edition={`${link?.id}:${options.preset?.id}:${options.preset?.version}`}
          errors={errors}
          onChange={form.changeTerms}
        />
      </div>
      <Foot form={form} />
    </form>
  )
}

function Foot({ form }: { form: ReturnType<typeof useShareForm> }) {
  const { errors, link, made, problem, isUnapplied, isApplying } = form
  const isAtField = Object.keys(errors).some((path) => FIELDS.includes(path.split('.')[0] ?? ''))
  const isAsking = useModalGuard(isUnapplied)
  const timeZone = use(TimeZone)
  return (
    <div className={styles.foot}>
      {problem && !isAtField && <Alert color="red">{problem.message}</Alert>}
      {link && isUnapplied && (isAsking || !isApplying) && (
        <UnsavedBar
          message={stillLabel(baseOfLink(link, timeZone), form.terms)}
          save={t('links.share.apply')}
          isSaving={isApplying}
          isAsking={isAsking}
          onSave={form.apply}
        />
      )}
      <div className={styles.buttons}>
        <Button
          size="lg"
          className={styles.leave ?? ''}
          variant={made ? 'filled' : 'default'}
          onClick={leaveModal}
        >
          {made ? t('links.share.done') : t('ui.cancel')}
        </Button>
        <Button
          type="submit"
          size="lg"
          className={styles.main ?? ''}
          variant={made ? 'default' : 'filled'}
          loading={form.isMaking}
          leftSection={made?.isCopied ? <IconCheck {...largeIcon} /> : <IconCopy {...largeIcon} />}
        >
          {made?.isCopied ? t('ui.copied') : t('ui.copyLink')}
        </Button>
        {CAN_SEND && !made && (
          <Button
            size="lg"
            variant="default"
            leftSection={<IconSend {...largeIcon} />}
            onClick={() => void form.send()}
          >
            {t('links.share.send')}
          </Button>
        )}
      </div>
    </div>
  )
}

interface RecipientFieldsProps {
  recipient: Recipient
  errors: Record<string, string>
  onChange: (part: Partial<Recipient>) => void
}

function RecipientFields({ recipient, errors, onChange }: RecipientFieldsProps) {
  const recipients = useRecipients()
  // An organization that came with a person goes with them.
  const [filledIn, setFilledIn] = useState('')
  const isFilledIn = filledIn !== '' && recipient.organization === filledIn
  const choosePerson = ({ email, organization }: Person) => {
    setFilledIn(organization)
    onChange({
      email,
      name: '',
      organization: organization || (isFilledIn ? '' : recipient.organization),
    })
  }
  return (
    <>
      <RecipientField
        value={recipient.email || recipient.name}
        known={recipients}
        error={errors.sharedToEmail ?? errors.sharedToName}
        onType={(email) => {
          const person = recipients.people.find((each) => each.email === email.trim().toLowerCase())
          if (person) choosePerson({ ...person, email })
          else onChange({ email, name: '', ...(isFilledIn && { organization: '' }) })
        }}
        onPerson={choosePerson}
        onName={(name) => onChange({ email: '', name })}
        onOrganization={(organization) => onChange({ email: '', name: '', organization })}
      />
      <div className={forms.pair}>
        <TextInput
          label={t('links.share.organization')}
          maxLength={NAME_MAX}
          value={recipient.organization}
          error={errors.sharedToOrganization}
          onChange={({ currentTarget }) => onChange({ organization: currentTarget.value })}
        />
        <TextInput
          label={t('links.share.memo')}
          placeholder={t('links.share.onlyYouSeeIt')}
          maxLength={NAME_MAX}
          value={recipient.memo}
          error={errors.sharedToMemo}
          onChange={({ currentTarget }) => onChange({ memo: currentTarget.value })}
        />
      </div>
    </>
  )
}
