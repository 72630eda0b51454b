import { Alert, Select, Stack, Textarea, TextInput } from '@mantine/core'
import { NAME_MAX } from '@satchel/contract/constants.ts'
import {
  createFileRequest,
  listFileRequests,
  REQUEST_NOTE_MAX,
  REQUEST_SLOTS_MAX,
} from '@satchel/contract/requests.ts'
import { t } from '@satchel/messages/t.ts'
import { type FormEvent, use, useState } from 'react'
import { useNavigate } from 'react-router'
import { useCommand } from '../../../lib/api.ts'
import { dayIn } from '../../../lib/format/day.ts'
import { formatBytes } from '../../../lib/format/format.ts'
import { paths } from '../../../lib/paths.ts'
import { DateField } from '../../../ui/date/DateField.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { FormFooter } from '../../../ui/overlay/FormFooter.tsx'
import { closeModal } from '../../../ui/overlay/modal.ts'
import { TimeZone } from '../../../ui/text/RelativeTime.tsx'
import { TYPE_CHOICES, TYPES } from './request-labels.ts'

/** The link, collection or site whose visitors find the request. */
export type RequestTarget = { linkId: string } | { collectionId: string } | { siteId: string }

const SIZES = [10_000_000, 100_000_000, 1_000_000_000, 5_000_000_000]
const SIZE_CHOICES = SIZES.map((bytes) => ({ value: String(bytes), label: formatBytes(bytes) }))

const EMPTY = {
  title: '',
  slots: '',
  note: '',
  types: 'any' as keyof typeof TYPES,
  maxBytes: '100000000',
  lastDay: null as string | null,
}

/** Form that requests files. */
export function RequestForm({ target }: { target: RequestTarget }) {
  const navigate = useNavigate()
  const timeZone = use(TimeZone)
  const [draft, setDraft] = useState(EMPTY)
  const command = useCommand(createFileRequest, { refreshes: [listFileRequests] })
  const change = (part: Partial<typeof EMPTY>) => setDraft({ ...draft, ...part })
  const names = draft.slots.split('\n').flatMap((line) => line.trim() || [])
  const tooMany = names.length > REQUEST_SLOTS_MAX
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (draft.title.trim() === '' || tooMany) return
    const { title, note, types, maxBytes, lastDay } = draft
    const slots = names.map((name) => ({ name }))
    const body = { ...target, title, note, slots, types: [...TYPES[types]], lastDay }
    command.mutate(
      { body: { ...body, maxBytes: Number(maxBytes) } },
      {
        onSuccess: ({ id }) => {
          closeModal()
          const action = { label: t('ui.open'), onClick: () => void navigate(paths.request(id)) }
          toast({ message: t('links.requests.visitorsCanSendFiles'), action })
        },
      },
    )
  }
  return (
    <form onSubmit={submit}>
      <Stack>
        <TextInput
          data-autofocus
          label={t('links.requests.title')}
          placeholder={t('links.requests.titleExample')}
          value={draft.title}
          maxLength={NAME_MAX}
          required
          onChange={({ currentTarget }) => change({ title: currentTarget.value })}
        />
        <Textarea
          label={t('links.requests.slots')}
          description={t('links.requests.slotsHint', { max: REQUEST_SLOTS_MAX })}
          rows={4}
          value={draft.slots}
          error={tooMany && t('links.requests.tooManySlots', { max: REQUEST_SLOTS_MAX })}
          onChange={({ currentTarget }) => change({ slots: currentTarget.value })}
        />
        <Textarea
          label={t('links.requests.note')}
          rows={2}
          maxLength={REQUEST_NOTE_MAX}
          value={draft.note}
          onChange={({ currentTarget }) => change({ note: currentTarget.value })}
        />
        <Select
          label={t('links.requests.types')}
          data={TYPE_CHOICES}
          allowDeselect={false}
          value={draft.types}
          onChange={(types) => change({ types: types ?? 'any' })}
        />
        <Select
          label={t('links.requests.maxSize')}
          data={SIZE_CHOICES}
          allowDeselect={false}
          value={draft.maxBytes}
          onChange={(maxBytes) => change({ maxBytes: maxBytes ?? EMPTY.maxBytes })}
        />
        <DateField
          label={t('links.requests.lastDay')}
          min={dayIn(timeZone, new Date())}
          value={draft.lastDay}
          onChange={(lastDay) => change({ lastDay })}
        />
        {command.isError && <Alert color="red">{command.error.message}</Alert>}
        <FormFooter submit={t('links.requests.requestFiles')} isPending={command.isPending} />
      </Stack>
    </form>
  )
}
