import { useDebouncedCallback } from '@mantine/hooks'
import {
  type AccountSettings,
  type ChangedSettings,
  changeAccountSettings,
  type SettingsChange,
} from '@satchel/contract/taxonomy.ts'
import { t } from '@satchel/messages/t.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { call } from '../../lib/api.ts'
import { useLive } from '../../lib/live.ts'
import type { ApiProblem } from '../../lib/problem.ts'
import { useMe } from '../../lib/session.ts'
import { accountSettings } from '../../lib/taxonomy.ts'
import { showProblem, toast } from '../../ui/feedback/toast.tsx'

/** Maximum age of counts, in ms. */
const GATHER = 1_000

/** Returns the settings, refetched whenever they are opened, since decisions are based on them. */
export function useSettings() {
  const client = useQueryClient()
  const recount = useDebouncedCallback(
    () => void client.invalidateQueries({ queryKey: accountSettings.queryKey }),
    GATHER,
  )
  useLive('items-add', recount)
  useLive('items-update', recount)
  useLive('items-delete', recount)
  return useQuery({ ...accountSettings, refetchOnMount: 'always' })
}

export interface Change {
  body: SettingsChange
  /** The toast after success, which can offer Undo. */
  said?: string
  /** Returns the settings to show until the server has answered. */
  show?: (settings: AccountSettings) => AccountSettings
}

/** Runs commands one after the other, so none overwrites what another admin has changed. */
export function useSettingsChange() {
  const client = useQueryClient()
  const { tenant } = useMe()
  const read = () => client.invalidateQueries({ queryKey: accountSettings.queryKey })
  const put = (next: AccountSettings) => client.setQueryData(accountSettings.queryKey, next)

  const change = useMutation<ChangedSettings, ApiProblem, Change>({
    scope: { id: changeAccountSettings.name },
    mutationFn: ({ body }) => call(changeAccountSettings, { params: { id: tenant.id }, body }),
    onMutate: async ({ show }) => {
      if (!show) return
      await client.cancelQueries({ queryKey: accountSettings.queryKey })
      const cachedSettings = client.getQueryData(accountSettings.queryKey)
      if (cachedSettings) put(show(cachedSettings))
    },
    onSuccess: ({ removalId, ...next }, { said }) => {
      put(next)
      if (!said) return
      const undo = () =>
        removalId &&
        change.mutate({ body: { restoreRemoved: { removalId } }, said: t('taxonomy.undone') })
      toast({
        message: said,
        ...(removalId && { action: { label: t('ui.undo'), onClick: undo } }),
      })
    },
    onError: () => read(),
  })
  const { mutate, mutateAsync, isPending } = change
  /** Sends a command for controls that have no place to show a problem. */
  const send = useCallback(
    (input: Change) =>
      mutate(input, {
        onError: showProblem,
      }),
    [mutate],
  )
  return { save: mutateAsync, send, isPending }
}
