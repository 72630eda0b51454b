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
import { useMutation } from '@tanstack/react-query'
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

/** Starts the run and opens its page. */
export function useStart() {
  const navigate = useNavigate()
  const start = useCommand(startImport, {
    refreshes: [listImports, getAccountSettings, listActivity],
  })
  const begin = (body: ImportRequest) =>
    start.mutate(
      { body },
      {
        onSuccess: (answer) => {
          if ('importId' in answer) void navigate(paths.importRun(answer.importId))
        },
      },
    )
  return { begin, isPending: start.isPending, problem: start.error }
}
