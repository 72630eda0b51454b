import { type Link, reactivateLink, withdrawLink } from '@satchel/contract/links/links.ts'
import { t } from '@satchel/messages/t.ts'
import { IconBan, IconCopy } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import type { ApiProblem } from '../../../lib/problem.ts'
import { useMay } from '../../../lib/session.ts'
import { copyOrShow } from '../../../ui/copy/copy-or-show.tsx'
import { showProblem, toast } from '../../../ui/feedback/toast.tsx'
import { SelectionBar, SelectionButton } from '../../../ui/list/SelectionBar.tsx'
import { askBranch } from '../actions/ask-branch.tsx'
import { LINK_READS } from '../actions/link-reads.ts'

interface LinksBarProps {
  chosen: readonly Link[]
  clear: () => void
}

/** Actions for the selected links. */
export function LinksBar({ chosen, clear }: LinksBarProps) {
  const mayChange = useMay('links.share')
  const withdrawAll = useWithdrawing(clear)
  const open = chosen.filter(({ disabledAt }) => disabledAt === null)
  const copyAll = () =>
    copyOrShow(
      open.map(({ url }) => url).join('\n'),
      t('links.list.linksCopied', { count: open.length }),
    )
  return (
    <SelectionBar
      isOpen={chosen.length > 0}
      text={t('links.list.linksSelected', { count: chosen.length })}
      label={t('links.list.actionsForSelectedLinks')}
      onClose={clear}
    >
      <SelectionButton
        label={t('links.list.copyAddresses')}
        icon={IconCopy}
        disabled={open.length === 0}
        onClick={() => void copyAll()}
      />
      {mayChange && (
        <SelectionButton
          label={t('links.list.withdraw')}
          icon={IconBan}
          disabled={open.length === 0}
          onClick={() => withdrawAll(open)}
        />
      )}
    </SelectionBar>
  )
}

/** Returns a function that withdraws links one after the other; those withdrawn before a failure can be undone too. */
function useWithdrawing(onDone: () => void) {
  const client = useQueryClient()
  const onEach = async (links: readonly Link[], act: (link: Link) => Promise<unknown>) => {
    const done: Link[] = []
    try {
      for (const link of links) {
        await act(link)
        done.push(link)
      }
    } catch (problem) {
      showProblem(problem as ApiProblem)
    }
    for (const { name } of LINK_READS) void client.invalidateQueries({ queryKey: [name] })
    return done
  }
  const reopen = async (links: readonly Link[], query: { branch?: boolean }) => {
    const done = await onEach(links, ({ id }) => call(reactivateLink, { params: { id }, query }))
    if (done.length > 0) toast({ message: t('links.list.linksWorkAgain', { count: done.length }) })
  }
  const withdraw = async (links: readonly Link[], query: { branch?: boolean }) => {
    const done = await onEach(links, ({ id }) => call(withdrawLink, { params: { id }, query }))
    onDone()
    if (done.length === 0) return
    toast({
      message: t('links.list.linksNoLongerOpen', { count: done.length }),
      action: { label: t('ui.undo'), onClick: () => void reopen(done, query) },
    })
  }
  return (links: readonly Link[]) =>
    askBranch(links, 'withdraw', (query) => void withdraw(links, query))
}
