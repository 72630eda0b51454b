import { Button, Group, Paper, Text } from '@mantine/core'
import { getWishFeed, removeWishFeed } from '@satchel/contract/wishes/settings.ts'
import { t } from '@satchel/messages/t.ts'
import { IconRss } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { query, useCommand } from '../../lib/api.ts'
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx'
import { toastOutcome } from '../../ui/feedback/toast.tsx'
import { largeIcon } from '../../ui/icon.ts'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'

/** The address that opens one's feed without a session, and a button to turn it off; nothing if there is none. */
export function FeedAddress() {
  const address = useQuery({ ...query(getWishFeed, {}), staleTime: 0, refetchOnMount: true })
  const remove = useCommand(removeWishFeed, { refreshes: [getWishFeed] })
  if (address.isError) return <LoadProblem title={t('wishes.couldntLoadFeed')} query={address} />
  const feed = address.data?.feed
  if (!feed) return null
  const turnOff = () => toastOutcome(remove.mutateAsync({}), { message: t('wishes.turnedOff') })
  return (
    <Paper withBorder px={16} py={8} mt="md">
      <Group gap={12} wrap="nowrap">
        <IconRss {...largeIcon} color="var(--mantine-color-dimmed)" aria-hidden />
        <div style={{ flex: 1, minWidth: 0 }}>
          <Text fw={500}>{t('wishes.feedOfWishes')}</Text>
          <Text size="xs" c="dimmed">
            {t('wishes.created')} <RelativeTime at={feed.createdAt} />
            {' · '}
            {feed.lastUsedAt ? (
              <>
                {t('wishes.lastUsed')} <RelativeTime at={feed.lastUsedAt} />
              </>
            ) : (
              t('wishes.neverUsed')
            )}
          </Text>
        </div>
        <Button variant="default" loading={remove.isPending} onClick={turnOff}>
          {t('wishes.turnOff')}
        </Button>
      </Group>
    </Paper>
  )
}
