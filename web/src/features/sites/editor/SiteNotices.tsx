import { Alert, Button, Group } from '@mantine/core'
import { editSite, getSite, type Site } from '@satchel/contract/sites/sites.ts'
import { t } from '@satchel/messages/t.ts'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../../lib/api.ts'
import { formatList } from '../../../lib/format/format.ts'
import { paths } from '../../../lib/paths.ts'
import { showProblem } from '../../../ui/feedback/toast.tsx'
import type { EditedDraft } from './draft/use-draft.ts'

interface SiteNoticesProps {
  site: Site
  edited: EditedDraft
}

/** Notices about other editors, and about changes that couldn't be saved. */
export function SiteNotices({ site, edited }: SiteNoticesProps) {
  const others = useOthers(site.id)
  const { state, save } = edited
  return (
    <>
      {others.length > 0 && state.kind !== 'conflict' && (
        <Alert color="yellow" mb="sm" role="status">
          {t('sites.editor.othersEdit', { names: formatList(others), count: others.length })}
        </Alert>
      )}
      {state.kind === 'conflict' && <Conflict id={site.id} edited={edited} />}
      {state.kind === 'refused' && (
        <Alert color="red" mb="sm" title={state.problem.message}>
          <Group justify="space-between">
            {t('sites.editor.refusedText')}
            <Button variant="default" size="xs" onClick={() => void save()}>
              {t('ui.tryAgain')}
            </Button>
          </Group>
        </Alert>
      )}
    </>
  )
}

function Conflict({ id, edited }: { id: string; edited: EditedDraft }) {
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const run = async (work: () => Promise<void>) => {
    setBusy(true)
    await work().catch(showProblem)
    setBusy(false)
  }
  const takeTheirs = () =>
    run(async () => edited.takeTheirs(await call(getSite, { params: { id } })))
  const keepMine = () =>
    run(async () => {
      const copy = await edited.keepAsCopy()
      await navigate(paths.site(copy.id))
    })
  return (
    <Alert color="red" mb="sm" title={t('sites.editor.conflictTitle')}>
      {t('sites.editor.conflictText')}
      <Group mt="xs" gap="xs">
        <Button variant="default" size="xs" loading={isBusy} onClick={takeTheirs}>
          {t('sites.editor.useTheirs')}
        </Button>
        <Button variant="default" size="xs" loading={isBusy} onClick={keepMine}>
          {t('sites.editor.keepMineAsCopy')}
        </Button>
      </Group>
    </Alert>
  )
}

/** Interval of presence signals in ms; presence expires after a minute. */
const SIGN_OF_LIFE = 20_000

function useOthers(id: string): string[] {
  const [names, setNames] = useState<string[]>([])
  useEffect(() => {
    const tell = (isLeaving: boolean) => call(editSite, { params: { id }, body: { isLeaving } })
    const ask = () =>
      tell(false).then(
        ({ others }) => setNames(others.map(({ name }) => name)),
        // Editing goes on without it.
        (error: unknown) => console.error('Who else edits the site is unknown', error),
      )
    void ask()
    const timer = setInterval(ask, SIGN_OF_LIFE)
    return () => {
      clearInterval(timer)
      tell(true).catch(() => {})
    }
  }, [id])
  return names
}
