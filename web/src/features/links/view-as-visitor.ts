import { atPage } from '@satchel/contract/links/at-page.ts'
import { type Link, previewLink } from '@satchel/contract/links/links.ts'
import { call } from '../../lib/api.ts'
import { toast } from '../../ui/feedback/toast.tsx'

/** Opens a link in a new tab, at a page of its document if one is named, without its gates and without counting the visit. */
export async function viewAsVisitor({ id }: Link, page?: number): Promise<void> {
  // Opened at once: what comes later than the click is taken for a pop-up.
  const tab = window.open('about:blank', '_blank')
  try {
    const preview = await call(previewLink, { params: { id } })
    const url = atPage(preview.url, page)
    if (!tab) window.location.assign(url)
    else {
      tab.opener = null
      tab.location.replace(url)
    }
  } catch (error) {
    tab?.close()
    toast({ message: error instanceof Error ? error.message : String(error), tone: 'problem' })
  }
}
