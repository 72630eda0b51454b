import { ActionIcon, Text, TextInput } from '@mantine/core'
import { getItem } from '@satchel/contract/items/items.ts'
import { t } from '@satchel/messages/t.ts'
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../lib/api.ts'
import { icon } from '../../../ui/icon.ts'
import styles from './PieceList.module.css'
import type { Piece } from './person-page.ts'

interface PieceListProps {
  pieces: readonly Piece[]
  onChange: (pieces: Piece[]) => void
}

const NOTE_MAX = 1_000

/** The items in order, each with a note. */
export function PieceList({ pieces, onChange }: PieceListProps) {
  return (
    <div>
      <Text fw={500} size="sm">
        {t('sites.person.items')}
      </Text>
      <ol className={styles.pieces} aria-label={t('sites.person.items')}>
        {pieces.map((piece, index) => (
          <PieceLine
            key={piece.id}
            piece={piece}
            isFirst={index === 0}
            isLast={index === pieces.length - 1}
            onMove={(by) => onChange(pieces.toSpliced(index, 1).toSpliced(index + by, 0, piece))}
            onNote={(note) => onChange(pieces.with(index, { ...piece, note }))}
            onRemove={() => onChange(pieces.toSpliced(index, 1))}
          />
        ))}
      </ol>
    </div>
  )
}

interface PieceLineProps {
  piece: Piece
  isFirst: boolean
  isLast: boolean
  onMove: (by: number) => void
  onNote: (note: string) => void
  onRemove: () => void
}

function PieceLine({ piece, isFirst, isLast, onMove, onNote, onRemove }: PieceLineProps) {
  const found = useQuery(query(getItem, { params: { id: piece.id } }))
  const name = found.data?.name ?? (found.isError ? t('sites.person.gone') : '…')
  const tools = [
    {
      label: t('sites.person.moveUp', { name }),
      icon: IconArrowUp,
      isOff: isFirst,
      run: () => onMove(-1),
    },
    {
      label: t('sites.person.moveDown', { name }),
      icon: IconArrowDown,
      isOff: isLast,
      run: () => onMove(1),
    },
    { label: t('sites.person.remove', { name }), icon: IconX, isOff: false, run: onRemove },
  ]
  return (
    <li className={styles.piece}>
      <div className={styles.line}>
        <span className={styles.name}>{name}</span>
        {tools.map(({ label, icon: Icon, isOff, run }) => (
          <ActionIcon
            key={label}
            size={28}
            aria-label={label}
            title={label}
            disabled={isOff}
            onClick={run}
          >
            <Icon {...icon} />
          </ActionIcon>
        ))}
      </div>
      <TextInput
        size="xs"
        aria-label={t('sites.person.noteFor', { name })}
        placeholder={t('sites.person.note')}
        maxLength={NOTE_MAX}
        value={piece.note}
        onChange={({ currentTarget }) => onNote(currentTarget.value)}
      />
    </li>
  )
}
