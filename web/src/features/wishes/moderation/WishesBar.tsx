import type { Wish } from '@satchel/contract/wishes/wishes.ts'
import { t } from '@satchel/messages/t.ts'
import { IconCheck, IconTrash, IconX } from '@tabler/icons-react'
import { SelectionBar, SelectionButton } from '../../../ui/list/SelectionBar.tsx'
import { openModal } from '../../../ui/overlay/modal.ts'
import { openConfirm } from '../../../ui/overlay/open-confirm.tsx'
import { DeclineForm } from './DeclineForm.tsx'
import { useModerate } from './use-moderation.ts'

interface WishesBarProps {
  chosen: readonly Wish[]
  clear: () => void
}

/** Actions of editors for the selected wishes. */
export function WishesBar({ chosen, clear }: WishesBarProps) {
  const moderate = useModerate()
  const waiting = idsOf(chosen.filter(({ pending }) => pending))
  const declinable = idsOf(chosen.filter(({ status }) => status !== 'declined'))
  const all = idsOf(chosen)
  const openDecline = () =>
    openModal({
      title: t('wishes.moderation.declineMany', { count: declinable.length }),
      content: <DeclineForm wishIds={declinable} onDone={clear} />,
    })
  const openDelete = () =>
    openConfirm({
      title: t('wishes.moderation.deleteMany', { count: all.length }),
      line: t('wishes.moderation.deleteLine'),
      verb: t('ui.deleteAction'),
      onSure: () => moderate.mutate({ action: 'delete', wishIds: all }, { onSuccess: clear }),
    })
  return (
    <SelectionBar
      isOpen={chosen.length > 0}
      text={t('wishes.moderation.selected', { count: chosen.length })}
      label={t('wishes.moderation.actionsForSelected')}
      onClose={clear}
    >
      {waiting.length > 0 && (
        <SelectionButton
          label={t('wishes.approve')}
          icon={IconCheck}
          disabled={moderate.isPending}
          onClick={() =>
            moderate.mutate({ action: 'approve', wishIds: waiting }, { onSuccess: clear })
          }
        />
      )}
      <SelectionButton
        label={t('wishes.decline')}
        icon={IconX}
        disabled={declinable.length === 0 || moderate.isPending}
        onClick={openDecline}
      />
      <SelectionButton
        label={t('ui.deleteAction')}
        icon={IconTrash}
        disabled={moderate.isPending}
        onClick={openDelete}
      />
    </SelectionBar>
  )
}

const idsOf = (wishes: readonly Wish[]) => wishes.map(({ id }) => id)
