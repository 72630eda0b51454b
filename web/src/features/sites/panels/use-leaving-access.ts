import { isClassicPath } from '@satchel/contract/routing.ts'
import type { Site } from '@satchel/contract/sites/sites.ts'
import { t } from '@satchel/messages/t.ts'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { dropAccessDraft, pendingAccess, useAccessDraft } from './access-draft.ts'
import { askAboutAccess, hasPendingAccess } from './ask-about-access.tsx'

/** Asks before the site is left while a typed password or rule isn't in force, and keeps it for who left by another way. */
export function useLeavingAccess(site: Site): void {
  const navigate = useNavigate()
  const { password, visitors } = pendingAccess(useAccessDraft(site.id), site)
  const isPending = password || visitors
  const open = `${paths.site(site.id)}?tab=access`
  const leave = useEffectEvent((href: string) =>
    askAboutAccess({
      site,
      verb: t('sites.access.leaveAnyway'),
      onSure: () => {
        dropAccessDraft(site.id)
        void navigate(href)
      },
      onStay: () => void navigate(open, { replace: true }),
    }),
  )
  const sayLeft = useEffectEvent(() => {
    if (!hasPendingAccess(site)) return
    toast({
      message: password ? t('sites.access.passwordNotSet') : t('sites.access.visitorsNotSaved'),
      detail: site.name,
      action: { label: t('sites.access.goToAccess'), onClick: () => void navigate(open) },
      stays: true,
      tone: 'problem',
    })
  })
  useEffect(() => () => sayLeft(), [])
  useEffect(() => {
    if (!isPending) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    const onClick = (event: MouseEvent) => {
      const href = leavingTo(event)
      if (!href) return
      event.preventDefault()
      event.stopPropagation()
      leave(href)
    }
    window.addEventListener('beforeunload', ask)
    document.addEventListener('click', onClick, true)
    return () => {
      window.removeEventListener('beforeunload', ask)
      document.removeEventListener('click', onClick, true)
    }
  }, [isPending])
}

/** Returns where a click on a link of the app leads in this window; null if it stays on the page. */
function leavingTo(event: MouseEvent): string | null {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return null
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]')
  if (!link || (link.target && link.target !== '_self') || link.hasAttribute('download'))
    return null
  const { origin, pathname, search, hash } = new URL(link.href)
  const isElsewhere = origin === window.location.origin && pathname !== window.location.pathname
  return isElsewhere && !isClassicPath(pathname) ? pathname + search + hash : null
}
