import { Button, Group, Select, Text } from '@mantine/core'
import type { Item } from '@satchel/contract/items/items.ts'
import { t } from '@satchel/messages/t.ts'
import { useId, useState } from 'react'
import { useItemChange } from '../use-item-change.ts'
import { usePeople } from '../use-people.ts'
import { ConflictNotice } from './ConflictNotice.tsx'
import styles from './Field.module.css'
import { Field } from './Field.tsx'
import { useRules } from './use-rules.ts'

/** Owner of an item, whom the owner and admins can change. */
export function OwnerField({ item }: { item: Item }) {
  const { mayRule } = useRules(item)
  const id = useId()
  if (mayRule) return <OwnerSelect id={id} item={item} />
  return (
    <Field label={t('items.detail.owner')}>
      <span className={styles.plain}>{item.owner.name}</span>
    </Field>
  )
}

function OwnerSelect({ id, item }: { id: string; item: Item }) {
  const { owner } = item
  const { isAdmin } = useRules(item)
  const { save, problem, conflict, keepMine, takeTheirs } = useItemChange(
    item,
    t('items.detail.owner'),
  )
  const [wanted, setWanted] = useState<string | null>(null)
  const [search, setSearch] = useState('')
  const people = usePeople(search === owner.name ? '' : search)
  const candidates = [owner, ...people.filter((person) => person.id !== owner.id)]
  const nameOf = (ownerId: unknown) =>
    candidates.find((one) => one.id === ownerId)?.name ?? t('items.detail.someone')
  const choose = (ownerId: string | null) => {
    if (!ownerId || ownerId === owner.id) return
    if (isAdmin) save('ownerId', ownerId)
    else setWanted(ownerId)
  }
  const handOver = () => {
    if (wanted) save('ownerId', wanted)
    setWanted(null)
  }
  return (
    <Field label={t('items.detail.owner')} htmlFor={id}>
      <Select
        id={id}
        data={candidates.map((person) => ({ value: person.id, label: person.name }))}
        value={wanted ?? owner.id}
        searchable
        allowDeselect={false}
        searchValue={search}
        onSearchChange={setSearch}
        onChange={choose}
        nothingFoundMessage={t('ui.noOneByThatName')}
        filter={({ options }) => options}
        error={problem?.fields.ownerId ?? problem?.message}
        rightSection={<span />}
        rightSectionWidth={0}
        classNames={{ input: styles.input ?? '' }}
      />
      {wanted && (
        <HandOver name={nameOf(wanted)} onHandOver={handOver} onLeave={() => setWanted(null)} />
      )}
      {conflict && (
        <ConflictNotice
          conflict={conflict}
          show={nameOf}
          onKeepMine={keepMine}
          onTakeTheirs={takeTheirs}
        />
      )}
    </Field>
  )
}

/** Asks for confirmation, since only the new owner or an admin can undo the transfer. */
function HandOver(props: { name: string; onHandOver: () => void; onLeave: () => void }) {
  const { name, onHandOver, onLeave } = props
  return (
    <div role="alert" className={styles.question}>
      <Text size="sm">{t('items.detail.transferWarning', { name })}</Text>
      <Group gap="xs">
        <Button size="compact-sm" onClick={onHandOver}>
          {t('items.detail.transfer')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={onLeave}>
          {t('items.detail.keepIt')}
        </Button>
      </Group>
    </div>
  )
}
