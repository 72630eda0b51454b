import { Button, Stack, Switch } from '@mantine/core'
import { type CrmConnection, listCrms, updateCrm } from '@satchel/contract/crm.ts'
import { t } from '@satchel/messages/t.ts'
import { useCommand } from '../../lib/api.ts'
import { showProblem } from '../../ui/feedback/toast.tsx'
import { openPreview } from './CrmPreview.tsx'

/** Chooses what is sent; turning something on shows first what that is. */
export function CrmChoices({ connection }: { connection: CrmConnection }) {
  const { kind, sendsReadings, sendsLeads, confirmedOnly } = connection
  const command = useCommand(updateCrm, { refreshes: [listCrms] })
  const choose = (body: Parameters<typeof command.mutate>[0]['body']) =>
    command.mutate({ params: { kind }, body }, { onError: showProblem })
  const turn = (on: boolean, part: 'reading' | 'lead') => {
    const name = part === 'reading' ? 'sendsReadings' : 'sendsLeads'
    if (on) openPreview(kind, { part, onSure: () => choose({ [name]: true }) })
    else choose({ [name]: false })
  }
  return (
    <Stack gap="sm" mt="sm" align="flex-start">
      <Switch
        label={t('crm.sendReadings')}
        description={t('crm.sendReadingsHint')}
        checked={sendsReadings}
        disabled={command.isPending}
        onChange={({ currentTarget }) => turn(currentTarget.checked, 'reading')}
      />
      <Switch
        ms="xl"
        label={t('crm.confirmedOnly')}
        description={t('crm.confirmedOnlyHint')}
        checked={confirmedOnly}
        disabled={command.isPending}
        onChange={({ currentTarget }) => choose({ confirmedOnly: currentTarget.checked })}
      />
      <Switch
        label={t('crm.sendLeads')}
        description={t('crm.sendLeadsHint')}
        checked={sendsLeads}
        disabled={command.isPending}
        onChange={({ currentTarget }) => turn(currentTarget.checked, 'lead')}
      />
      <Button variant="default" onClick={() => openPreview(kind)}>
        {t('crm.showWhat')}
      </Button>
    </Stack>
  )
}
