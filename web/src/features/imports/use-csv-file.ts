import { type ImportDraft, uploadImportCsv } from '@satchel/contract/imports/imports.ts'
import { useMutation } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { ApiProblem } from '../../lib/problem.ts'
import { callRaw } from '../../lib/raw.ts'
import { useDraft } from './use-imports.ts'

/** Sends a table of items or links; its draft is in the address so that it can be reopened. */
export function useCsvFile(kind: 'items' | 'links') {
  const [params, setParams] = useSearchParams()
  const draftId = params.get('draft')
  const draft = useDraft(draftId)
  const from = kind === 'items' ? 'csv' : 'links'
  const open = (id: string | null) =>
    setParams({ from, ...(id !== null && { draft: id }) }, { replace: true })
  const send = useMutation<ImportDraft, ApiProblem, File>({
    mutationFn: async (file) => {
      const sent = { name: file.name, ...(kind === 'links' && { source: kind }) }
      const response = await callRaw(uploadImportCsv, { query: sent }, file)
      return (await response.json()) as ImportDraft
    },
    onSuccess: (newImport) => open(newImport.draftId),
  })
  return { draftId, draft, open, send }
}
