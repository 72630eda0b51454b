import { Select, TextInput } from '@mantine/core'
import { NAME_MAX, PAGE_MAX } from '@satchel/contract/constants.ts'
import type { PlanOwner } from '@satchel/contract/sites/plan-block.ts'
import { listUsers } from '@satchel/contract/users.ts'
import { t } from '@satchel/messages/t.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../../../lib/api.ts'
import { useMay, useMe } from '../../../../lib/session.ts'
import type { PlanBlock } from '../../plan/plan-changes.ts'
import styles from './Plan.module.css'

const CUSTOMER = 'customer'
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/

interface OwnerFieldsProps {
  block: PlanBlock
  owner: PlanOwner
  onChange: (owner: PlanOwner) => void
}

/** Chooses who has to do a step: a colleague, somebody of the customer named before, or somebody new. */
export function OwnerFields({ block, owner, onChange }: OwnerFieldsProps) {
  const { user: me } = useMe()
  const mayRead = useMay('people.read')
  const people = useQuery({
    ...query(listUsers, { query: { limit: PAGE_MAX, status: 'active' } }),
    enabled: mayRead,
  })
  const [isNew, setNew] = useState(false)
  const team = people.data?.items ?? [me]
  const customers = customersIn(block)
  const choose = (value: string | null) => {
    setNew(value === CUSTOMER)
    const customer = customers.get(value ?? '')
    if (customer) onChange(customer)
    else if (value && value !== CUSTOMER) onChange({ userId: value })
  }
  const colleagues = team.map(({ id, name }) => ({ value: id, label: name }))
  const theirs = [...customers.values()].map(({ email = '', name = '' }) => ({
    value: email,
    label: name,
  }))
  return (
    <>
      <Select
        size="xs"
        label={t('sites.plan.who')}
        searchable
        allowDeselect={false}
        data={[...colleagues, ...theirs, { value: CUSTOMER, label: t('sites.plan.customer') }]}
        value={isNew ? CUSTOMER : (owner.userId ?? owner.email ?? null)}
        onChange={choose}
      />
      {(isNew || owner.userId === undefined) && (
        <CustomerFields
          key={isNew ? CUSTOMER : owner.email}
          owner={isNew ? {} : owner}
          onChange={(next) => {
            onChange(next)
            setNew(false)
          }}
        />
      )}
    </>
  )
}

/** Returns the people of the customer that a plan names, by address. */
function customersIn({ milestones }: PlanBlock): Map<string, PlanOwner> {
  const owners = milestones.flatMap(({ tasks }) => tasks.map(({ owner }) => owner))
  return new Map(owners.flatMap((owner) => (owner.email ? [[owner.email, owner]] : [])))
}

/** Keeps what is typed until both are there, so that everything else can be saved meanwhile. */
function CustomerFields({ owner, onChange }: Omit<OwnerFieldsProps, 'block'>) {
  const [{ name = '', email = '' }, setTyped] = useState(owner)
  const commit = () => {
    const next = { name: name.trim(), email: email.trim() }
    if (!next.name || !ADDRESS.test(next.email)) return
    if (next.name !== owner.name || next.email !== owner.email) onChange(next)
  }
  return (
    <div className={styles.customer}>
      <TextInput
        size="xs"
        label={t('sites.plan.customerName')}
        maxLength={NAME_MAX}
        value={name}
        onBlur={commit}
        onChange={({ currentTarget }) => setTyped({ email, name: currentTarget.value })}
      />
      <TextInput
        size="xs"
        type="email"
        label={t('sites.plan.customerEmail')}
        {...(!owner.email && { description: t('sites.plan.customerHint') })}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={email}
        onBlur={commit}
        onChange={({ currentTarget }) => setTyped({ name, email: currentTarget.value })}
      />
    </div>
  )
}
