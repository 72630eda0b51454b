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
import { VersionsPanel } from '../panels/VersionsPanel.tsx'
import { problemsByBlock } from './block-problems.ts'
import { ContentPanel } from './ContentPanel.tsx'
import { useDraft } from './draft/use-draft.ts'
import { useUndoKeys } from './draft/use-undo-keys.ts'
import { EditorBar } from './EditorBar.tsx'
import { EditingProvider, type Pickers } from './editing.ts'
import { introOf } from './name-of.ts'
import { Preview, type PreviewHandle } from './Preview.tsx'
import styles from './SiteEditor.module.css'
import { SiteNotices } from './SiteNotices.tsx'
import { useEditingOf } from './use-editing.tsx'
import { type EditorTab, TABS, useEditorTab } from './use-editor-tab.ts'

interface SiteEditorProps extends Pickers {
  site: Site
  /** Upload of another feature; undefined for people who may not upload. */
  uploadPicture: UploadPicture | undefined
  onShare: (() => void) | undefined
  /** Links and figures, from another feature. */
  sharing: ReactNode
}

/** A site's draft, edited at the left and previewed at the right. */
export function SiteEditor(props: SiteEditorProps) {
  const { site, pickItems, uploadPicture, onShare, sharing } = props
  const edited = useDraft(site)
  const preview = useRef<PreviewHandle>(null)
  const [isPreview, setPreview] = useState(false)
  const isWide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false })
  useUndoKeys(edited)
  useLeavingAccess(site)
  const { draft, change, revision } = edited
  const problems = useMemo(() => problemsByBlock(edited.state), [edited.state])
  const editing = useEditingOf({
    content: draft.content,
    problems,
    pickItems,
    onChange: (edit, key) => change((now) => ({ ...now, content: edit(now.content) }), key),
    onShow: (id) => preview.current?.show(id),
  })
  return (
    <div className={styles.editor}>
      <EditorBar site={site} edited={edited} onShare={onShare} />
      <SiteNotices site={site} edited={edited} />
      {!isWide && <ViewSwitch isPreview={isPreview} onChange={setPreview} />}
      <EditingProvider value={editing}>
        <div className={styles.parts}>
          <div className={styles.panels} hidden={!isWide && isPreview}>
            <Panels
              panels={{
                content: <ContentPanel content={draft.content} />,
                design: (
                  <ThemePanel
                    theme={draft.theme}
                    uploadPicture={uploadPicture}
                    onChange={(theme, key) => change((now) => ({ ...now, theme }), key)}
                  />
                ),
                search: (
                  <SearchPanel
                    seo={draft.seo}
                    name={draft.name}
                    intro={introOf(draft.content)}
                    url={site.url}
                    uploadPicture={uploadPicture}
                    onChange={(seo, key) => change((now) => ({ ...now, seo }), key)}
                  />
                ),
                access: <AccessPanel site={site} />,
                versions: (
                  <VersionsPanel siteId={site.id} save={edited.save} onSite={edited.takeTheirs} />
                ),
                sharing,
              }}
            />
          </div>
          {(isWide || isPreview) && (
            <div className={styles.preview}>
              <Preview
                siteId={site.id}
                revision={revision}
                ref={preview}
                content={draft.content}
                uploadPicture={uploadPicture}
                undo={edited.undo}
                redo={edited.redo}
              />
            </div>
          )}
        </div>
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
      onChange={(shown) => onChange(shown === 'preview')}
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

/** Panels, one at a time; the URL says which. */
function Panels({ panels }: { panels: Record<EditorTab, ReactNode> }) {
  const { tab: shown, show } = useEditorTab()
  return (
    <Tabs value={shown} onChange={(tab) => show(tab as EditorTab)} keepMounted={false}>
      <Tabs.List className={styles.tabs ?? ''} aria-label={t('sites.editor.sectionsOfTheEditor')}>
        {TABS.map((tab) => (
          <Tabs.Tab key={tab} value={tab} px="xs">
            {TAB_LABELS[tab]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={shown} className={styles.panel ?? ''}>
        {panels[shown]}
      </Tabs.Panel>
    </Tabs>
  )
}
