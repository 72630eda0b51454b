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
import { listSearchGaps } from '@satchel/contract/search.ts'
import { createWish, listWishes, type Wish, type WishKind } from '@satchel/contract/wishes.ts'
import { useCommand } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { closeModal, openModal } from '../../ui/overlay/modal.ts'
import * as labels from './labels.ts'
import { SimilarWishes } from './SimilarWishes.tsx'

interface Start {
  title?: string
  /** The search that found nothing. */
  term?: string
  /** Shows the wish; a toast links to it if omitted. */
  onCreated?: (wish: Wish) => void
}

export function openNewWish(start: Start = {}): void {
  openModal({ title: labels.newWish, content: <NewWishForm {...start} /> })
}

export const KINDS = [
  { value: 'content', label: labels.content },
  { value: 'feature', label: labels.feature },
]

function NewWishForm({ title = '', term, onCreated = offerToShow }: Start) {
  const create = useCommand(createWish, { refreshes: [listWishes, listSearchGaps] })
  const form = useForm({
    initialValues: {
      kind: 'content' as WishKind,
      title: title.slice(0, NAME_MAX),
      description: '',
      organization: '',
      neededBy: '',
    },
    validate: { title: (given) => (given.trim() ? null : labels.enterATitle) },
  })
  const submit = form.onSubmit(({ neededBy, organization, ...draft }) =>
    create.mutate(
      {
        body: {
          ...draft,
          organization: organization.trim() || null,
          neededBy: neededBy || null,
          ...(term !== undefined && { term: term.slice(0, 500) }),
        },
      },
      {
        onSuccess: (wish) => {
          closeModal()
          onCreated(wish)
        },
        onError: (problem) => form.setErrors(problem.fields),
      },
    ),
  )
  const isElsewhere = create.error && Object.keys(create.error.fields).length === 0
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
        <div>
          <TextInput
            label={labels.title}
            placeholder={labels.titleHint}
            maxLength={NAME_MAX}
            autoComplete="off"
            data-autofocus
            {...form.getInputProps('title')}
          />
          <SimilarWishes title={form.values.title} />
        </div>
        <Textarea
          label={labels.description}
          placeholder={labels.descriptionHint}
          autosize
          minRows={3}
          maxRows={10}
          maxLength={DESCRIPTION_MAX}
          {...form.getInputProps('description')}
        />
        <Group grow align="flex-start">
          <TextInput
            label={labels.organization}
            description={labels.organizationHint}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            maxLength={NAME_MAX}
            {...form.getInputProps('organization')}
          />
          <TextInput type="date" label={labels.neededByDay} {...form.getInputProps('neededBy')} />
        </Group>
        {isElsewhere && <Alert color="red">{create.error.message}</Alert>}
        <Group justify="flex-end">
          <Button variant="default" onClick={closeModal}>
            {labels.cancel}
          </Button>
          <Button type="submit" loading={create.isPending}>
            {labels.add}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function offerToShow({ id, pending }: Wish): void {
  const onClick = () => window.location.assign(paths.wishlist({ wish: id }))
  toast({
    message: pending ? labels.addedPending : labels.added,
    action: { label: labels.view, onClick },
  })
}
