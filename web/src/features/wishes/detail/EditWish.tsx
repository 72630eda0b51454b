import { Stack } from '@mantine/core'
import type { Wish } from '@satchel/contract/wishes/wishes.ts'
import { t } from '@satchel/messages/t.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { FormFooter } from '../../../ui/overlay/FormFooter.tsx'
import { closeModal, openModal } from '../../../ui/overlay/modal.ts'
import { useChangeWish } from '../use-change-wish.ts'
import { fieldsOf, useWishForm, WishFields } from '../WishFields.tsx'

export function openEditWish(wish: Wish): void {
  openModal({ title: t('wishes.editWish'), content: <EditWishForm wish={wish} /> })
}

function EditWishForm({ wish }: { wish: Wish }) {
  const { kind, title, description, organization, neededBy } = wish
  const change = useChangeWish()
  const form = useWishForm({
    kind,
    title,
    description,
    organization: organization ?? '',
    neededBy: neededBy ?? '',
  })
  const submit = form.onSubmit((draft) =>
    change.mutate(
      { wish, change: fieldsOf(draft) },
      {
        onSuccess: () => {
          closeModal()
          toast({ message: t('ui.saved') })
        },
        onError: (problem) => form.setErrors(problem.fields),
      },
    ),
  )
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <WishFields form={form} />
        <FormFooter
          submit={t('ui.save')}
          isPending={change.isPending}
          problem={change.error?.fields.itemIds}
        />
      </Stack>
    </form>
  )
}
