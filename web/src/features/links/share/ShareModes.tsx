import { Button } from '@mantine/core'
import { t } from '@satchel/messages/t.ts'
import { IconUser, IconUsers } from '@tabler/icons-react'
import { useEffect } from 'react'
import { icon } from '../../../ui/icon.ts'
import { takeEarlyKeys } from '../../../ui/overlay/early-keys.ts'
import { useVisibleHeight } from '../../../ui/use-visible-height.ts'
import { BulkForm } from './BulkForm.tsx'
import styles from './ShareDialog.module.css'
import { ShareForm } from './ShareForm.tsx'
import type { Shared } from './share-types.ts'
import { type DraftOf, useDraft } from './use-draft.ts'

/** Modes of sharing: with one person or organization, the default, or with a list of people. */
export function ShareModes({ shared }: { shared: Shared }) {
  const draft = useDraft(shared)
  useVisibleHeight()
  // Fields take early keys before this runs; where there is none, keys are those of the dialog from now on.
  useEffect(() => void takeEarlyKeys(), [])
  const top = (
    <>
      {draft.isRestored && <Restored draft={draft} />}
      <ModeSwitch draft={draft} />
    </>
  )
  const Form = draft.isForMany ? BulkForm : ShareForm
  return <Form key={draft.edition} shared={shared} draft={draft} top={top} />
}

function ModeSwitch({ draft: { isForMany, change } }: { draft: DraftOf }) {
  const Icon = isForMany ? IconUser : IconUsers
  return (
    <div className={styles.modes}>
      <Button
        variant="subtle"
        className={styles.mode ?? ''}
        size="compact-xs"
        fz="sm"
        leftSection={<Icon {...icon} />}
        onClick={() => change({ isForMany: !isForMany })}
      >
        {isForMany ? t('links.share.onePerson') : t('links.share.severalPeople')}
      </Button>
    </div>
  )
}

function Restored({ draft }: { draft: DraftOf }) {
  return (
    <div className={styles.restored} role="status">
      <span className={styles.quiet}>{t('links.share.draftRestored')}</span>
      <Button variant="subtle" size="compact-sm" onClick={draft.clear}>
        {t('links.share.clearDraft')}
      </Button>
    </div>
  )
}
