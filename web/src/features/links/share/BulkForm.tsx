import { Alert, Button, Textarea } from '@mantine/core'
import type { Reply } from '@satchel/contract/endpoint.ts'
import { getItem } from '@satchel/contract/items/items.ts'
import { atPage } from '@satchel/contract/links/at-page.ts'
import { getShareContext, type Link, listMyLinks } from '@satchel/contract/links/links.ts'
import { RECIPIENTS_MAX, shareWithMany } from '@satchel/contract/links/sharing.ts'
import { t } from '@satchel/messages/t.ts'
import { type FormEvent, useState } from 'react'
import { useCommand } from '../../../lib/api.ts'
import { track } from '../../../lib/tracker/track.ts'
import { closeModal } from '../../../ui/overlay/modal.ts'
import { EmailText } from '../../../ui/text/EmailText.tsx'
import { asksOf } from '../link-state.ts'
import { AccessField } from '../options/AccessField.tsx'
import { bodyOf, type Terms } from '../options/option-terms.ts'
import { ShareOptions } from '../options/ShareOptions.tsx'
import { UntilField } from '../options/UntilField.tsx'
import { useShareOptions } from '../options/use-share-options.ts'
import { BulkResult, type MadeLine } from './BulkResult.tsx'
import { HiddenContentNotice } from './HiddenContentNotice.tsx'
import { type ReadLine, readLines } from './recipient-lines.ts'
import styles from './ShareDialog.module.css'
import type { FormProps } from './share-form-props.ts'

const tooMany = (count: number) =>
  t('links.share.tooManyRecipients', { recipientsMax: RECIPIENTS_MAX, count })

/** Form for a pasted list, shown as it was parsed; each person on it gets their own link. */
export function BulkForm({ shared, draft, top }: FormProps) {
  const { list, terms } = draft
  const [made, setMade] = useState<MadeLine[] | null>(null)
  const share = useCommand(shareWithMany, { refreshes: [listMyLinks, getShareContext, getItem] })
  const options = useShareOptions(terms)
  const lines = readLines(list)
  const people = lines.filter(({ email }) => email !== null)
  const errors = share.error?.fields ?? {}
  const change = (part: Terms) => draft.change({ terms: { ...terms, ...part } })
  const isTooMany = people.length > RECIPIENTS_MAX

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const recipients = people.map(recipientOf)
    const { itemId, itemType } = shared
    const { slug: _, ...options } = bodyOf(terms)
    share.mutate(
      { body: { itemId, itemType, recipients, ...options } },
      {
        onSuccess: (answer) => {
          setMade(linesOf(people, answer, shared.page))
          track('link.shared', { itemType, to: 'several' })
          draft.finish()
        },
      },
    )
  }
  if (made) return <BulkResult lines={made} shared={shared} top={top} />
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.body}>
        <div className={styles.main}>
          {top}
          <Textarea
            label={t('links.share.whoAreThey')}
            description={t('links.share.listHint')}
            autosize
            autoFocus
            minRows={4}
            maxRows={10}
            value={list}
            error={isTooMany && tooMany(people.length)}
            onChange={({ currentTarget }) => draft.change({ list: currentTarget.value })}
          />
          {lines.length > 0 && <Read lines={lines} count={people.length} />}
          <AccessField
            options={options.effective}
            terms={terms}
            itemName={shared.itemName}
            error={errors.password ?? errors.requireEmail}
            onChange={change}
          />
          <UntilField
            expiresOn={options.effective.expiresOn}
            error={errors.expiresAt}
            onChange={change}
          />
          <HiddenContentNotice shared={shared} options={options.effective} onChange={change} />
        </div>
        <ShareOptions
          terms={terms}
          base={options.base}
          effective={options.effective}
          presets={{ all: options.presets, chosen: options.preset }}
          edition={`${options.preset?.id}:${options.preset?.version}`}
          errors={errors}
          onChange={(next) => draft.change({ terms: next })}
          withSlug={false}
        />
      </div>
      <BulkFoot
        people={people.length}
        faulty={lines.length - people.length}
        isTooMany={isTooMany}
        share={share}
      />
    </form>
  )
}

