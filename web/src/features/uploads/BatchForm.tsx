import { Alert, Loader, Stack } from '@mantine/core'
import { type UseFormReturnType, useForm } from '@mantine/form'
import { listActivity } from '@satchel/contract/activity.ts'
import { getCollection, listCollections } from '@satchel/contract/collections.ts'
import { TAG_MAX, TAGS_PER_ITEM } from '@satchel/contract/constants.ts'
import { getItem, listItems } from '@satchel/contract/items/items.ts'
import { searchItems } from '@satchel/contract/search/search.ts'
import { CATEGORIES, getAccountSettings } from '@satchel/contract/taxonomy.ts'
import { changeUploadBatch, getUploadBatch, type UploadBatch } from '@satchel/contract/uploads.ts'
import { t } from '@satchel/messages/t.ts'
import { useQuery } from '@tanstack/react-query'
import { query, useCommand } from '../../lib/api.ts'
import { useTaxonomy } from '../../lib/taxonomy.ts'
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx'
import { showProblem } from '../../ui/feedback/toast.tsx'
import { FormFooter } from '../../ui/overlay/FormFooter.tsx'
import { closeModal, openModal } from '../../ui/overlay/modal.ts'
import { TagsBox } from '../../ui/TagsBox.tsx'
import styles from './BatchForm.module.css'
import type { Batch } from './batches.ts'
import { CategorySelect } from './CategorySelect.tsx'
import { CollectionSelect } from './CollectionSelect.tsx'
import { NameFields } from './NameFields.tsx'
import { apply } from './pending-store.ts'
import { nameUpload } from './upload.ts'

export function openBatchForm(batch: Batch): void {
  openModal({
    title: t('uploads.detailsForFiles', { count: batch.assets.length }),
    content: <BatchForm batch={batch} />,
    size: 'lg',
  })
}

function BatchForm({ batch }: { batch: Batch }) {
  const details = useQuery({
    ...query(getUploadBatch, { query: { importId: batch.importId } }),
    refetchOnMount: 'always',
  })
  if (details.isError) {
    return <LoadProblem title={t('uploads.couldntLoadTheDetails')} query={details} />
  }
  // A refetch doesn’t replace what is typed.
  if (!details.data || !details.isFetchedAfterMount)
    return <Loader role="status" aria-label={t('uploads.loadingDetails')} />
  return <Fields batch={batch} details={details.data} />
}

interface Values extends Omit<UploadBatch, 'importId' | 'tags'> {
  tags: string[]
  /** Names by asset id. */
  names: Record<string, string>
}

interface FieldsProps {
  batch: Batch
  details: UploadBatch
}

/** Details of uploaded and pending files; uploads don't wait for them. */
function Fields({ batch, details }: FieldsProps) {
  const { importId, assets } = batch
  const { importId: _, ...own } = details
  const form = useForm<Values>({
    initialValues: {
      ...own,
      collectionId: batch.collectionId,
      tags: details.tags.map(({ label }) => label),
      names: Object.fromEntries(assets.map(({ id, itemName }) => [id, itemName ?? ''])),
    },
  })
  const save = useCommand(changeUploadBatch, {
    refreshes: [
      ...[getUploadBatch, getItem, listItems, searchItems],
      ...[getCollection, listCollections, getAccountSettings, listActivity],
    ],
  })
  const submit = form.onSubmit(({ names, ...values }) => {
    let isShown = false
    // What only an open dialog does is in the options; the rest is done though it was closed.
    const saved = save.mutateAsync(
      { body: { ...values, importId } },
      {
        onSuccess: closeModal,
        onError: (problem) => {
          isShown = true
          const errors = fieldsOf(problem.fields)
          form.setErrors(errors)
          form.getInputNode(Object.keys(errors)[0] ?? '')?.focus()
        },
      },
    )
    saved.then(
      ({ collectionId }) => {
        apply({ type: 'placed', importId, collectionId })
        nameAll(assets, names)
      },
      (problem) => isShown || showProblem(problem),
    )
  })
  const names = <NameFields assets={assets} names={form.values.names} onChange={nameIn(form)} />
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {assets.length === 1 && names}
        <CollectionSelect {...form.getInputProps('collectionId')} />
        <ClassificationFields form={form} />
        {assets.length > 1 && names}
        {save.error && Object.keys(save.error.fields).length === 0 && (
          <Alert color="red">{save.error.message}</Alert>
        )}
        <FormFooter submit={t('ui.save')} isPending={save.isPending} />
      </Stack>
    </form>
  )
}

function nameAll(assets: Batch['assets'], names: Values['names']): void {
  for (const { id, itemName } of assets) {
    const name = names[id] ?? ''
    if (name.trim() !== (itemName ?? '')) nameUpload(id, name).catch(showProblem)
  }
}

function nameIn(form: UseFormReturnType<Values>) {
  return (id: string, name: string) => form.setFieldValue(`names.${id}`, name)
}

function ClassificationFields({ form }: { form: UseFormReturnType<Values> }) {
  const { tags } = useTaxonomy()
  return (
    <>
      <div className={styles.categories}>
        {CATEGORIES.map((category) => (
          <CategorySelect key={category} category={category} {...form.getInputProps(category)} />
        ))}
      </div>
      <TagsBox
        label={t('uploads.tags')}
        data={tags.map(({ label }) => label)}
        limit={50}
        maxTags={TAGS_PER_ITEM}
        maxLength={TAG_MAX}
        {...form.getInputProps('tags')}
      />
    </>
  )
}

/** Moves problems of a list's entries to the list: the server names the place, the form has one field. */
function fieldsOf(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, message]) => [path.split('.')[0] ?? path, message]),
  )
}
