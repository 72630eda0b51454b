import { Stack, TextInput } from '@mantine/core'
import { NAME_MAX } from '@satchel/contract/constants.ts'
import { getWishOutcome } from '@satchel/contract/wishes/settings.ts'
import { listWishVotes, toggleWishVote, type Wish } from '@satchel/contract/wishes/wishes.ts'
import { t } from '@satchel/messages/t.ts'
import { type FormEvent, useState } from 'react'
import { useCommand } from '../../../lib/api.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { FormFooter } from '../../../ui/overlay/FormFooter.tsx'
import { closeModal, openModal } from '../../../ui/overlay/modal.ts'

export function openVoteFor(wish: Wish): void {
  openModal({ title: t('wishes.voteForOrganization'), content: <VoteForForm wish={wish} /> })
}

/** Form for the customer a vote is for: once the wish is delivered, it shows whether they read it. */
function VoteForForm({ wish }: { wish: Wish }) {
  const [organization, setOrganization] = useState('')
  const vote = useCommand(toggleWishVote, { refreshes: [getWishOutcome, listWishVotes] })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    vote.mutate(
      { params: { id: wish.id }, body: { organization: organization.trim() } },
      {
        onSuccess: () => {
          closeModal()
          toast({ message: t('wishes.organizationSaved') })
        },
      },
    )
  }
  return (
    <form onSubmit={submit}>
      <Stack>
        <TextInput
          label={t('wishes.organization')}
          maxLength={NAME_MAX}
          data-autofocus
          value={organization}
          onChange={({ currentTarget }) => setOrganization(currentTarget.value)}
        />
        <FormFooter
          submit={t('ui.save')}
          isPending={vote.isPending}
          isDisabled={!organization.trim()}
          problem={vote.error?.message}
        />
      </Stack>
    </form>
  )
}