interface BulkFootProps {
  people: number
  /** Number of lines that name nobody, which are left out. */
  faulty: number
  isTooMany: boolean
  share: { error: Error | null; isPending: boolean }
}

/** Returns the recipient of a line, as calls send it. */
function recipientOf({ email, name, organization }: ReadLine) {
  return {
    sharedToEmail: email,
    ...(name && { sharedToName: name }),
    ...(organization && { sharedToOrganization: organization }),
  }
}

function BulkFoot({ people, faulty, isTooMany, share }: BulkFootProps) {
  return (
    <div className={styles.foot}>
      {share.error && <Alert color="red">{share.error.message}</Alert>}
      <div className={styles.buttons}>
        <Button size="lg" className={styles.leave ?? ''} variant="default" onClick={closeModal}>
          {t('ui.cancel')}
        </Button>
        <Button
          type="submit"
          size="lg"
          className={styles.main ?? ''}
          disabled={people === 0 || isTooMany}
          loading={share.isPending}
        >
          {people === 0
            ? t('links.share.createLinks')
            : faulty === 0
              ? t('links.share.createCount', { count: people })
              : t('links.share.createAndSkip', { count: people, faulty })}
        </Button>
      </div>
    </div>
  )
}

function Read({ lines, count }: { lines: readonly ReadLine[]; count: number }) {
  const faulty = lines.filter(({ email }) => email === null)
  return (
    <section className={styles.read} aria-label={t('links.share.recipientsFound')}>
      <p className={styles.quiet} role="status">
        {t('links.share.people', { count })}
        {faulty.length > 0 && (
          <span className={styles.faulty}>
            {' · '}
            {t('links.share.notAddresses', { count: faulty.length })}
          </span>
        )}
      </p>
      {faulty.length > 0 && (
        <ul
          className={styles.chips}
          aria-label={t('links.share.notAddresses', { count: faulty.length })}
        >
          {faulty.map(({ line }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same text may come twice
            <li key={index} className={styles.chip}>
              {line}
            </li>
          ))}
        </ul>
      )}
      <ul className={styles.list}>
        {lines.map(
          ({ email, name, organization }) =>
            email !== null && (
              <li key={email} className={styles.line}>
                <span>
                  {name && `${name} · `}
                  <EmailText>{email}</EmailText>
                </span>
                <span className={styles.quiet}>{organization}</span>
              </li>
            ),
        )}
      </ul>
    </section>
  )
}

type Answer = Reply<typeof shareWithMany>

/** Returns the lines in the order of the list, each with its result: a link that opens at the page. */
function linesOf(
  people: readonly ReadLine[],
  { items, problems }: Answer,
  page: number | undefined,
): MadeLine[] {
  const byAddress = new Map(items.map((item) => [item.link.sharedToEmail, item]))
  let place = 0
  return people.map(({ email, name, organization }, index) => {
    const message = problems.find((problem) => problem.index === index)?.message
    // The server may spell an address otherwise; the order is that of the list.
    const found = message ? undefined : (byAddress.get(email?.toLowerCase() ?? '') ?? items[place])
    if (!message) place += 1
    return !found
      ? {
          email: email ?? '',
          name,
          organization,
          link: null,
          note: message ?? t('links.share.notCreated'),
        }
      : {
          email: found.link.sharedToEmail ?? '',
          name,
          organization: found.link.sharedToOrganization ?? '',
          link: { ...found.link, url: atPage(found.link.url, page) },
          note: found.isNew ? '' : noteOf(found.link),
        }
  })
}

/** Says of a link that was there before what is in force on it. */
function noteOf(link: Link): string {
  return [t('links.share.alreadyShared'), ...asksOf(link).map(({ label }) => label)].join(' · ')
}
