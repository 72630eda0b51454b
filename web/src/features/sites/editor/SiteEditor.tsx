import { SegmentedControl, Tabs } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { Site } from '@satchel/contract/sites/sites.ts'
import { t } from '@satchel/messages/t.ts'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { AccessPanel } from '../panels/AccessPanel.tsx'
import type { UploadPicture } from '../panels/PictureField.tsx'
import { SearchPanel } from '../panels/SearchPanel.tsx'
import { ThemePanel } from '../panels/ThemePanel.tsx'
import { useLeavingAccess } from '../panels/use-leaving-access.ts'
import type { Addressee } from '../panels/use-send-to.ts'
import { VersionsPanel } from '../panels/VersionsPanel.tsx'
import { problemsByBlock } from './block-problems.ts'
import { ContentPanel } from './ContentPanel.tsx'
import { type EditedDraft, useDraft } from './draft/use-draft.ts'
import { useUndoKeys } from './draft/use-undo-keys.ts'
import { EditorBar } from './EditorBar.tsx'
import { EditingProvider, type Pickers } from './editing.ts'
import { introOf } from './name-of.ts'
import { Preview } from './page/Preview.tsx'
import type { PreviewHandle } from './page/preview-props.ts'
import { usePreviewAddress } from './page/use-preview-address.ts'
import styles from './SiteEditor.module.css'
import { SiteNotices } from './SiteNotices.tsx'
import { useEditingOf } from './use-editing.tsx'
import { type EditorTab, TABS, useEditorTab } from './use-editor-tab.ts'
import { usePanel } from './use-panel.ts'

interface SiteEditorProps extends Pickers {
  site: Site
  /** Upload of another feature; undefined for people who may not upload. */
  uploadPicture: UploadPicture | undefined
  onShare: ((to?: Addressee) => void) | undefined
  /** Links and figures, from another feature. */
  sharing: ReactNode
}

/** A site's draft, edited on its page, with a panel for what can't be on the page. */
export function SiteEditor(props: SiteEditorProps) {
  const { site, pickItems, uploadPicture, onShare, sharing } = props
  const edited = useDraft(site)
  const preview = useRef<PreviewHandle>(null)
  const [isPreview, setPreview] = useState(false)
  const [selected, select] = useState<string | null>(null)
  const isWide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false })
  const address = usePreviewAddress(site.id)
  const panel = usePanel()
  useUndoKeys(edited)
  useLeavingAccess(site)
  const { draft, change, revision } = edited
  const problems = useMemo(() => problemsByBlock(edited.state), [edited.state])
  const editing = useEditingOf({
    content: draft.content,
    problems,
    pickItems,
    selected,
    isOnPage: isWide && !address.isError,
    onChange: (edit, key) => change((now) => ({ ...now, content: edit(now.content) }), key),
    onSelect: select,
    onShow: (id) => preview.current?.show(id),
    onNew: ({ id }) => preview.current?.goToNew(id),
  })
  return (
    <div className={styles.editor}>
      <EditorBar site={site} edited={edited} preview={address.data} onShare={onShare} />
      <SiteNotices site={site} edited={edited} />
      {!isWide && <ViewSwitch isPreview={isPreview} onChange={setPreview} />}
      <EditingProvider value={editing}>
        <Parts
          arePanelsShown={isWide ? panel.isShown : !isPreview}
          onTab={() => panel.set(true)}
          panel={<Panel {...{ site, edited, uploadPicture, sharing }} />}
          preview={
            (isWide || isPreview) && (
              <Preview
                address={address}
                revision={revision}
                ref={preview}
                content={draft.content}
                uploadPicture={uploadPicture}
                undo={edited.undo}
                redo={edited.redo}
                panel={isWide ? panel : undefined}
              />
            )
          }
        />
      </EditingProvider>
    </div>
  )
}

interface ViewSwitchProps {
  isPreview: boolean
  onChange: (isPreview: boolean) => void
}

/** Shows the panels or the page, where there is no room for both. */
function ViewSwitch({ isPreview, onChange }: ViewSwitchProps) {
  return (
    <SegmentedControl
      fullWidth
      mb="sm"
      aria-label={t('sites.editor.view')}
      data={[
        { value: 'edit', label: t('ui.edit') },
        { value: 'preview', label: t('sites.editor.preview') },
      ]}
      value={isPreview ? 'preview' : 'edit'}
      onChange={(visiblePart) => onChange(visiblePart === 'preview')}
    />
  )
}

const TAB_LABELS: Record<EditorTab, string> = {
  content: t('sites.editor.content'),
  design: t('sites.editor.design'),
  search: t('sites.editor.seo'),
  access: t('sites.editor.access'),
  versions: t('sites.editor.versions'),
  sharing: t('sites.editor.sharing'),
}

interface PartsProps {
  arePanelsShown: boolean
  onTab: () => void
  panel: ReactNode
  preview: ReactNode
}

/** Sections of the editor, one at a time, beside the page; links and figures take all the room. */
function Parts({ arePanelsShown, onTab, panel, preview }: PartsProps) {
  const { tab, show } = useEditorTab()
  const isAlone = tab === 'sharing'
  const open = (next: string | null) => {
    show(next as EditorTab)
    onTab()
  }
  return (
    <Tabs value={tab} onChange={open} keepMounted={false} className={styles.sections ?? ''}>
      <Tabs.List className={styles.tabs ?? ''} aria-label={t('sites.editor.sectionsOfTheEditor')}>
        {TABS.map((each) => (
          <Tabs.Tab key={each} value={each} px="xs">
            {TAB_LABELS[each]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <div className={styles.parts} data-one={isAlone || !arePanelsShown || undefined}>
        <div className={styles.panels} hidden={!arePanelsShown && !isAlone}>
          <Tabs.Panel value={tab} className={styles.panel ?? ''}>
            {panel}
          </Tabs.Panel>
        </div>
        <div className={styles.preview} hidden={isAlone}>
          {preview}
        </div>
      </div>
    </Tabs>
  )
}

interface PanelProps extends Pick<SiteEditorProps, 'site' | 'uploadPicture' | 'sharing'> {
  edited: EditedDraft
}

/** The section that the URL names. */
function Panel({ site, edited, uploadPicture, sharing }: PanelProps) {
  const { tab } = useEditorTab()
  const { draft, change } = edited
  switch (tab) {
    case 'content':
      return <ContentPanel content={draft.content} />
    case 'design':
      return (
        <ThemePanel
          theme={draft.theme}
          uploadPicture={uploadPicture}
          onChange={(theme, key) => change((now) => ({ ...now, theme }), key)}
        />
      )
    case 'search':
      return (
        <SearchPanel
          seo={draft.seo}
          name={draft.name}
          intro={introOf(draft.content)}
          url={site.url}
          uploadPicture={uploadPicture}
          onChange={(seo, key) => change((now) => ({ ...now, seo }), key)}
        />
      )
    case 'access':
      return <AccessPanel site={site} />
    case 'versions':
      return <VersionsPanel siteId={site.id} save={edited.save} onSite={edited.takeTheirs} />
    case 'sharing':
      return sharing
  }
}
