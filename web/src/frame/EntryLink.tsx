import { type ComponentPropsWithRef, type MouseEvent, use } from 'react'
import { Link } from 'react-router'
import { readClassicLocation } from '../lib/routing.ts'
import { Entry } from './entry.ts'
import { useLeaving } from './leaving.ts'

interface EntryLinkProps extends ComponentPropsWithRef<'a'> {
  to: string
  /** Paths of pages that also mark the link as current. */
  within?: readonly string[] | undefined
}

/** A link to any page of the web app, marked while that page or one below it is open. */
export function EntryLink({ to, within = [], ...link }: EntryLinkProps) {
  const { owns, place, preload } = use(Entry)
  const [leaving, leaveFor] = useLeaving()
  const isAtPlace = [to, ...within].some((each) => isAt(each, place.pathname))
  const isHere = leaving === null ? isAtPlace : leaving === to
  const props = {
    ...link,
    'aria-current': isHere ? ('page' as const) : undefined,
  }
  if (!owns(to)) {
    // A click with a modifier opens another tab, and leaves nothing.
    const press = (event: MouseEvent<HTMLAnchorElement>) => {
      const { metaKey, ctrlKey, shiftKey, altKey } = event
      link.onClick?.(event)
      if (!event.defaultPrevented && !metaKey && !ctrlKey && !shiftKey && !altKey) leaveFor(to)
    }
    return <a href={to} data-ahead {...props} onClick={press} />
  }
  const soon = () => preload(to)
  return <Link to={to} onPointerEnter={soon} onFocus={soon} {...props} />
}

/** Tells whether a path is a page or one below it. */
export function isAt(to: string, pathname: string): boolean {
  const [path = '', search = ''] = to.split('?')
  const target = readClassicLocation({ pathname: path, search }).pathname
  return pathname === target || pathname.startsWith(`${target}/`)
}
