import { Alert, Button } from '@mantine/core'
import { isAddress } from '@satchel/contract/addresses.ts'
import type { Link } from '@satchel/contract/links/links.ts'
import { shareItem } from '@satchel/contract/links/sharing.ts'
import { t } from '@satchel/messages/t.ts'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { newId } from '../../../lib/new-id.ts'
import { ApiProblem } from '../../../lib/problem.ts'
import { track } from '../../../lib/tracker/track.ts'
import { useCopying } from '../../../ui/copy/CopyButton.tsx'
import { icon } from '../../../ui/icon.ts'
import { closeModal, openModal } from '../../../ui/overlay/modal.ts'
import { CopyRow } from './CopyRow.tsx'
import { RecipientField } from './RecipientField.tsx'
import styles from './ShareDialog.module.css'
import type { Recipient } from './share-types.ts'
import { useRecipients } from './use-recipients.ts'
import { fieldsOf, READS } from './use-share.ts'

interface NamedItem {
  id: string
  name: string
}

interface Line {
  item: NamedItem
  link: Link | null
  /** The reason why there is no link. */
  problem: string
}

const NOBODY: Recipient = { email: '', name: '', organization: '', memo: '' }

/** Shares several items with one recipient, or with anyone, by a link for each of them. */
export function openSeparateLinks(items: readonly NamedItem[]): void {
  openModal({
    title: t('links.share.linksForItems', { count: items.length }),
    content: <SeparateLinks items={items} />,
  })
}

function SeparateLinks({ items }: { items: readonly NamedItem[] }) {
  const [recipient, setRecipient] = useState(NOBODY)
  const [isTried, setTried] = useState(false)
  const earlier = useRecipients()
  const { create, lines, isCreating } = useLinks(items)
  if (lines) return <Created lines={lines} />
  const { email } = recipient
  const isWrong = email.trim() !== '' && !isAddress(email)
  const change = (part: Partial<Recipient>) => setRecipient({ ...recipient, ...part })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isWrong) create(recipient)
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.body}>
        <RecipientField
          value={email || recipient.name || recipient.organization}
          known={earlier}
          error={isTried && isWrong ? t('links.share.enterAddressLikeNameCompany') : undefined}
          onType={(typed) => setRecipient({ ...NOBODY, email: typed })}
          onPerson={change}
          onName={(name) => change({ email: '', name })}
          onOrganization={(organization) => change({ email: '', organization })}
        />
        <ul className={styles.list} aria-label={t('links.share.selectedItems')}>
          {items.map(({ id, name }) => (
            <li key={id} className={styles.line}>
              {name}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.foot}>
        <div className={styles.buttons}>
          <Button size="lg" className={styles.leave ?? ''} variant="default" onClick={closeModal}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" size="lg" className={styles.main ?? ''} loading={isCreating}>
            {t('links.share.createCount', { count: items.length })}
          </Button>
        </div>
      </div>
    </form>
  )
}

/** Creates the links one after the other; one that is refused doesn't stop the others. */
function useLinks(items: readonly NamedItem[]) {
  const client = useQueryClient()
  const { mutate, data, isPending } = useMutation({
    mutationFn: async (recipient: Recipient) => {
      const lines: Line[] = []
      for (const item of items) lines.push(await lineOf(item, recipient))
      return lines
    },
    onSuccess: async () => {
      track('link.shared', { itemType: 'ITEM', to: 'one by one' })
      await Promise.all(READS.map(({ name }) => client.invalidateQueries({ queryKey: [name] })))
    },
  })
  return { create: mutate, lines: data, isCreating: isPending }
}

async function lineOf(item: NamedItem, recipient: Recipient): Promise<Line> {
  const body = { itemType: 'ITEM' as const, itemId: item.id, ...fieldsOf(recipient) }
  try {
    const link = await call(shareItem, { body }, { idempotencyKey: newId() })
    return { item, link, problem: '' }
  } catch (error) {
    if (error instanceof ApiProblem) return { item, link: null, problem: error.message }
    throw error
  }
}

function Created({ lines }: { lines: readonly Line[] }) {
  const links = lines.flatMap(({ item, link }) => (link ? `${item.name}: ${link.url}` : []))
  const { copied, copy } = useCopying(links.join('\n'))
  return (
    <div className={styles.form}>
      <div className={styles.body}>
        {links.length > 0 && (
          <p className={styles.madeLine} role="status">
            <IconCheck {...icon} className={styles.check} />
            {t('links.share.linksCreated', { count: links.length })}
          </p>
        )}
        {links.length < lines.length && (
          <Alert color="red">
            {t('links.share.linksMissing', { count: lines.length - links.length })}
          </Alert>
        )}
        <ul className={styles.list} aria-label={t('links.share.links')}>
          {lines.map(({ item, link, problem }) => (
            <li key={item.id} className={`${styles.line} ${styles.result}`}>
              <span className={styles.person}>{item.name}</span>
              <span className={link ? styles.slug : styles.faulty}>
                {link?.url.replace(/^https?:\/\//, '') ?? problem}
              </span>
              {link && <CopyRow whose={item.name} url={link.url} />}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.foot}>
        <div className={styles.buttons}>
          <Button size="lg" variant="default" className={styles.leave ?? ''} onClick={closeModal}>
            {t('links.share.done')}
          </Button>
          {links.length > 0 && (
            <Button
              size="lg"
              className={styles.main ?? ''}
              leftSection={copied ? <IconCheck {...icon} /> : <IconCopy {...icon} />}
              onClick={copy}
            >
              {copied ? t('ui.copied') : t('links.share.copyAll', { count: links.length })}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}
