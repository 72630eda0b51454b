import { Alert, Input, SegmentedControl, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { listActivity } from '@satchel/contract/activity.ts'
import { createCollection, listCollections } from '@satchel/contract/collections.ts'
import { DESCRIPTION_MAX, NAME_MAX } from '@satchel/contract/constants.ts'
import type { SearchForm } from '@satchel/contract/search/search.ts'
import { t } from '@satchel/messages/t.ts'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useCommand } from '../../../lib/api.ts'
import { paths } from '../../../lib/paths.ts'
import { FormFooter } from '../../../ui/overlay/FormFooter.tsx'
import { closeModal, openModal } from '../../../ui/overlay/modal.ts'
import { VISIBILITIES, type Visibility } from '../visibility.ts'

interface Smart {
  search: SearchForm
  /** The search in readable form. */
  filters: ReactNode
  name?: string
}

export function openNewCollection(): void {
  openModal({ title: t('collections.newCollection'), content: <NewCollectionForm /> })
}

export function openNewSmartCollection(smart: Smart): void {
  openModal({
    title: t('collections.newSmartCollection'),
    content: <NewCollectionForm smart={smart} />,
  })
}

function NewCollectionForm({ smart }: { smart?: Smart }) {
  const navigate = useNavigate()
  const create = useCommand(createCollection, { refreshes: [listCollections, listActivity] })
  const form = useForm({
    initialValues: {
      name: smart?.name ?? '',
      description: '',
      visibility: 'team' as Visibility,
    },
    validate: { name: (name) => (name.trim() ? null : t('ui.enterAName')) },
  })
  const submit = form.onSubmit((draft) =>
    create.mutate(
      { body: { ...draft, ...(smart && { search: smart.search }) } },
      {
        onSuccess: ({ id }) => {
          closeModal()
          void navigate(paths.collection(id))
        },
        onError: (problem) => form.setErrors(problem.fields),
      },
    ),
  )
  const isElsewhere = create.error && !('name' in create.error.fields)
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {smart && <Explained filters={smart.filters} />}
        <TextInput
          label={t('ui.name')}
          maxLength={NAME_MAX}
          data-autofocus
          {...form.getInputProps('name')}
        />
        <Textarea
          label={t('collections.whatItsFor')}
          autosize
          minRows={2}
          maxLength={DESCRIPTION_MAX}
          {...form.getInputProps('description')}
        />
        <Input.Wrapper label={t('collections.visibleTo')} labelElement="div">
          <SegmentedControl
            fullWidth
            aria-label={t('collections.visibleTo')}
            data={VISIBILITIES}
            {...form.getInputProps('visibility')}
          />
        </Input.Wrapper>
        {isElsewhere && <Alert color="red">{create.error.message}</Alert>}
        <FormFooter submit={t('ui.create')} isPending={create.isPending} />
      </Stack>
    </form>
  )
}

function Explained({ filters }: { filters: ReactNode }) {
  return (
    <div>
      <Text c="dimmed" mb="xs">
        {t('collections.matchesAreAdded')}
      </Text>
      {filters}
    </div>
  )
}
