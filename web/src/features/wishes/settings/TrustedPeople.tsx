import { Button } from '@mantine/core'
import {
  listTrustedPeople,
  removeTrustedPerson,
  type TrustedPerson,
} from '@satchel/contract/wishes/moderation.ts'
import { t } from '@satchel/messages/t.ts'
import { useQuery } from '@tanstack/react-query'
import { query, useCommand } from '../../../lib/api.ts'
import { LoadProblem } from '../../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons } from '../../../ui/feedback/Skeletons.tsx'
import { toastOutcome } from '../../../ui/feedback/toast.tsx'
import styles from './WishSettings.module.css'

/** People whose wishes need no approval. */
export function TrustedPeople() {
  const people = useQuery(query(listTrustedPeople, {}))
  return (
    <section aria-labelledby="trusted-people">
      <h3 id="trusted-people" className={styles.heading}>
        {t('wishes.moderation.trustedPeople')}
      </h3>
      <p className={styles.line}>{t('wishes.moderation.trustedPeopleLine')}</p>
      {people.isPending && <RowSkeletons count={2} />}
      {people.isError && !people.data && (
        <LoadProblem title={t('wishes.moderation.couldntLoadTrusted')} query={people} />
      )}
      {people.data?.items.length === 0 && (
        <p className={styles.line}>{t('wishes.moderation.nobodyTrusted')}</p>
      )}
      {people.data && people.data.items.length > 0 && (
        <ul className={styles.names} aria-labelledby="trusted-people">
          {people.data.items.map((person) => (
            <Row key={person.id} person={person} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Row({ person: { id, name } }: { person: TrustedPerson }) {
  const remove = useCommand(removeTrustedPerson, { refreshes: [listTrustedPeople] })
  const onClick = () =>
    toastOutcome(remove.mutateAsync({ params: { userId: id } }), {
      message: t('wishes.moderation.needApprovalAgain', { name }),
    })
  return (
    <li className={styles.person}>
      <span className={styles.name}>{name}</span>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={t('wishes.moderation.requireApprovalFor', { name })}
        loading={remove.isPending}
        onClick={onClick}
      >
        {t('wishes.moderation.requireApproval')}
      </Button>
    </li>
  )
}
