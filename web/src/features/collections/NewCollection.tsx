import {
  Alert,
  Button,
  Group,
  Input,
  SegmentedControl,
  Stack,
  Textarea,
  TextInput,
} from '@mantine/core'
import { useForm } from '@mantine/form'
import { listActivity } from '@satchel/contract/activity.ts'
import { createCollection, listCollections } from '@satchel/contract/collections.ts'
import { DESCRIPTION_MAX, NAME_MAX } from '@satchel/contract/constants.ts'
import { useNavigate } from 'react-router'
import { useCommand } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { closeModal, openModal } from '../../ui/modal.ts'
import { VISIBILITIES, type Visibility } from './visibility.ts'

export function openNewCollection(): void {
  openModal({ title: 'New collection', content: <NewCollectionForm /> })
}

function NewCollectionForm() {
  const navigate = useNavigate()
  const create = useCommand(createCollection, { refreshes: [listCollections, listActivity] })
  const form = useForm({
    initialValues: { name: '', description: '', visibility: 'team' as Visibility },
    validate: { name: (name) => (name.trim() ? null : 'Give it a name') },
  })
  const submit = form.onSubmit((body) =>
    create.mutate(
      { body },
      {
        onSuccess: ({ id }) => {
          closeModal()
          void navigate(paths.collection(id))
        },
        onError: (problem) => form.setErrors(problem.fields),
      },
    ),
  )
  const isElsewhere = create.error && Object.keys(create.error.fields).length === 0
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          label="Name"
          maxLength={NAME_MAX}
          data-autofocus
          {...form.getInputProps('name')}
        />
        <Textarea
          label="What it is for"
          autosize
          minRows={2}
          maxLength={DESCRIPTION_MAX}
          {...form.getInputProps('description')}
        />
        <Input.Wrapper label="Who sees it" labelElement="div">
          <SegmentedControl
            fullWidth
            aria-label="Who sees it"
            data={VISIBILITIES}
            {...form.getInputProps('visibility')}
          />
        </Input.Wrapper>
        {isElsewhere && <Alert color="red">{create.error.message}</Alert>}
        <Group justify="flex-end">
          <Button variant="default" onClick={closeModal}>
            Cancel
          </Button>
          <Button type="submit" loading={create.isPending}>
            Create
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
