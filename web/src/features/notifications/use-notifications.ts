import {
  listNotifications,
  type Notification,
  readNotifications,
} from '@satchel/contract/notifications.ts'
import { useQuery } from '@tanstack/react-query'
import { query, useCommand } from '../../lib/api.ts'
import { showProblem } from '../../ui/feedback/toast.tsx'

/** The number of notifications that the panel of the bell shows. */
const SHOWN = 20

/** The newest notifications, and how many are unread. */
export function useNewestNotifications() {
  return useQuery(query(listNotifications, { query: { limit: SHOWN } }))
}

export function useReadNotifications() {
  const command = useCommand(readNotifications, { refreshes: [listNotifications] })
  const send = (body: { ids: string[] } | { all: true }) =>
    command.mutateAsync({ body }).catch(showProblem)
  return {
    read: ({ id }: Notification) => send({ ids: [id] }),
    readAll: () => send({ all: true }),
    isReading: command.isPending,
  }
}
