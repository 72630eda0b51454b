import { Alert, Anchor, Button, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { listActivity } from '@satchel/contract/activity.ts'
import { addToCollection, getCollection, listCollections } from '@satchel/contract/collections.ts'
import { NAME_MAX } from '@satchel/contract/constants.ts'
import {
  createLinkItem,
  findDuplicates,
  type Item,
  listItems,
} from '@satchel/contract/items/items.ts'
import { searchItems } from '@satchel/contract/search/search.ts'
import type { CategoryIds } from '@satchel/contract/taxonomy.ts'
import { t } from '@satchel/messages/t.ts'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { call, useCommand } from '../../../lib/api.ts'
import { paths } from '../../../lib/paths.ts'
import type { ApiProblem } from '../../../lib/problem.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { ModalFooter } from '../../../ui/overlay/ModalFooter.tsx'
import { closeModal, openModal } from '../../../ui/overlay/modal.ts'
import { RequiredCategories } from './RequiredCategories.tsx'

const items = [searchItems, listItems, listActivity]
const collections = [getCollection, listCollections]

/** Destination of the item besides the library. */
interface AddLinkTarget {
  collectionId?: string
}

export function openAddLink(target: AddLinkTarget = {}): void {
  openModal({ title: t('items.add.addWebLink'), content: <AddLinkForm {...target} /> })
}

function AddLinkForm({ collectionId }: AddLinkTarget) {
  const navigate = useNavigate()
  const add = useCommand(createLinkItem, { refreshes: [...items, ...collections] })
  const put = useCommand(addToCollection, { refreshes: collections })
  const form = useForm({
    initialValues: { url: '', name: '', categories: {} as Partial<CategoryIds> },
    validate: { url: (url) => (isAddress(url) ? null : t('items.add.enterUrlOfWebPage')) },
  })
  const { found, isChecking, check } = useDuplicate()
  // Belongs to the URL that is in the field now.
  const duplicate = found?.url === addressOf(form.values.url) ? found : null

  const done = ({ id }: Item, message: string) => {
    closeModal()
    toast({
      message,
      action: { label: t('ui.open'), onClick: () => void navigate(paths.item(id)) },
    })
  }
  const takeDuplicate = (item: Item) => {
    if (!collectionId) return done(item, t('items.add.alreadyInTheLibrary'))
    const into = { params: { cid: collectionId, itemId: item.id } }
    put.mutate(into, { onSuccess: () => done(item, t('items.add.addedTheExistingItem')) })
  }
  const submit = form.onSubmit(async ({ url, name, categories }) => {
    // Asked once for each address: who wants it twice has it twice.
    if (!duplicate && (await check(addressOf(url)))) return
    const body = {
      kind: 'link' as const,
      url: withScheme(url),
      ...categories,
      ...(name.trim() && { name: name.trim() }),
      ...(collectionId && { collectionId }),
    }
    const onError = (problem: ApiProblem) => form.setErrors(problem.fields)
    add.mutate({ body }, { onSuccess: (item) => done(item, t('items.add.webLinkAdded')), onError })
  })
  const problem = put.error ?? (add.error && !hasFields(add.error) ? add.error : null)
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          label={t('items.add.url')}
          placeholder="https://"
          type="url"
          inputMode="url"
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('url')}
        />
        <TextInput
          label={t('ui.name')}
          description={t('items.add.nameHint')}
          maxLength={NAME_MAX}
          {...form.getInputProps('name')}
        />
        <RequiredCategories
          value={form.values.categories}
          errors={form.errors}
          onChange={(category, ids) => {
            form.setFieldValue('categories', { ...form.values.categories, [category]: ids })
            form.clearFieldError(category)
          }}
        />
        {problem && <Alert color="red">{problem.message}</Alert>}
        {duplicate && <DuplicateNotice duplicate={duplicate} />}
        <ModalFooter>
          <Button variant="default" onClick={closeModal}>
            {t('ui.cancel')}
          </Button>
          <Button
            type="submit"
            variant={duplicate ? 'default' : 'filled'}
            loading={isChecking || add.isPending}
          >
            {duplicate ? t('items.add.addAnyway') : t('items.add.addLink')}
          </Button>
          {duplicate && (
            <Button loading={put.isPending} onClick={() => takeDuplicate(duplicate)}>
              {t('items.add.useExisting')}
            </Button>
          )}
        </ModalFooter>
      </Stack>
    </form>
  )
}

function hasFields({ fields }: ApiProblem): boolean {
  return Object.keys(fields).length > 0
}

/** Checks for an item that already has the URL, and remembers the last one found. */
function useDuplicate() {
  const [found, setFound] = useState<Item | null>(null)
  const [isChecking, setChecking] = useState(false)
  const check = async (url: string) => {
    setChecking(true)
    const duplicate = await findDuplicate(url)
    setChecking(false)
    setFound(duplicate)
    return duplicate
  }
  return { found, isChecking, check }
}

function DuplicateNotice({ duplicate: { id, name } }: { duplicate: Item }) {
  return (
    <Alert color="yellow" title={t('items.add.alreadyInLibrary')} role="status">
      <Anchor component={Link} to={paths.item(id)} onClick={closeModal}>
        {name}
      </Anchor>
    </Alert>
  )
}

/** Returns the item with this URL. A failed check doesn't prevent adding the page. */
async function findDuplicate(url: string): Promise<Item | null> {
  try {
    const { duplicates } = await call(findDuplicates, { body: { urls: [url] } })
    return duplicates[0]?.item ?? null
  } catch {
    return null
  }
}

/** Normalizes a URL as the server does. */
function addressOf(url: string): string {
  return isAddress(url) ? new URL(withScheme(url)).href : ''
}

/** Adds a scheme, since people type `example.com`. */
function withScheme(url: string): string {
  const trimmed = url.trim()
  return /^[a-z][a-z\d+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`
}

function isAddress(url: string): boolean {
  if (url.trim() === '' || !URL.canParse(withScheme(url))) return false
  return /^https?:$/.test(new URL(withScheme(url)).protocol)
}
