import { listSearchGaps } from '@satchel/contract/search/gaps.ts'
import {
  addSynonyms,
  changeSynonyms,
  deleteSynonyms,
  listSynonyms,
  type Synonyms,
} from '@satchel/contract/search/search.ts'
import { t } from '@satchel/messages/t.ts'
import { useQuery } from '@tanstack/react-query'
import { query, useCommand } from '../../../lib/api.ts'
import { showProblem, toast } from '../../../ui/feedback/toast.tsx'

const refreshes = { refreshes: [listSynonyms, listSearchGaps] }

export function useGaps() {
  return useQuery({ ...query(listSearchGaps, {}), refetchOnMount: 'always' })
}

export function useSynonyms() {
  return useQuery(query(listSynonyms, {}))
}

export function useAddSynonyms() {
  const { mutateAsync } = useCommand(addSynonyms, refreshes)
  return (terms: string[]) => mutateAsync({ body: { terms } })
}

export function useSynonymActions({ id, terms }: Synonyms) {
  const add = useAddSynonyms()
  const change = useCommand(changeSynonyms, refreshes)
  const remove = useCommand(deleteSynonyms, refreshes)
  const restore = () => void add(terms).catch(showProblem)
  return {
    change: (next: string[]) => change.mutateAsync({ params: { id }, body: { terms: next } }),
    remove: () =>
      void remove.mutateAsync({ params: { id } }).then(
        () =>
          toast({
            message: t('search.settings.synonymsDeleted'),
            action: { label: t('ui.undo'), onClick: restore },
          }),
        showProblem,
      ),
  }
}
