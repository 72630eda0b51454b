import { Anchor, Button, TextInput } from '@mantine/core'
import { getCollection } from '@satchel/contract/collections.ts'
import { getItem } from '@satchel/contract/items/items.ts'
import { setOwnLink } from '@satchel/contract/links/sharing.ts'
import type { ItemType } from '@satchel/contract/schemas.ts'
import { t } from '@satchel/messages/t.ts'
import { type FormEvent, useState } from 'react'
import { useCommand } from '../../../lib/api.ts'
import { useMay } from '../../../lib/session.ts'
import { copyOrShow } from '../../../ui/copy/copy-or-show.tsx'
import { LINK_READS } from '../actions/link-reads.ts'
import styles from './OwnLink.module.css'

interface OwnLinkProps {
  itemType: ItemType
  itemId: string
  shortLink: { slug: string; url: string } | null
}

/** The item's own link for nobody in particular: short enough to be said or printed. */
export function OwnLink(props: OwnLinkProps) {
  const { shortLink } = props
  const mayChange = useMay('library.write')
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <OwnLinkForm {...props} onDone={() => setOpen(false)} />
  if (!shortLink && !mayChange) return null
  return (
    <div className={styles.line}>
      {shortLink && <OwnAddress {...shortLink} />}
      {mayChange && (
        <Button variant="default" size="xs" onClick={() => setOpen(true)}>
          {shortLink ? t('links.list.changeShortLink') : t('links.list.createShortLink')}
        </Button>
      )}
    </div>
  )
}

function OwnAddress({ url }: { url: string }) {
  const copy = () => copyOrShow(url, t('links.list.shortLinkCopied'))
  return (
    <>
      <Anchor className={styles.address ?? ''} href={url} target="_blank" rel="noreferrer">
        {url.replace(/^https?:\/\//, '')}
      </Anchor>
      <Button variant="default" size="xs" onClick={() => void copy()}>
        {t('ui.copy')}
      </Button>
    </>
  )
}

function OwnLinkForm({
  itemType,
  itemId,
  shortLink,
  onDone,
}: OwnLinkProps & { onDone: () => void }) {
  const [slug, setSlug] = useState(shortLink?.slug ?? '')
  const command = useCommand(setOwnLink, { refreshes: [...LINK_READS, getItem, getCollection] })
  const save = (event: FormEvent) => {
    event.preventDefault()
    const body = { itemType, ...(slug.trim() && { slug: slug.trim() }) }
    command.mutate({ params: { id: itemId }, body }, { onSuccess: onDone })
  }
  const { error, isPending } = command
  return (
    <form className={styles.form} onSubmit={save} noValidate>
      <TextInput
        data-autofocus
        label={t('links.list.shortLink')}
        description={t('links.list.slugHint')}
        placeholder="price-list"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        value={slug}
        error={error && (error.fields.slug ?? error.message)}
        onChange={({ currentTarget }) => setSlug(currentTarget.value)}
      />
      <div className={styles.line}>
        <Button type="submit" size="xs" loading={isPending}>
          {t('ui.save')}
        </Button>
        <Button variant="default" size="xs" onClick={onDone}>
          {t('ui.cancel')}
        </Button>
      </div>
    </form>
  )
}
