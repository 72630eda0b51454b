import { Alert, Button, Checkbox, Text, Textarea } from '@mantine/core'
import type { Reply } from '@satchel/contract/endpoint.ts'
import {
  listOutdatedReaders,
  type OutdatedReader,
  tellOutdatedReaders,
} from '@satchel/contract/links/recall.ts'
import { t } from '@satchel/messages/t.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query, useCommand } from '../../../lib/api.ts'
import { useMay, useMe } from '../../../lib/session.ts'
import { LoadProblem } from '../../../ui/feedback/LoadProblem.tsx'
import { TextSkeleton } from '../../../ui/feedback/Skeletons.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { ModalFooter } from '../../../ui/overlay/ModalFooter.tsx'
import { closeModal } from '../../../ui/overlay/modal.ts'
import { EmailAddress } from '../../../ui/text/EmailAddress.tsx'
import { EmailText } from '../../../ui/text/EmailText.tsx'
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx'
import * as labels from './labels.ts'
import styles from './TellReaders.module.css'

const MESSAGE_MAX = 2_000

/** Lists the readers of an earlier version of a file, and emails the selected ones. */
export function TellReaders({ itemId }: { itemId: string }) {
  const outdated = useQuery(query(listOutdatedReaders, { params: { id: itemId } }))
  if (outdated.isPending) return <TextSkeleton lines={6} />
  if (outdated.isError)
    return <LoadProblem title={t('links.recall.couldntLoad')} query={outdated} />
  const { items, remaining } = outdated.data
  const more = remaining - items.filter(({ toldAt }) => toldAt === null).length
  return <Form itemId={itemId} readers={items} more={more} />
}

interface FormProps {
  itemId: string
  readers: OutdatedReader[]
  /** Number of readers who weren't notified and aren't listed. */
  more: number
}

function Form({ itemId, readers, more }: FormProps) {
  const [isLeftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const [message, setMessage] = useState('')
  const tell = useCommand(tellOutdatedReaders, { refreshes: [listOutdatedReaders] })
  const chosen = readers.filter((reader) => reader.mayTell && !isLeftOut.has(keyOf(reader)))
  const toggle = (reader: OutdatedReader) =>
    setLeftOut((before) => before.symmetricDifference(new Set([keyOf(reader)])))
  const submit = () =>
    tell.mutate(
      {
        params: { id: itemId },
        body: {
          readers: chosen.map(({ linkId, email }) => ({ linkId, email: email ?? '' })),
          ...(message.trim() && { message }),
        },
      },
      {
        onSuccess: ({ told, leftOut }) => {
          if (told > 0) toast({ message: t('links.recall.sent', { people: told }) })
          if (leftOut.length === 0) closeModal()
          else setLeftOut(isLeftOut.union(new Set(leftOut.map(keyOf))))
        },
      },
    )
  return (
    <div className={styles.form}>
      <Text size="sm" c="dimmed">
        {t('links.recall.explanation')}
      </Text>
      <ul className={styles.readers} aria-label={t('links.recall.readers')}>
        {readers.map((reader) => (
          <li key={keyOf(reader)}>
            <Reader
              reader={reader}
              isChosen={chosen.includes(reader)}
              onToggle={() => toggle(reader)}
            />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Text size="sm" c="dimmed">
          {t('links.recall.more', { readers: more })}
        </Text>
      )}
      {tell.data && tell.data.leftOut.length > 0 && <LeftOut leftOut={tell.data.leftOut} />}
      {readers.some(({ mayTell }) => mayTell) && (
        <>
          <Textarea
            label={t('links.recall.message')}
            placeholder={t('links.recall.optional')}
            autosize
            minRows={2}
            maxRows={8}
            maxLength={MESSAGE_MAX}
            value={message}
            onChange={({ currentTarget }) => setMessage(currentTarget.value)}
          />
          {tell.error && <Alert color="red">{tell.error.message}</Alert>}
          <ModalFooter>
            <Button variant="default" onClick={closeModal}>
              {t('ui.cancel')}
            </Button>
            <Button loading={tell.isPending} disabled={chosen.length === 0} onClick={submit}>
              {t('links.recall.send', { people: chosen.length })}
            </Button>
          </ModalFooter>
        </>
      )}
    </div>
  )
}

function LeftOut({ leftOut }: Pick<Reply<typeof tellOutdatedReaders>, 'leftOut'>) {
  const byReason = [...Map.groupBy(leftOut, ({ reason }) => reason)]
  return (
    <Alert color="yellow" role="alert" title={t('links.recall.notEveryoneEmailed')}>
      {byReason.map(([reason, readers]) => (
        <div key={reason}>{labels.leftOutBecause(reason, readers.length)}</div>
      ))}
    </Alert>
  )
}

interface ReaderProps {
  reader: OutdatedReader
  isChosen: boolean
  onToggle: () => void
}

function Reader({ reader, isChosen, onToggle }: ReaderProps) {
  const { email, version, downloaded, lastAt, toldAt, mayTell } = reader
  const reason = useReason(reader)
  const facts = (
    <>
      {t('links.recall.readVersion', { downloaded: downloaded ? 'true' : 'other', version })},{' '}
      <RelativeTime at={lastAt} />
      {toldAt ? (
        <>
          {' · '}
          {t('links.recall.emailed')} <RelativeTime at={toldAt} />
        </>
      ) : (
        !mayTell && ` · ${reason}`
      )}
    </>
  )
  if (mayTell)
    return (
      <Checkbox
        label={email && <EmailText>{email}</EmailText>}
        description={facts}
        checked={isChosen}
        onChange={onToggle}
      />
    )
  return (
    <div className={styles.other}>
      <span>
        <EmailAddress>{email ?? recipientOf(reader)}</EmailAddress>
      </span>
      <span className={styles.facts}>{facts}</span>
    </div>
  )
}

/** Returns why someone can't be notified. */
function useReason({ sharedBy, email }: OutdatedReader): string {
  const { user } = useMe()
  const hasAll = useMay('links.all')
  if (sharedBy.id !== user.id && !hasAll)
    return t('links.recall.askSharer', { name: sharedBy.name })
  return email === null ? t('links.recall.noAddress') : t('links.recall.linkClosed')
}

function recipientOf({ sharedToName, sharedToOrganization, sharedToMemo }: OutdatedReader): string {
  const recipient = sharedToName ?? sharedToOrganization ?? sharedToMemo
  return recipient
    ? t('links.recall.readerOf', { recipient })
    : t('links.recall.readersWithoutAddress')
}

const keyOf = ({ linkId, email }: Pick<OutdatedReader, 'linkId' | 'email'>) => `${linkId} ${email}`
