import { Alert, Button, Group } from '@mantine/core'
import { getItem, type Item } from '@satchel/contract/items/items.ts'
import { t } from '@satchel/messages/t.ts'
import { use } from 'react'
import { dayIn } from '../../../lib/format/day.ts'
import { useCheckPage } from '../../../lib/items/use-check-page.ts'
import { showProblem } from '../../../ui/feedback/toast.tsx'
import { TimeZone } from '../../../ui/text/RelativeTime.tsx'
import { itemStateOf } from '../item-state.ts'
import { brokenPage } from '../labels.ts'
import { useProcessAgain } from '../use-process-again.ts'
import { useToday } from '../use-today.ts'
import { useRestoreVersion } from '../versions/use-restore-version.ts'
import { editAddress } from './edit-address.ts'

interface ItemNoticeProps {
  item: Item
  mayEdit: boolean
}

const TONES = { neutral: 'gray', warning: 'yellow', problem: 'red' } as const

/** Unusual state of an item, with a way to fix it. */
export function ItemNotice({ item, mayEdit }: ItemNoticeProps) {
  const timeZone = use(TimeZone)
  const state = itemStateOf(item, useToday())
  if (!state && item.pageProblem) return <CheckNotice item={item} mayEdit={mayEdit} />
  if (!state || isNew(item)) return null
  const isBroken = item.status === 'completed' && item.broken === true && state.tone === 'problem'
  const { checkedAt } = item
  const day = checkedAt && dayIn(timeZone, new Date(checkedAt))
  return (
    <Alert color={TONES[state.tone]} title={state.label}>
      {isBroken ? brokenPage(item.pageProblem, day) : state.detail}
      {state.effect && <div>{state.effect}</div>}
      {mayEdit && isBroken && <BrokenActions item={item} />}
      {mayEdit && item.status === 'failed' && <FailedActions item={item} />}
    </Alert>
  )
}

/** Notice of a page that failed too recently to count as broken, or can't be checked at all. */
function CheckNotice({ item, mayEdit }: ItemNoticeProps) {
  const timeZone = use(TimeZone)
  if (item.pageProblem?.code === 'protected') {
    return (
      <Alert color="gray" title={t('items.cantBeChecked')}>
        {t('items.checksRefused')}
      </Alert>
    )
  }
  if (item.pageProblem?.code === 'sign-in') {
    return (
      <Alert color="gray" title={t('items.cantBeRead')}>
        {t('items.asksToSignIn')}
      </Alert>
    )
  }
  const day = item.checkedAt && dayIn(timeZone, new Date(item.checkedAt))
  return (
    <Alert color="gray" title={t('items.lastCheckFailed')}>
      {brokenPage(item.pageProblem, day)} {t('items.checkedAgainWithinDay')}
      {mayEdit && <BrokenActions item={item} />}
    </Alert>
  )
}

/** Tells whether an item is processed for the first time: then the preview says so, and no notice moves the fields. */
function isNew({ status, newFileVersion }: Item): boolean {
  return (status === 'uploading' || status === 'processing') && newFileVersion === undefined
}

function BrokenActions({ item }: { item: Item }) {
  const { check, isWaiting } = useCheckPage(item, { refreshes: [getItem], onError: showProblem })
  return (
    <Group gap="xs" mt="xs">
      <Button variant="default" size="compact-sm" loading={isWaiting} onClick={check}>
        {t('items.detail.checkAgain')}
      </Button>
      <Button variant="default" size="compact-sm" onClick={editAddress}>
        {t('items.detail.changeUrl')}
      </Button>
    </Group>
  )
}

function FailedActions({ item }: { item: Item }) {
  const { processAgain, isAsking } = useProcessAgain()
  return (
    <Group gap="xs" mt="xs">
      <Button
        variant="default"
        size="compact-sm"
        loading={isAsking}
        onClick={() => processAgain(item)}
      >
        {t('ui.tryAgain')}
      </Button>
      {item.newFileVersion && <KeepFile item={item} />}
    </Group>
  )
}

function KeepFile({ item }: { item: Item }) {
  const { restore, isRestoring } = useRestoreVersion(item)
  const { fileVersion = 1 } = item
  return (
    <Button
      variant="default"
      size="compact-sm"
      loading={isRestoring}
      onClick={() => restore(fileVersion)}
    >
      {t('items.detail.restoreVersion', { fileVersion })}
    </Button>
  )
}
