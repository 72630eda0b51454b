import { Button, Group, Paper, Text } from '@mantine/core'
import { getWishFeed, removeWishFeed } from '@satchel/contract/wishes/settings.ts'
import { IconRss } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { query, useCommand } from '../../lib/api.ts'
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx'
import { toastOutcome } from '../../ui/feedback/toast.tsx'
import { largeIcon } from '../../ui/icon.ts'
import { RelativeTime } from '../../ui/text/RelativeTime.tsx'
import * as labels from './labels.ts'

/** The address that opens one's feed without a session, and a button to turn it off; nothing if there is none. */
export function FeedAddress() {
  const address = useQuery({ ...query(getWishFeed, {}), staleTime: 0, refetchOnMount: true })
  const remove = useCommand(removeWishFeed, { refreshes: [getWishFeed] })
  if (address.isError) return <LoadProblem title={labels.couldntLoadFeed} query={address} />
  const feed = address.data?.feed
  if (!feed) return null
  const turnOff = () => toastOutcome(remove.mutateAsync({}), { message: labels.turnedOff })
  return (
    <Paper withBorder px={16} py={8} mt="md">
      <Group gap={12} wrap="nowrap">
        <IconRss {...largeIcon} color="var(--mantine-color-dimmed)" aria-hidden />
        <div style={{ flex: 1, minWidth: 0 }}>
          <Text fw={500}>{labels.feedOfWishes}</Text>
          <Text size="xs" c="dimmed">
            {labels.created} <RelativeTime at={feed.createdAt} />
            {' · '}
            {feed.lastUsedAt ? (
              <>
                {labels.lastUsed} <RelativeTime at={feed.lastUsedAt} />
              </>
            ) : (
              labels.neverUsed
            )}
          </Text>
        </div>
        <Button variant="default" loading={remove.isPending} onClick={turnOff}>
          {labels.turnOff}
        </Button>
      </Group>
    </Paper>
  )
}
