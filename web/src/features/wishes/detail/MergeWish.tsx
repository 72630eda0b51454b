import { Select, Stack, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { listWishes, mergeWish, type Wish } from '@satchel/contract/wishes/wishes.ts'
import { t } from '@satchel/messages/t.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { query, useCommand } from '../../../lib/api.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { FormFooter } from '../../../ui/overlay/FormFooter.tsx'
import { closeModal, openModal } from '../../../ui/overlay/modal.ts'
import { useRefreshWishes } from '../use-change-wish.ts'
import type { Navigation } from '../wishes-view.ts'

type To = Navigation['to']

export function openMergeWish(wish: Wish, to: To): void {
  openModal({
    title: t('wishes.mergeTitle', { name: wish.title }),
    content: <MergeForm wish={wish} to={to} />,
  })
}

const TYPING = 200
const SHOWN = 30

function MergeForm({ wish, to }: { wish: Wish; to: To }) {
  const [typed, setTyped] = useState('')
  const [into, setInto] = useState<string | null>(null)
  const navigate = useNavigate()
  const refresh = useRefreshWishes()
  const merge = useCommand(mergeWish, { refreshes: [] })
  const others = useOthers(wish, typed)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (into === null) return
    merge.mutate(
      { params: { id: wish.id }, body: { into } },
      {
        onSuccess: ({ id, title }) => {
          closeModal()
          toast({ message: t('wishes.mergedInto', { name: title }) })
          void refresh()
          void navigate(to({ wish: id }))
        },
      },
    )
  }
  return (
    <form onSubmit={submit}>
      <Stack>
        <Text>{t('wishes.mergeWarning')}</Text>
        <Select
          label={t('wishes.otherWish')}
          placeholder={t('wishes.searchWishes')}
          data-autofocus
          searchable
          nothingFoundMessage={t('wishes.noOtherWish')}
          data={others.map(({ id, title }) => ({ value: id, label: title }))}
          filter={({ options }) => options}
          value={into}
          onChange={setInto}
          onSearchChange={setTyped}
        />
        <FormFooter
          submit={t('wishes.merge')}
          isPending={merge.isPending}
          isDisabled={into === null}
          problem={merge.error?.message}
        />
      </Stack>
    </form>
  )
}

/** Finds other wishes by part of their title. */
function useOthers({ id }: Wish, typed: string): Wish[] {
  const [search] = useDebouncedValue(typed.trim().slice(0, 200), TYPING)
  const found = useQuery({
    ...query(listWishes, { query: { limit: SHOWN, ...(search && { search }) } }),
    placeholderData: keepPreviousData,
  })
  return (found.data?.items ?? []).filter((wish) => wish.id !== id)
}
