import { Stack } from '@mantine/core'
import { NAME_MAX } from '@satchel/contract/constants.ts'
import { listSearchGaps } from '@satchel/contract/search/gaps.ts'
import { createWish, listWishes, type Wish } from '@satchel/contract/wishes/wishes.ts'
import { t } from '@satchel/messages/t.ts'
import { useCommand } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { FormFooter } from '../../ui/overlay/FormFooter.tsx'
import { closeModal, openModal } from '../../ui/overlay/modal.ts'
import { SimilarWishes } from './SimilarWishes.tsx'
import { fieldsOf, useWishForm, WishFields } from './WishFields.tsx'

const TERM_MAX = 500

interface Start {
  title?: string
  /** The search without results. */
  term?: string
  /** Receives the new wish; without it, a toast links to the wish. */
  onCreated?: (wish: Wish) => void
}

export function openNewWish(start: Start = {}): void {
  openModal({ title: t('wishes.newWish'), content: <NewWishForm {...start} /> })
}

function NewWishForm({ title = '', term, onCreated = offerToShow }: Start) {
  const create = useCommand(createWish, { refreshes: [listWishes, listSearchGaps] })
  const form = useWishForm({
    kind: 'content',
    title: title.slice(0, NAME_MAX),
    description: '',
    organization: '',
    neededBy: '',
  })
  const submit = form.onSubmit((draft) => {
    const from = term === undefined ? {} : { term: term.slice(0, TERM_MAX) }
    create.mutate(
      { body: { ...fieldsOf(draft), ...from } },
      {
        onSuccess: (wish) => {
          closeModal()
          onCreated(wish)
        },
        onError: (problem) => form.setErrors(problem.fields),
      },
    )
  })
  const isElsewhere = create.error && Object.keys(create.error.fields).length === 0
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <WishFields form={form}>
          <SimilarWishes title={form.values.title} />
        </WishFields>
        <FormFooter
          submit={t('wishes.add')}
          isPending={create.isPending}
          problem={isElsewhere ? create.error.message : undefined}
        />
      </Stack>
    </form>
  )
}

function offerToShow({ id, pending }: Wish): void {
  const onClick = () => window.location.assign(paths.wishlist({ wish: id }))
  toast({
    message: pending ? t('wishes.addedPending') : t('wishes.added'),
    action: { label: t('wishes.view'), onClick },
  })
}
