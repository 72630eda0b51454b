import { ActionBar, Button } from '@mantine/core'
import type { Wish } from '@satchel/contract/wishes/wishes.ts'
import { t } from '@satchel/messages/t.ts'
import { IconCheck, IconTrash, IconX, type TablerIcon } from '@tabler/icons-react'
import { icon } from '../../../ui/icon.ts'
import { SelectionBar } from '../../../ui/list/SelectionBar.tsx'
import { openModal } from '../../../ui/overlay/modal.ts'
import { openSure } from '../../../ui/overlay/open-sure.tsx'
import { DeclineForm } from './DeclineForm.tsx'
import { useModerate } from './use-moderation.ts'
import styles from './WishesBar.module.css'

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
    openSure({
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
      bottom="var(--bottom) + 16px"
      onClose={clear}
    >
      {waiting.length > 0 && (
        <BarButton
          label={t('wishes.approve')}
          icon={IconCheck}
          isDisabled={moderate.isPending}
          onClick={() =>
            moderate.mutate({ action: 'approve', wishIds: waiting }, { onSuccess: clear })
          }
        />
      )}
      <BarButton
        label={t('wishes.decline')}
        icon={IconX}
        isDisabled={declinable.length === 0 || moderate.isPending}
        onClick={openDecline}
      />
      <BarButton
        label={t('ui.deleteAction')}
        icon={IconTrash}
        isDisabled={moderate.isPending}
        onClick={openDelete}
      />
      <ActionBar.Divider />
      <ActionBar.CloseButton aria-label={t('ui.clearSelection')} />
    </SelectionBar>
  )
}

const idsOf = (wishes: readonly Wish[]) => wishes.map(({ id }) => id)

interface BarButtonProps {
  label: string
  icon: TablerIcon
  isDisabled: boolean
  onClick: () => void
}

function BarButton({ label, icon: Icon, isDisabled, onClick }: BarButtonProps) {
  return (
    <Button
      variant="subtle"
      color="gray"
      className={styles.button ?? ''}
      disabled={isDisabled}
      onClick={onClick}
      aria-label={label}
    >
      <Icon {...icon} className={styles.icon} />
      <span>{label}</span>
    </Button>
  )
}
