import { Button, Paper } from '@mantine/core'
import { changeMuted, listMuted } from '@satchel/contract/notifications.ts'
import { t } from '@satchel/messages/t.ts'
import { useQuery } from '@tanstack/react-query'
import { query, useCommand } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx'
import { RowSkeletons } from '../../ui/feedback/Skeletons.tsx'
import { showProblem } from '../../ui/feedback/toast.tsx'
import styles from './MutedList.module.css'

/** Notifications I muted, each with a button to unmute. */
export function MutedList() {
  const list = useQuery(query(listMuted, { query: {} }))
  const command = useCommand(changeMuted, { refreshes: [listMuted] })
  const items = list.data?.items ?? []
  return (
    <Paper withBorder p="md" radius="md" maw="var(--reading)">
      <h3 className={styles.title}>{t('notifications.muted')}</h3>
      <p className={styles.hint}>
        {items.length > 0 ? t('notifications.mutedHint') : t('notifications.nothingMuted')}
      </p>
      {list.isPending && <RowSkeletons count={2} />}
      {!list.data && <LoadProblem title={t('notifications.couldntLoadThisSetting')} query={list} />}
      {items.length > 0 && (
        <ul className={styles.list}>
          {items.map(({ itemId, itemType, name }) => (
            <li key={itemId} className={styles.entry}>
              <a
                href={itemType === 'COLLECTION' ? paths.collection(itemId) : paths.item(itemId)}
                className={styles.name}
              >
                {name}
              </a>
              <Button
                variant="default"
                size="compact-sm"
                aria-label={t('notifications.unmuteName', { name })}
                onClick={() =>
                  command.mutate(
                    {
                      params: { itemId },
                      body: {
                        itemType: itemType === 'COLLECTION' ? 'COLLECTION' : 'ITEM',
                        muted: false,
                      },
                    },
                    { onError: showProblem },
                  )
                }
              >
                {t('notifications.unmute')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Paper>
  )
}
