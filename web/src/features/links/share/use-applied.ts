import { changeLink, type Link } from '@satchel/contract/links/links.ts'
import { use, useRef, useState } from 'react'
import { useCommand } from '../../../lib/api.ts'
import { TimeZone } from '../../../ui/text/RelativeTime.tsx'
import { nowLabel } from '../options/access.ts'
import { baseOfLink, bodyOf, type Terms } from '../options/option-terms.ts'
import { READS } from './use-share.ts'

/** Options that are chosen by one press, and so are applied at once. Others are typed. */
const AT_ONCE: readonly string[] = [
  'expiresOn',
  'requireEmail',
  'proveEmail',
  'allowDownload',
  'downloadAs',
  'watermark',
  'questions',
  'allowPassOn',
  'agreementId',
  'language',
  'notify',
]

/** Applies changes to a link that was made: choices at once, in their order, and typed ones when asked. */
export function useApplied(link: Link | undefined, onChanged: (link: Link, part: Terms) => void) {
  const timeZone = use(TimeZone)
  const [pending, setPending] = useState<Terms>({})
  const [said, setSaid] = useState('')
  const { mutateAsync, isPending, error, reset } = useCommand(changeLink, { refreshes: READS })
  const last = useRef<Promise<Link | undefined>>(Promise.resolve(undefined))

  const send = (part: Terms): Promise<Link> => {
    if (!link) throw new Error('There is no link to change')
    const next = last.current
      .catch(() => undefined)
      .then(() => mutateAsync({ params: { id: link.id }, query: {}, body: bodyOf(part) }))
    last.current = next
    return next.then((changed) => {
      onChanged(changed, part)
      setSaid(nowLabel(baseOfLink(changed, timeZone), part))
      setPending((now) => without(now, part))
      return changed
    })
  }
  const clear = () => {
    setPending({})
    setSaid('')
    reset()
    last.current = Promise.resolve(undefined)
  }
  return {
    pending,
    said,
    isApplying: isPending,
    problem: error,
    clear,
    change: (next: Terms) => {
      const part = differing(next, pending)
      setSaid('')
      setPending(next)
      // A refusal is shown with the change, which isn't in force.
      if (isAtOnce(part)) send(part).catch(() => {})
    },
    /** Applies what isn't in force yet, and returns the link. */
    applyAll: async (): Promise<Link> => {
      if (!link) throw new Error('There is no link to change')
      await last.current.catch(() => undefined)
      return Object.keys(pending).length > 0 ? send(pending) : link
    },
  }
}

function isAtOnce(part: Terms): boolean {
  const names = Object.keys(part)
  const isRemoved = part.password === null
  return (
    names.length > 0 &&
    names.every((name) => AT_ONCE.includes(name) || (name === 'password' && isRemoved))
  )
}

/** Returns what `next` has that `before` hasn't. */
function differing(next: Terms, before: Terms): Terms {
  const entries = Object.entries(next).filter(
    ([name, value]) => before[name as keyof Terms] !== value,
  )
  return Object.fromEntries(entries)
}

/** Returns what is left of `all` once `part` is in force, without what was emptied again. */
function without(all: Terms, part: Terms): Terms {
  const entries = Object.entries(all).filter(
    ([name, value]) => value !== undefined && part[name as keyof Terms] !== value,
  )
  return Object.fromEntries(entries)
}
