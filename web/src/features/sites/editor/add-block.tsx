import { Stack, Text, TextInput, UnstyledButton } from '@mantine/core'
import {
  type Block,
  type BlockKind,
  COLUMNS_MIN,
  EMBED_HOSTS,
} from '@satchel/contract/sites/blocks.ts'
import { t } from '@satchel/messages/t.ts'
import { type FormEvent, useState } from 'react'
import { newId } from '../../../lib/new-id.ts'
import { icon } from '../../../ui/icon.ts'
import { FormFooter } from '../../../ui/overlay/FormFooter.tsx'
import { closeModal, openModal } from '../../../ui/overlay/modal.ts'
import { pickCollection, pickCta, pickFile } from '../pick/pickers.tsx'
import { newMilestone } from '../plan/plan-changes.ts'
import styles from './AddBlock.module.css'
import { BLOCK_ICONS } from './block-icons.ts'
import type { Pickers } from './editing.ts'
import * as labels from './labels.ts'

interface Adding extends Pickers {
  /** Kinds to offer. Columns can't be nested, and CTAs need their permission. */
  kinds: readonly BlockKind[]
  onAdd: (block: Block) => void
}

/** Shows the kinds of blocks, then asks for what a block requires. */
export function openAddBlock(adding: Adding): void {
  openModal({ title: t('sites.editor.addBlock'), size: 560, content: <Kinds {...adding} /> })
}

function Kinds({ kinds, ...adding }: Adding) {
  return (
    <ul className={styles.kinds}>
      {kinds.map((kind, index) => {
        const Icon = BLOCK_ICONS[kind]
        return (
          <li key={kind}>
            <UnstyledButton
              className={styles.kind}
              data-autofocus={index === 0 || undefined}
              onClick={() => BEGIN[kind](newId(), adding)}
            >
              <Icon {...icon} size={20} />
              <span>
                <span className={styles.name}>{labels.BLOCK_NAMES[kind]}</span>
                <span className={styles.line}>{labels.BLOCK_LINES[kind]}</span>
              </span>
            </UnstyledButton>
          </li>
        )
      })}
    </ul>
  )
}

type Begin = (id: string, adding: Omit<Adding, 'kinds'>) => void

const BEGIN: Record<BlockKind, Begin> = {
  heading: (id, adding) => atOnce({ id, kind: 'heading', text: '', level: 2 }, adding),
  text: (id, adding) =>
    atOnce({ id, kind: 'text', doc: { type: 'doc', content: [{ type: 'paragraph' }] } }, adding),
  items: (id, { onAdd, pickItems }) =>
    pickItems({
      title: t('sites.editor.chooseItems'),
      known: [],
      onPick: (itemIds) => onAdd({ id, kind: 'items', itemIds, layout: 'grid' }),
    }),
  collection: (id, { onAdd }) =>
    pickCollection((collectionId) =>
      onAdd({ id, kind: 'collection', collectionId, layout: 'grid' }),
    ),
  cta: (id, { onAdd }) => pickCta((ctaId) => onAdd({ id, kind: 'cta', ctaId })),
  image: (id, { onAdd }) =>
    pickFile('image', (itemId) => onAdd({ id, kind: 'image', itemId, alt: '' })),
  video: (id, { onAdd }) => pickFile('video', (itemId) => onAdd({ id, kind: 'video', itemId })),
  embed: (id, { onAdd }) => openEmbed((url) => onAdd({ id, kind: 'embed', url })),
  columns: (id, adding) =>
    atOnce({ id, kind: 'columns', columns: Array.from({ length: COLUMNS_MIN }, () => []) }, adding),
  plan: (id, adding) => atOnce({ id, kind: 'plan', milestones: [newMilestone()] }, adding),
  divider: (id, adding) => atOnce({ id, kind: 'divider' }, adding),
}

/** Adds a block that needs no input. */
function atOnce(block: Block, { onAdd }: Pick<Adding, 'onAdd'>): void {
  closeModal()
  onAdd(block)
}

function openEmbed(onAdd: (url: string) => void): void {
  openModal({ title: t('sites.editor.embedTitle'), content: <EmbedForm onAdd={onAdd} /> })
}

/** Tells whether visitors may be shown a page inside another: only those of known hosts. */
export function isEmbeddable(address: string): boolean {
  const url = URL.parse(address)
  return (
    url?.protocol === 'https:' &&
    EMBED_HOSTS.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`))
  )
}

function EmbedForm({ onAdd }: { onAdd: (url: string) => void }) {
  const [address, setAddress] = useState('')
  const [isWrong, setWrong] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isEmbeddable(address.trim())) return setWrong(true)
    closeModal()
    onAdd(address.trim())
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          type="url"
          label={t('sites.editor.embedAddress')}
          placeholder="https://"
          data-autofocus
          value={address}
          error={isWrong && t('sites.editor.cantEmbed')}
          onChange={({ currentTarget }) => {
            setAddress(currentTarget.value)
            setWrong(false)
          }}
        />
        <Text size="xs" c="dimmed">
          {t('sites.editor.embedHint', { hosts: labels.SOME_HOSTS })}
        </Text>
        <FormFooter submit={t('ui.add')} />
      </Stack>
    </form>
  )
}
