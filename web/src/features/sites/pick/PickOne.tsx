import { TextInput, UnstyledButton } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { LoadProblem } from '../../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons } from '../../../ui/feedback/Skeletons.tsx'
import { icon } from '../../../ui/icon.ts'
import { NothingToPick, PickResults } from '../../../ui/list/PickList.tsx'
import { closeModal, openModal } from '../../../ui/overlay/modal.ts'
import styles from './PickOne.module.css'

export interface Choice {
  id: string
  name: string
  detail?: string | undefined
  picture: ReactNode
}

export interface Picking {
  title: string
  searchLabel: string
  problem: string
  nothing: string
  /** Finds choices for the typed text. */
  useChoices: (term: string) => {
    query: Pick<UseQueryResult, 'isPending' | 'error' | 'refetch' | 'isFetching'>
    choices: readonly Choice[]
  }
  onPick: (id: string) => void
}

const TYPING = 200

export function openPickOne({ title, ...picking }: Picking): void {
  openModal({ title, content: <PickOne {...picking} /> })
}

/** Picker that returns the pressed choice. */
function PickOne(props: Omit<Picking, 'title'>) {
  const { searchLabel, problem, nothing, useChoices, onPick } = props
  const [term, setTerm] = useState('')
  const [wanted] = useDebouncedValue(term.trim(), TYPING)
  const { query, choices } = useChoices(wanted)
  const pick = (id: string) => {
    closeModal()
    onPick(id)
  }
  return (
    <>
      <TextInput
        mt="2xs"
        type="search"
        aria-label={searchLabel}
        placeholder={searchLabel}
        data-autofocus
        leftSection={<IconSearch {...icon} />}
        value={term}
        onChange={({ currentTarget }) => setTerm(currentTarget.value)}
      />
      <PickResults>
        {query.isPending && <RowSkeletons count={6} height={44} />}
        <LoadProblem title={problem} query={query} />
        {!query.isPending && !query.error && choices.length === 0 && (
          <NothingToPick>{nothing}</NothingToPick>
        )}
        <ul className={styles.list}>
          {choices.map(({ id, name, detail, picture }) => (
            <li key={id}>
              <UnstyledButton className={styles.choice} onClick={() => pick(id)}>
                <span className={styles.picture}>{picture}</span>
                <span className={styles.name}>{name}</span>
                {detail && <span className={styles.detail}>{detail}</span>}
              </UnstyledButton>
            </li>
          ))}
        </ul>
      </PickResults>
    </>
  )
}
