import { ActionIcon, Badge, Button, Text } from '@mantine/core'
import { NAME_MAX } from '@satchel/contract/constants.ts'
import type { Site } from '@satchel/contract/sites/sites.ts'
import { t } from '@satchel/messages/t.ts'
import { IconArrowBackUp, IconArrowForwardUp, IconShare3 } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { icon } from '../../../ui/icon.ts'
import { EditableText } from '../../../ui/text/EditableText.tsx'
import { SiteMenu } from '../menu/SiteMenu.tsx'
import { PublishButton } from '../panels/PublishButton.tsx'
import type { Addressee } from '../panels/use-send-to.ts'
import { stateOf } from '../site-state.ts'
import type { EditedDraft } from './draft/use-draft.ts'
import styles from './EditorBar.module.css'
import * as labels from './labels.ts'
import { introOf, seoOf } from './name-of.ts'
import { useEditorTab } from './use-editor-tab.ts'

interface EditorBarProps {
  site: Site
  edited: EditedDraft
  /** Address at which the page is shown to the team; undefined while it is loading. */
  preview: string | undefined
  onShare: ((to?: Addressee) => void) | undefined
}

/** Name and status of a site, with actions for the whole site. */
export function EditorBar({ site, edited, preview, onShare }: EditorBarProps) {
  const { draft, state, change, undo, redo, canUndo, canRedo, save } = edited
  const navigate = useNavigate()
  const { show } = useEditorTab()
  const status = stateOf(site)
  return (
    <header className={styles.bar}>
      <div className={styles.title}>
        <h1 className={styles.name}>
          <EditableText
            label={t('sites.editor.siteName')}
            value={draft.name}
            maxLength={NAME_MAX}
            isRequired
            onSave={async (name) => change((now) => ({ ...now, name }), 'name')}
          />
        </h1>
        <Badge tt="none" fw={500} color={status.color} className={styles.badge ?? ''}>
          {status.label}
        </Badge>
        <Text
          size="xs"
          role="status"
          c={state.kind === 'refused' || state.kind === 'conflict' ? 'red' : 'dimmed'}
        >
          {labels.SAVE_STATES[state.kind]}
        </Text>
      </div>
      <div className={styles.actions}>
        <ActionIcon
          aria-label={t('ui.undo')}
          title={t('ui.undo')}
          disabled={!canUndo}
          onClick={undo}
        >
          <IconArrowBackUp {...icon} />
        </ActionIcon>
        <ActionIcon
          aria-label={t('sites.editor.redo')}
          title={t('sites.editor.redo')}
          disabled={!canRedo}
          onClick={redo}
        >
          <IconArrowForwardUp {...icon} />
        </ActionIcon>
        <SiteMenu site={site} onDeleted={() => void navigate(paths.sites())} />
        {onShare && site.status === 'published' && (
          <Button
            variant="default"
            className={styles.share ?? ''}
            leftSection={<IconShare3 {...icon} />}
            aria-label={t('ui.share')}
            onClick={() => onShare()}
          >
            <span className={styles.shareLabel}>{t('ui.share')}</span>
          </Button>
        )}
        <PublishButton
          site={site}
          hasUnsaved={state.kind !== 'saved'}
          save={save}
          page={{ preview, seo: seoOf(draft), intro: introOf(draft.content) }}
          onAccess={() => show('access')}
          onShare={onShare}
        />
      </div>
    </header>
  )
}
