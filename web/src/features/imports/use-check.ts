import { listActivity } from '@satchel/contract/activity.ts'
import {
  checkImport,
  type ImportCheck,
  type ImportQuestion,
  type ImportRequest,
  listImports,
  startImport,
} from '@satchel/contract/imports/imports.ts'
import { getAccountSettings } from '@satchel/contract/taxonomy.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { call, useCommand } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import type { ApiProblem } from '../../lib/problem.ts'

/** Checks what a run would do. Overtaken responses are discarded. */
export function useCheck() {
  const latest = useRef(0)
  return useMutation<ImportCheck | null, ApiProblem, ImportQuestion>({
    mutationFn: async (body) => {
      latest.current += 1
      const turn = latest.current
      const result = await call(checkImport, { body })
      return turn === latest.current ? result : null
    },
  })
}

const REFRESHES = [listImports, getAccountSettings, listActivity]

/**
 * Starts the run and opens its page, also if a live update says first that the draft is used up, and its page is left
 * for that.
 */
export function useStart() {
  const navigate = useNavigate()
  const client = useQueryClient()
  const start = useCommand(startImport, { refreshes: [] })
  const begin = async (body: ImportRequest) => {
    // What went wrong is in `problem`.
    const answer = await start.mutateAsync({ body }).catch(() => undefined)
    if (!answer || !('importId' in answer)) return
    for (const { name } of REFRESHES) void client.invalidateQueries({ queryKey: [name] })
    void navigate(paths.importRun(answer.importId))
  }
  return { begin, isPending: start.isPending, problem: start.error }
}
