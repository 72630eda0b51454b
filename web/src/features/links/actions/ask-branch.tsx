import { Button, Stack, Text } from '@mantine/core'
import type { Link } from '@satchel/contract/links/links.ts'
import { t } from '@satchel/messages/t.ts'
import { ModalFooter } from '../../../ui/overlay/ModalFooter.tsx'
import { closeModal, openModal } from '../../../ui/overlay/modal.ts'

const TITLES = {
  withdraw: t('links.circle.withdrawBranch'),
  reopen: t('links.circle.reopenBranch'),
  change: t('links.circle.changeBranch'),
  transfer: t('links.circle.transferBranch'),
} as const

/** Asks whether links that were made by passing one on are changed too; goes on at once where it wasn't passed on. */
export function askBranch(
  links: readonly Pick<Link, 'passedOn'>[],
  what: keyof typeof TITLES,
  onChosen: (query: { branch?: boolean }) => void,
): void {
  const count = links.reduce((sum, { passedOn }) => sum + passedOn, 0)
  if (count === 0) {
    onChosen({})
    return
  }
  const choose = (branch: boolean) => {
    closeModal()
    onChosen({ branch })
  }
  openModal({
    title: TITLES[what],
    content: (
      <Stack>
        <Text>{t('links.circle.wasPassedOn', { count })}</Text>
        <ModalFooter>
          <Button variant="default" onClick={() => choose(false)}>
            {t('links.circle.onlyThis')}
          </Button>
          <Button onClick={() => choose(true)} data-autofocus>
            {t('links.circle.withBranch')}
          </Button>
        </ModalFooter>
      </Stack>
    ),
  })
}
