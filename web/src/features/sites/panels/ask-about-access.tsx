import { Button, Stack, Text } from '@mantine/core'
import type { Site } from '@satchel/contract/sites/sites.ts'
import { t } from '@satchel/messages/t.ts'
import { ModalFooter } from '../../../ui/overlay/ModalFooter.tsx'
import { closeModal, openModal } from '../../../ui/overlay/modal.ts'
import { accessSentence } from '../access-sentence.ts'
import { pendingAccess, readAccessDraft } from './access-draft.ts'

interface Question {
  site: Site
  /** The button that goes on without what was typed. */
  verb: string
  onSure: () => void
  /** Opens the settings that aren't in force. */
  onStay: () => void
}

/** Tells whether something was typed under Access that isn't in force. */
export function hasPendingAccess(site: Site): boolean {
  const { password, visitors } = pendingAccess(readAccessDraft(site.id), site)
  return password || visitors
}

/** Says what is not in force, and who can open the site as it is, before somebody goes on. */
export function askAboutAccess({ site, verb, onSure, onStay }: Question): void {
  const { password } = pendingAccess(readAccessDraft(site.id), site)
  const close = (then: () => void) => () => {
    closeModal()
    then()
  }
  openModal({
    title: password ? t('sites.access.passwordNotSet') : t('sites.access.visitorsNotSaved'),
    content: (
      <Stack>
        <Text>{t('sites.access.asItIs', { sentence: accessSentence(site) })}</Text>
        <ModalFooter>
          <Button variant="default" onClick={close(onSure)}>
            {verb}
          </Button>
          <Button data-autofocus onClick={close(onStay)}>
            {t('sites.access.goToAccess')}
          </Button>
        </ModalFooter>
      </Stack>
    ),
  })
}
