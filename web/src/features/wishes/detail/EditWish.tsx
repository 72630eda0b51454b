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
import { DESCRIPTION_MAX, NAME_MAX } from '@satchel/contract/constants.ts'
import type { Wish } from '@satchel/contract/wishes.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { closeModal, openModal } from '../../../ui/overlay/modal.ts'
import * as labels from '../labels.ts'
import { KINDS } from '../NewWish.tsx'
import { useChangeWish } from '../use-change-wish.ts'

export function openEditWish(wish: Wish): void {
  openModal({ title: labels.editWish, content: <EditWishForm wish={wish} /> })
}

function EditWishForm({ wish }: { wish: Wish }) {
  const { kind, title, description, organization, neededBy } = wish
  const change = useChangeWish()
  const form = useForm({
    initialValues: {
      kind,
      title,
      description,
      organization: organization ?? '',
      neededBy: neededBy ?? '',
    },
    validate: { title: (given) => (given.trim() ? null : labels.enterATitle) },
  })
  const submit = form.onSubmit((given) =>
    change.mutate(
      {
        wish,
        change: {
          ...given,
          organization: given.organization.trim() || null,
          neededBy: given.neededBy || null,
        },
      },
      {
        onSuccess: () => {
          closeModal()
          toast({ message: labels.saved })
        },
        onError: (problem) => form.setErrors(problem.fields),
      },
    ),
  )
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Input.Wrapper label={labels.kind} labelElement="div">
          <SegmentedControl
            fullWidth
            aria-label={labels.kind}
            data={KINDS}
            {...form.getInputProps('kind')}
          />
        </Input.Wrapper>
        <TextInput
          label={labels.title}
          maxLength={NAME_MAX}
          data-autofocus
          {...form.getInputProps('title')}
        />
        <Textarea
          label={labels.description}
          autosize
          minRows={3}
          maxRows={12}
          maxLength={DESCRIPTION_MAX}
          {...form.getInputProps('description')}
        />
        <Group grow align="flex-start">
          <TextInput
            label={labels.organization}
            maxLength={NAME_MAX}
            {...form.getInputProps('organization')}
          />
          <TextInput type="date" label={labels.neededByDay} {...form.getInputProps('neededBy')} />
        </Group>
        {form.errors.itemIds && <Alert color="red">{form.errors.itemIds}</Alert>}
        <Group justify="flex-end">
          <Button variant="default" onClick={closeModal}>
            {labels.cancel}
          </Button>
          <Button type="submit" loading={change.isPending}>
            {labels.save}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
