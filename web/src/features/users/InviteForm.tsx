import { Alert, Stack, Textarea } from '@mantine/core'
import {
  type InvitedLine,
  inviteUsers,
  listInvitations,
} from '@satchel/contract/accounts/invitations.ts'
import { entriesIn } from '@satchel/contract/addresses.ts'
import { INVITATIONS_MAX } from '@satchel/contract/constants.ts'
import { ROLES, type Role } from '@satchel/contract/permissions.ts'
import { t } from '@satchel/messages/t.ts'
import { type FormEvent, useRef, useState } from 'react'
import { useCommand } from '../../lib/api.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { FormFooter } from '../../ui/overlay/FormFooter.tsx'
import { closeModal, openModal } from '../../ui/overlay/modal.ts'
import { EmailAddress } from '../../ui/text/EmailAddress.tsx'
import * as labels from './labels.ts'
import styles from './PeopleSection.module.css'
import { RoleField } from './RoleForm.tsx'

export function openInvite(isOwner: boolean): void {
  openModal({
    title: t('users.invitePeople'),
    size: 'lg',
    content: <InviteForm isOwner={isOwner} />,
  })
}

/** Form for one address or a pasted list; those that couldn't be invited stay, with the reason. */
function InviteForm({ isOwner }: { isOwner: boolean }) {
  const [text, setText] = useState('')
  const addresses = useRef<HTMLTextAreaElement>(null)
  const [role, setRole] = useState<Role>('editor')
  const [message, setMessage] = useState('')
  const [refused, setRefused] = useState<InvitedLine[]>([])
  const invite = useCommand(inviteUsers, { refreshes: [listInvitations] })
  const emails = entriesIn(text)
  const isTooMany = emails.length > INVITATIONS_MAX
  const showResults = (results: InvitedLine[]) => {
    const failed = results.filter(({ problem }) => problem)
    const count = results.length - failed.length
    if (count > 0) toast({ message: t('users.peopleInvited', { count }) })
    if (failed.length === 0) return closeModal()
    setRefused(failed)
    setText(failed.map(({ email }) => email).join('\n'))
    addresses.current?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const trimmed = message.trim()
    invite.mutate(
      { body: { emails, role, ...(trimmed && { message: trimmed }) } },
      { onSuccess: ({ results }) => showResults(results) },
    )
  }
  return (
    <form onSubmit={submit}>
      <Stack>
        <Textarea
          label={t('users.emailAddresses')}
          description={t('users.addressesHint')}
          ref={addresses}
          data-autofocus
          autosize
          minRows={3}
          maxRows={8}
          value={text}
          error={
            isTooMany &&
            t('users.tooManyInvitations', { invitationsMax: INVITATIONS_MAX, count: emails.length })
          }
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        {refused.length > 0 && <Refused lines={refused} />}
        <RoleField
          roles={isOwner ? ROLES : ROLES.filter((each) => each !== 'owner')}
          value={role}
          onChange={setRole}
        />
        <Textarea
          label={t('users.message')}
          description={t('users.optionalIncludedInEmail')}
          autosize
          minRows={2}
          maxRows={6}
          maxLength={1_000}
          value={message}
          onChange={({ currentTarget }) => setMessage(currentTarget.value)}
        />
        {invite.error && <Alert color="red">{invite.error.message}</Alert>}
        <FormFooter
          isCancelFocused
          submit={
            emails.length > 1
              ? t('users.inviteCountPeople', { count: emails.length })
              : t('users.invite')
          }
          isPending={invite.isPending}
          isDisabled={emails.length === 0 || isTooMany}
        />
      </Stack>
    </form>
  )
}

function Refused({ lines }: { lines: InvitedLine[] }) {
  return (
    <Alert color="yellow" role="alert" title={t('users.notInvited')}>
      <ul className={styles.refused}>
        {lines.map(({ email, problem }) => (
          <li key={email}>
            <EmailAddress>
              {t('users.refusedAddress', { email, reason: labels.inviteProblem(problem) })}
            </EmailAddress>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
