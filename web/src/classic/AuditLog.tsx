import type { AuditFilter } from '@satchel/contract/audit.ts'
import { use } from 'react'
import { useNavigate } from 'react-router'
import { AuditSection } from '../features/audit/AuditSection.tsx'
import { Entry } from '../frame/entry.ts'
import { paths } from '../lib/paths.ts'

const FILTERS = ['action', 'actorId', 'from', 'to'] as const

/** The audit log with its filters in the URL. */
export function AuditLog() {
  const navigate = useNavigate()
  const params = new URLSearchParams(use(Entry).place.search)
  const filter: AuditFilter = Object.fromEntries(
    FILTERS.flatMap((name) => {
      const value = params.get(name)
      return value ? [[name, value]] : []
    }),
  )
  return (
    <AuditSection
      filter={filter}
      onFilter={(next) =>
        void navigate(paths.teamSettings({ section: 'audit', ...next }), { replace: true })
      }
    />
  )
}
