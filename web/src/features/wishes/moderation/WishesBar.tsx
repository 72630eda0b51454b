import { ActionBar, Button } from '@mantine/core'
import type { Wish } from '@satchel/contract/wishes/wishes.ts'
import { IconCheck, IconTrash, IconX, type TablerIcon } from '@tabler/icons-react'
import { icon } from '../../../ui/icon.ts'
import * as uiLabels from '../../../ui/labels.ts'
import { SelectionBar } from '../../../ui/list/SelectionBar.tsx'
import { openModal } from '../../../ui/overlay/modal.ts'
import { openSure } from '../../../ui/overlay/open-sure.tsx'
import { approve, decline } from '../labels.ts'
import { DeclineForm } from './DeclineForm.tsx'
import * as labels from './labels.ts'
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
      title: labels.declineMany(declinable.length),
      content: <DeclineForm wishIds={declinable} onDone={clear} />,
    })
  const openDelete = () =>
    openSure({
      title: labels.deleteMany(all.length),
      line: labels.deleteLine,
      verb: uiLabels.deleteAction,
      onSure: () => moderate.mutate({ action: 'delete', wishIds: all }, { onSuccess: clear }),
    })
  return (
    <SelectionBar
      isOpen={chosen.length > 0}
      text={labels.selected(chosen.length)}
      label={labels.actionsForSelected}
      bottom="var(--bottom) + 16px"
      onClose={clear}
    >
      {waiting.length > 0 && (
        <BarButton
          label={approve}
          icon={IconCheck}
          isDisabled={moderate.isPending}
          onClick={() =>
            moderate.mutate({ action: 'approve', wishIds: waiting }, { onSuccess: clear })
          }
        />
      )}
      <BarButton
        label={decline}
        icon={IconX}
        isDisabled={declinable.length === 0 || moderate.isPending}
        onClick={openDecline}
      />
      <BarButton
        label={uiLabels.deleteAction}
        icon={IconTrash}
        isDisabled={moderate.isPending}
        onClick={openDelete}
      />
      <ActionBar.Divider />
      <ActionBar.CloseButton aria-label={uiLabels.clearSelection} />
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
