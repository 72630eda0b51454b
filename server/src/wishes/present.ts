import type { WishSettings } from '@satchel/contract/wishes/settings.ts'
import type { Wish, WishComment } from '@satchel/contract/wishes/wishes.ts'
import type { findComment } from './comment-queries.ts'
import type { WishRow } from './select-queries.ts'

export function present(row: WishRow, { statuses }: Pick<WishSettings, 'statuses'>): Wish {
  const { authorId, authorName, assigneeId, assigneeName, approved, comments, ...wish } = row
  const { label, color } = statuses[wish.status]
  return {
    ...wish,
    statusLabel: label,
    statusColor: color,
    pending: !approved && wish.status === 'open',
    commentCount: comments,
    author: { id: authorId, name: authorName },
    assignee: assigneeId && assigneeName ? { id: assigneeId, name: assigneeName } : null,
  }
}

type CommentRow = Awaited<ReturnType<typeof findComment>>

export function presentComment({ authorId, authorName, ...comment }: CommentRow): WishComment {
  return { ...comment, author: { id: authorId, name: authorName } }
}
