import { useSearchParams } from 'react-router'

export const TABS = ['content', 'design', 'search', 'access', 'versions', 'sharing'] as const
export type EditorTab = (typeof TABS)[number]

/** Returns the section of the editor that the URL names, and what opens another. */
export function useEditorTab() {
  const [params, setParams] = useSearchParams()
  const tab = TABS.find((each) => each === params.get('tab')) ?? 'content'
  const show = (next: EditorTab) => {
    const changed = new URLSearchParams(params)
    if (next === 'content') changed.delete('tab')
    else changed.set('tab', next)
    setParams(changed, { replace: true })
  }
  return { tab, show }
}
