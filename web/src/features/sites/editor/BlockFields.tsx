import { Button, Group, SegmentedControl, TextInput } from '@mantine/core'
import { getCollection } from '@satchel/contract/collections.ts'
import { NAME_MAX } from '@satchel/contract/constants.ts'
import { getCta } from '@satchel/contract/ctas/ctas.ts'
import type { Block, BlockOf } from '@satchel/contract/sites/blocks.ts'
import { t } from '@satchel/messages/t.ts'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { query } from '../../../lib/api.ts'
import { useMay } from '../../../lib/session.ts'
import { TextSkeleton } from '../../../ui/feedback/Skeletons.tsx'
import { pickCollection, pickCta } from '../pick/pickers.tsx'
import { isEmbeddable } from './add-block.tsx'
import styles from './BlockFields.module.css'
import { ColumnsFields } from './ColumnsFields.tsx'
import { useEditing } from './editing.ts'
import { FileLine } from './FileLine.tsx'
import { ItemsFields } from './ItemsFields.tsx'
import { LayoutField } from './LayoutField.tsx'
import * as labels from './labels.ts'

// The editor of text is the largest part, and none of it is needed to see the page.
const TextFields = lazy(async () => ({ default: (await import('./TextFields.tsx')).TextFields }))

// Few pages have a plan.
const PlanFields = lazy(async () => ({
  default: (await import('./plan/PlanFields.tsx')).PlanFields,
}))

/** The fields of a block; beside the page, those of the selected one that can’t be on the page. */
export function BlockFields({ block }: { block: Block }) {
  const { isOnPage, selected } = useEditing()
  if (isOnPage && selected !== block.id && block.kind !== 'columns') return null
  switch (block.kind) {
    case 'heading':
      return <HeadingFields block={block} />
    case 'text':
      return (
        !isOnPage && (
          <Suspense fallback={<TextSkeleton lines={3} />}>
            <TextFields block={block} />
          </Suspense>
        )
      )
    case 'items':
      return <ItemsFields block={block} />
    case 'collection':
      return <CollectionFields block={block} />
    case 'cta':
      return <CtaFields block={block} />
    case 'image':
      return <ImageFields block={block} />
    case 'video':
      return <FileLine block={block} />
    case 'embed':
      return <EmbedFields block={block} />
    case 'columns':
      return <ColumnsFields block={block} />
    case 'plan':
      return (
        <Suspense fallback={<TextSkeleton lines={3} />}>
          <PlanFields block={block} />
        </Suspense>
      )
    case 'divider':
      return !isOnPage && <hr className={styles.divider} title={t('sites.editor.dividerHint')} />
  }
}

function HeadingFields({ block }: { block: BlockOf<'heading'> }) {
  const { replace, isOnPage } = useEditing()
  return (
    <div className={styles.heading}>
      {!isOnPage && (
        <TextInput
          aria-label={t('sites.editor.headingText')}
          placeholder={t('sites.editor.headingText')}
          maxLength={NAME_MAX}
          classNames={{ input: styles.headingText ?? '' }}
          data-level={block.level}
          value={block.text}
          onChange={({ currentTarget }) => replace({ ...block, text: currentTarget.value }, 'text')}
        />
      )}
      <SegmentedControl
        size="xs"
        aria-label={t('sites.editor.headingLevel')}
        data={labels.LEVELS.map((label, index) => ({ value: String(index + 1), label }))}
        value={String(block.level)}
        onChange={(level) => replace({ ...block, level: Number(level) }, 'level')}
      />
    </div>
  )
}

function CollectionFields({ block }: { block: BlockOf<'collection'> }) {
  const { replace } = useEditing()
  const { data } = useQuery(query(getCollection, { params: { id: block.collectionId } }))
  const change = () =>
    pickCollection((collectionId) => replace({ ...block, collectionId }, 'collectionId'))
  return (
    <Group justify="space-between">
      <Chosen name={data?.name ?? '…'} onChange={change} />
      <LayoutField
        value={block.layout}
        onChange={(layout) => replace({ ...block, layout }, 'layout')}
      />
    </Group>
  )
}

function CtaFields({ block }: { block: BlockOf<'cta'> }) {
  const { replace } = useEditing()
  const mayRead = useMay('ctas.read')
  const { data } = useQuery({
    ...query(getCta, { params: { id: block.ctaId } }),
    enabled: mayRead,
  })
  const change = () => pickCta((ctaId) => replace({ ...block, ctaId }, 'ctaId'))
  return (
    <Chosen name={data?.name ?? t('sites.editor.cta')} {...(mayRead && { onChange: change })} />
  )
}

function Chosen({ name, onChange }: { name: string; onChange?: () => void }) {
  return (
    <Group gap="xs" wrap="nowrap" miw={0}>
      <span className={styles.chosen}>{name}</span>
      {onChange && (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t('sites.editor.changeName', { name })}
          onClick={onChange}
        >
          {t('sites.editor.change')}
        </Button>
      )}
    </Group>
  )
}

function ImageFields({ block }: { block: BlockOf<'image'> }) {
  const { replace } = useEditing()
  const { href: _, ...withoutLink } = block
  return (
    <>
      <FileLine block={block} />
      <TextInput
        mt="xs"
        label={t('sites.editor.alt')}
        description={t('sites.editor.altHint')}
        maxLength={NAME_MAX}
        value={block.alt}
        onChange={({ currentTarget }) => replace({ ...block, alt: currentTarget.value }, 'alt')}
      />
      <AddressField
        mt="xs"
        label={t('sites.editor.linkTo')}
        placeholder={t('sites.editor.optional')}
        value={block.href ?? ''}
        isValid={(href) => href === '' || URL.canParse(href)}
        onValid={(href) => replace(href ? { ...block, href } : withoutLink, 'href')}
      />
    </>
  )
}

function EmbedFields({ block }: { block: BlockOf<'embed'> }) {
  const { replace } = useEditing()
  return (
    <AddressField
      label={t('sites.editor.embedAddress')}
      value={block.url}
      isValid={isEmbeddable}
      onValid={(url) => replace({ ...block, url }, 'url')}
    />
  )
}

interface AddressFieldProps {
  label: string
  value: string
  placeholder?: string
  mt?: string
  isValid: (address: string) => boolean
  onValid: (address: string) => void
}

/** Address field that keeps an invalid address, so that everything else can be saved meanwhile. */
function AddressField({ value, isValid, onValid, ...field }: AddressFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const currentValue = typed ?? value
  return (
    <TextInput
      type="url"
      {...field}
      value={currentValue}
      error={isValid(currentValue.trim()) ? null : t('sites.editor.notAnAddress')}
      onBlur={() => isValid(currentValue.trim()) && setTyped(null)}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        const address = currentTarget.value.trim()
        if (isValid(address)) onValid(address)
      }}
    />
  )
}
