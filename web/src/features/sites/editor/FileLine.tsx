import { Button } from '@mantine/core'
import { getItem, type Item } from '@satchel/contract/items/items.ts'
import type { BlockOf } from '@satchel/contract/sites/blocks.ts'
import { t } from '@satchel/messages/t.ts'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { query } from '../../../lib/api.ts'
import { Picture, pickFile } from '../pick/pickers.tsx'
import styles from './BlockFields.module.css'
import { useEditing } from './editing.ts'
import * as labels from './labels.ts'

/** The file of an image or video. */
export function FileLine({ block }: { block: BlockOf<'image'> | BlockOf<'video'> }) {
  const { replace } = useEditing()
  const found = useQuery(query(getItem, { params: { id: block.itemId } }))
  const change = () => pickFile(block.kind, (itemId) => replace({ ...block, itemId }, 'itemId'))
  return (
    <div className={styles.line}>
      <ItemName found={found} />
      <Button
        variant="default"
        size="compact-sm"
        aria-label={t('sites.editor.changeName', {
          name: found.data?.name ?? labels.BLOCK_NAMES[block.kind],
        })}
        onClick={change}
      >
        {t('sites.editor.change')}
      </Button>
    </div>
  )
}

/** Picture and name of an item, and why visitors may not see it. */
export function ItemName({ found }: { found: Pick<UseQueryResult<Item>, 'data' | 'isError'> }) {
  const { data, isError } = found
  return (
    <>
      <span className={styles.picture}>{data && <Picture item={data} />}</span>
      <span className={styles.text}>
        <span className={styles.name}>
          {isError ? t('sites.editor.itemGone') : (data?.name ?? '…')}
        </span>
        {data && !data.shareable && (
          <span className={styles.hint}>{t('sites.editor.notShareable')}</span>
        )}
      </span>
    </>
  )
}
