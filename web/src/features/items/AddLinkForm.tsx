import { Alert, Button, Group, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { listActivity } from '@satchel/contract/activity.ts'
import { getCollection, listCollections } from '@satchel/contract/collections.ts'
import { NAME_MAX } from '@satchel/contract/constants.ts'
import { createLinkItem, listItems } from '@satchel/contract/items.ts'
import { searchItems } from '@satchel/contract/search.ts'
import { useNavigate } from 'react-router'
import { useCommand } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { closeModal, openModal } from '../../ui/modal.ts'
import { toast } from '../../ui/toast.tsx'

/** Where the item goes beside the library. */
interface AddLinkTarget {
  collectionId?: string
}

export function openAddLink(target: AddLinkTarget = {}): void {
  openModal({ title: 'Add a web link', content: <AddLinkForm {...target} /> })
}

function AddLinkForm({ collectionId }: AddLinkTarget) {
  const navigate = useNavigate()
  const add = useCommand(createLinkItem, {
    refreshes: [searchItems, listItems, listActivity, getCollection, listCollections],
  })
  const form = useForm({
    initialValues: { url: '', name: '' },
    validate: { url: (url) => (isAddress(url) ? null : 'Give the address of a web page') },
  })
  const submit = form.onSubmit(({ url, name }) => {
    const body = {
      kind: 'link' as const,
      url: withScheme(url),
      ...(name.trim() && { name: name.trim() }),
      ...(collectionId && { collectionId }),
    }
    add.mutate(
      { body },
      {
        onSuccess: (item) => {
          closeModal()
          const open = () => void navigate(paths.item(item.id))
          toast({ message: 'Web link added', action: { label: 'Open', onClick: open } })
        },
        onError: (problem) => form.setErrors(problem.fields),
      },
    )
  })
  const isElsewhere = add.error && Object.keys(add.error.fields).length === 0
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          label="Address"
          placeholder="https://"
          type="url"
          inputMode="url"
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('url')}
        />
        <TextInput
          label="Name"
          description="Left empty, it is read from the page, as are text and picture."
          maxLength={NAME_MAX}
          {...form.getInputProps('name')}
        />
        {isElsewhere && <Alert color="red">{add.error.message}</Alert>}
        <Group justify="flex-end">
          <Button variant="default" onClick={closeModal}>
            Cancel
          </Button>
          <Button type="submit" loading={add.isPending}>
            Add link
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/** People type `example.com`. */
function withScheme(url: string): string {
  const trimmed = url.trim()
  return /^[a-z][a-z\d+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`
}

function isAddress(url: string): boolean {
  if (url.trim() === '' || !URL.canParse(withScheme(url))) return false
  return /^https?:$/.test(new URL(withScheme(url)).protocol)
}
