import {
  changeLinkPreset,
  createLinkPreset,
  deleteLinkPreset,
  type LinkPreset,
  type LinkPresetChange,
  type LinkPresetDraft,
  listLinkPresets,
} from '@satchel/contract/links/presets.ts'
import { t } from '@satchel/messages/t.ts'
import { useQuery } from '@tanstack/react-query'
import { query, useCommand } from '../../../lib/api.ts'
import { showProblem, toast } from '../../../ui/feedback/toast.tsx'

const NONE: readonly LinkPreset[] = []
const refreshes = [listLinkPresets]

export function usePresets() {
  const { data } = useQuery(query(listLinkPresets, {}))
  const create = useCommand(createLinkPreset, { refreshes })
  const change = useCommand(changeLinkPreset, { refreshes })
  const remove = useCommand(deleteLinkPreset, { refreshes })

  const save = (body: LinkPresetDraft) => create.mutateAsync({ body })
  /** Restores a preset without its password, which nobody can read. */
  const restore = ({ name, options: { hasPassword, ...options }, isDefault }: LinkPreset) =>
    save({ name, options, isDefault }).then(() => {
      if (hasPassword) toast({ message: t('links.options.restoredSetItsPasswordAgain', { name }) })
    }, showProblem)
  return {
    presets: data?.items ?? NONE,
    save,
    change: ({ id, name }: LinkPreset, body: LinkPresetChange, done: string) =>
      change.mutateAsync({ params: { id }, body }).then(() => {
        toast({ message: `${name} ${done}` })
      }, showProblem),
    remove: (preset: LinkPreset) =>
      remove.mutateAsync({ params: { id: preset.id } }).then(() => {
        toast({
          message: t('links.options.presetNameDeleted', { name: preset.name }),
          action: { label: t('ui.undo'), onClick: () => void restore(preset) },
        })
      }, showProblem),
  }
}

/** Returns the preset by its id, else the default. */
export function presetIn(
  presets: readonly LinkPreset[],
  presetId: string | null | undefined,
): LinkPreset | undefined {
  if (presetId === null) return undefined
  return presets.find(({ id, isDefault }) => (presetId ? id === presetId : isDefault))
}
