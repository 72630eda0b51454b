import { Button } from '@mantine/core'
import { getCollection } from '@satchel/contract/collections.ts'
import { CATEGORIES } from '@satchel/contract/taxonomy.ts'
import { getUploadBatch, type UploadBatch } from '@satchel/contract/uploads.ts'
import { t } from '@satchel/messages/t.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { query } from '../../lib/api.ts'
import { formatList } from '../../lib/format/format.ts'
import { paths } from '../../lib/paths.ts'
import { isInClassic } from '../../lib/routing.ts'
import { CATEGORY_LABELS, useTaxonomy } from '../../lib/taxonomy.ts'
import styles from './BatchLine.module.css'
import type { Batch } from './batches.ts'

/** Details of one batch of files, with a button to edit them. */
export function BatchLine({ batch }: { batch: Batch }) {
  const { importId, collectionId, assets } = batch
  const details = useQuery(query(getUploadBatch, { query: { importId } }))
  const collection = useQuery({
    ...query(getCollection, { params: { id: collectionId ?? '' } }),
    enabled: collectionId !== null,
  })
  const place =
    collectionId === null
      ? t('uploads.theLibrary')
      : (collection.data?.name ?? t('uploads.aCollection'))
  const { text, isMissing } = useDetailsText(details.data)
  const open = async () => {
    const { openBatchForm } = await import('./BatchForm.tsx')
    openBatchForm(batch)
  }
  return (
    <div className={styles.batch}>
      <div className={styles.text}>
        <Link
          to={paths.library({ importId })}
          reloadDocument={isInClassic()}
          className={styles.place}
        >
          {t('uploads.filesToPlace', { count: assets.length, place })}
        </Link>
        <span className={styles.details} data-missing={isMissing || undefined}>
          {text}
        </span>
      </div>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={t('uploads.detailsForFilesTo', { count: assets.length, place })}
        onClick={() => void open()}
      >
        {t('uploads.details')}
      </Button>
    </div>
  )
}

/** Returns the missing categories, or else the chosen ones. */
function useDetailsText(details: UploadBatch | undefined): { text: string; isMissing: boolean } {
  const { isRequired, findValue } = useTaxonomy()
  if (!details) return { text: '\u00a0', isMissing: false }
  const missing = CATEGORIES.filter((name) => isRequired(name) && details[name].length === 0)
  if (missing.length > 0) {
    const names = formatList(missing.map((name) => CATEGORY_LABELS[name]))
    return { text: t('uploads.missingNames', { names }), isMissing: true }
  }
  const values = CATEGORIES.flatMap((name) => details[name]).flatMap(
    (id) => findValue(id)?.label ?? [],
  )
  const parts = [...values, ...details.tags.map(({ label }) => label)]
  return { text: parts.join(', ') || t('uploads.noCategoriesOrTagsYet'), isMissing: false }
}
