import { Button, Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { handOverLink, type Link } from '@satchel/contract/links/links.ts'
import { listUsers } from '@satchel/contract/users.ts'
import { t } from '@satchel/messages/t.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query, useCommand } from '../../../lib/api.ts'
import { toast, toastOutcome } from '../../../ui/feedback/toast.tsx'
import { closeModal } from '../../../ui/overlay/modal.ts'
import { OptionGroup } from '../options/OptionGroup.tsx'
import styles from '../options/ShareOptions.module.css'
import { askBranch } from './ask-branch.tsx'
import { LINK_READS } from './link-reads.ts'

const SHOWN = 20
const TYPING = 200

/** Transfers a link to a colleague, who is notified of its visits from then on. */
export function HandOverLink({ link }: { link: Link }) {
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), TYPING)
  const [userId, setUserId] = useState<string | null>(null)
  const hand = useCommand(handOverLink, { refreshes: LINK_READS })
  const found = useQuery({
    ...query(listUsers, { query: { limit: SHOWN, ...(search && { search }) } }),
    placeholderData: keepPreviousData,
  })
  const people = (found.data?.items ?? []).filter(
    ({ id, status }) => status === 'active' && id !== link.sharedBy.id,
  )
  const name = people.find(({ id }) => id === userId)?.name
  const submit = () => {
    if (!userId) return
    const params = { id: link.id }
    const body = { userId }
    if (link.passedOn > 0) {
      askBranch([link], 'transfer', (query) => {
        const message = t('links.actions.linkTransferred', { name: name ?? '' })
        void toastOutcome(hand.mutateAsync({ params, query, body }), { message })
      })
      return
    }
    hand.mutate(
      { params, query: {}, body },
      {
        onSuccess: ({ sharedBy }) => {
          closeModal()
          toast({ message: t('links.actions.linkTransferred', { name: sharedBy.name }) })
        },
      },
    )
  }
  return (
    <OptionGroup
      label={t('links.actions.transferLink')}
      summary={t('links.actions.currentOwner', { name: link.sharedBy.name })}
    >
      <div className={styles.saveRow}>
        <Select
          aria-label={t('links.actions.newOwner')}
          placeholder={t('links.actions.findAColleague')}
          data={people.map((person) => ({ value: person.id, label: person.name }))}
          value={userId}
          searchable
          searchValue={typed}
          onSearchChange={setTyped}
          onChange={setUserId}
          nothingFoundMessage={t('ui.noOneByThatName')}
          filter={({ options }) => options}
          error={hand.error?.message}
        />
        <Button variant="default" disabled={!userId} loading={hand.isPending} onClick={submit}>
          {name ? t('links.actions.transferTo', { name }) : t('links.actions.transferLink')}
        </Button>
      </div>
    </OptionGroup>
  )
}
