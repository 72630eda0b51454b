import { useDraggable } from '@dnd-kit/core'
import { ActionIcon } from '@mantine/core'
import type { Wish } from '@satchel/contract/wishes/wishes.ts'
import { t } from '@satchel/messages/t.ts'
import { IconGripVertical } from '@tabler/icons-react'
import { Link } from 'react-router'
import { icon } from '../../../ui/icon.ts'
import { NeededBy } from '../NeededBy.tsx'
import styles from './WishBoard.module.css'

interface WishCardProps {
  wish: Wish
  to: string
}

/** A wish that can be moved: anywhere by pointer, by its handle with the keyboard. */
export function MovableCard({ wish, to }: WishCardProps) {
  const drag = useDraggable({ id: wish.id })
  const { isDragging, attributes, listeners, setNodeRef, setActivatorNodeRef } = drag
  return (
    <li
      ref={setNodeRef}
      className={styles.card}
      data-movable
      data-dragged={isDragging || undefined}
      {...listeners}
    >
      <ActionIcon
        ref={setActivatorNodeRef}
        size={28}
        className={styles.handle ?? ''}
        aria-label={t('wishes.move', { name: wish.title })}
        {...attributes}
      >
        <IconGripVertical {...icon} />
      </ActionIcon>
      <Content wish={wish} to={to} />
    </li>
  )
}

export function WishCard({ wish, to }: WishCardProps) {
  return (
    <li className={styles.card}>
      <Content wish={wish} to={to} />
    </li>
  )
}

/** The card under the pointer. */
export function FloatingCard({ wish }: Pick<WishCardProps, 'wish'>) {
  return (
    <div className={`${styles.card} ${styles.floating}`}>
      <Content wish={wish} to="" />
    </div>
  )
}

function Content({ wish, to }: WishCardProps) {
  const { title, kind, votes, assignee, commentCount, pending } = wish
  return (
    <>
      <Link to={to} className={styles.title} draggable={false}>
        {title}
      </Link>
      <div className={styles.meta}>
        {pending && <span>{t('wishes.waitsForApproval')}</span>}
        <span>{kind === 'content' ? t('wishes.content') : t('wishes.feature')}</span>
        <span>{t('wishes.votes', { count: votes })}</span>
        {commentCount > 0 && <span>{t('wishes.comments', { count: commentCount })}</span>}
        <NeededBy wish={wish} />
        {assignee && <span>{assignee.name}</span>}
      </div>
    </>
  )
}
