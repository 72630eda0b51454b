import { Alert, Select, Stack, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { Collection } from '@satchel/contract/collections.ts'
import { PERMISSIONS_OF } from '@satchel/contract/permissions.ts'
import { listUsers } from '@satchel/contract/users.ts'
import { t } from '@satchel/messages/t.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { query } from '../../../lib/api.ts'
import { paths } from '../../../lib/paths.ts'
import { ApiProblem } from '../../../lib/problem.ts'
import { useMe } from '../../../lib/session.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { FormFooter } from '../../../ui/overlay/FormFooter.tsx'
import { closeModal, openModal } from '../../../ui/overlay/modal.ts'
import { useChange } from './use-change.ts'

const TYPING = 200

export function openHandOver(collection: Collection): void {
  openModal({
    title: t('collections.transferCollection', { name: collection.name }),
    content: <HandOverForm collection={collection} />,
  })
}

function HandOverForm({ collection }: { collection: Collection }) {
  const [search, setSearch] = useState('')
  const [ownerId, setOwnerId] = useState<string | null>(null)
  const [problem, setProblem] = useState<ApiProblem | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const people = useSuccessors(collection, search)
  const { save } = useChange(collection)
  const { user } = useMe()
  const navigate = useNavigate()
  const isPrivate = collection.visibility === 'private'
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!ownerId) return
    setIsBusy(true)
    try {
      const { owner } = await save({ ownerId })
      closeModal()
      toast({ message: t('collections.transferred', { name: collection.name, owner: owner.name }) })
      if (isPrivate && owner.id !== user.id) void navigate(paths.collections)
    } catch (error) {
      setIsBusy(false)
      if (error instanceof ApiProblem) setProblem(error)
      else throw error
    }
  }
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack>
        <Text>
          {isPrivate ? t('collections.transferPrivateHint') : t('collections.transferHint')}
        </Text>
        <Select
          label={t('collections.newOwner')}
          placeholder={t('collections.findAPerson')}
          data-autofocus
          searchable
          nothingFoundMessage={t('collections.noMatchingEditors')}
          data={people}
          value={ownerId}
          error={problem?.fields.ownerId}
          filter={({ options }) => options}
          onSearchChange={setSearch}
          onChange={setOwnerId}
        />
        {problem && !problem.fields.ownerId && <Alert color="red">{problem.message}</Alert>}
        <FormFooter submit={t('ui.transfer')} isDisabled={!ownerId} isPending={isBusy} />
      </Stack>
    </form>
  )
}

/** Returns everyone else who may change collections. */
function useSuccessors({ owner }: Collection, typed: string) {
  const [search] = useDebouncedValue(typed.trim(), TYPING)
  const { data } = useQuery({
    ...query(listUsers, { query: { limit: 100, ...(search && { search }) } }),
    placeholderData: keepPreviousData,
  })
  return (data?.items ?? [])
    .filter(({ id, role, status }) => {
      const mayWrite = PERMISSIONS_OF[role].includes('library.write')
      return id !== owner.id && status === 'active' && mayWrite
    })
    .map(({ id, name }) => ({ value: id, label: name }))
}
