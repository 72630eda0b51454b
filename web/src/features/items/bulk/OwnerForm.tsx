import { Select, Text } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { useState } from 'react'
import { useMe } from '../../../lib/session.ts'
import { closeModal, openModal } from '../../../ui/overlay/modal.ts'
import { usePeople } from '../use-people.ts'
import { BulkForm } from './BulkForm.tsx'
import type { BulkTarget } from './bulk-target.ts'
import { useBulkChange } from './use-bulk-change.ts'

export function openOwner(target: BulkTarget): void {
  openModal({
    title: t('items.bulk.ownerOfTarget', { target: target.label }),
    content: <OwnerForm target={target} />,
  })
}

function OwnerForm({ target }: { target: BulkTarget }) {
  const { role } = useMe()
  const [search, setSearch] = useState('')
  const [owner, setOwner] = useState<{ id: string; name: string } | null>(null)
  const people = usePeople(search === owner?.name ? '' : search)
  const { change, isPending, error } = useBulkChange()
  const candidates =
    owner && !people.some(({ id }) => id === owner.id) ? [owner, ...people] : people
  const isAdmin = role === 'owner' || role === 'admin'
  const save = () => {
    if (!owner) return
    const done = t('items.bulk.transferredTo', { name: owner.name })
    change({ target, patch: { ownerId: owner.id }, owner, done, inForm: true }, closeModal)
  }
  return (
    <BulkForm
      verb={t('ui.transfer')}
      isEmpty={owner === null}
      isPending={isPending}
      problem={error?.fields.ownerId ? null : error}
      onSubmit={save}
    >
      <Select
        label={t('items.bulk.newOwner')}
        placeholder={t('items.bulk.findAPerson')}
        data-autofocus
        data={candidates.map(({ id, name }) => ({ value: id, label: name }))}
        value={owner?.id ?? null}
        searchable
        allowDeselect={false}
        searchValue={search}
        onSearchChange={setSearch}
        onChange={(id) => setOwner(candidates.find((person) => person.id === id) ?? null)}
        nothingFoundMessage={t('ui.noOneByThatName')}
        filter={({ options }) => options}
        error={error?.fields.ownerId}
      />
      {!isAdmin && (
        <Text size="sm" c="dimmed">
          {t('items.bulk.transferHint')}
        </Text>
      )}
    </BulkForm>
  )
}
