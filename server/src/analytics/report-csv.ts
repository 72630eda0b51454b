import type {
  AdoptionReport,
  CoverageReport,
  CtasReport,
  SearchReport,
  SearchRow,
  SitesReport,
} from '@satchel/contract/analytics/reports.ts'
import type { UnusedReport } from '@satchel/contract/analytics/unused.ts'
import { counted, type Line } from './csv.ts'

export function searchLines({ top, nothing, slow }: SearchReport): Line[] {
  const of = (list: string, rows: SearchRow[]) =>
    rows.map((row) => ({
      List: list,
      Search: row.term,
      Searches: row.searches,
      'Previous searches': row.searchesBefore,
      People: row.people,
      'Found nothing': row.nothing,
      Opened: row.opened,
      Milliseconds: row.ms,
    }))
  return [...of('Top', top), ...of('Found nothing', nothing), ...of('Slow', slow)]
}

export function siteLines({ rows }: SitesReport): Line[] {
  return rows.map(({ siteId, name, status, links, ...row }) => ({
    Name: name,
    Id: siteId,
    Status: status,
    'Links created': links,
    ...counted(row),
  }))
}

export function ctaLines({ rows }: CtasReport): Line[] {
  return rows.map((row) => ({
    Name: row.name,
    Id: row.ctaId,
    Kind: row.kind,
    Active: String(row.active),
    Impressions: row.impressions,
    Clicks: row.clicks,
    'Previous clicks': row.clicksBefore,
    Submissions: row.submissions,
    'Previous submissions': row.submissionsBefore,
  }))
}

export function adoptionLines({ rows }: AdoptionReport): Line[] {
  return rows.map((row) => ({
    Name: row.name,
    'Last seen': row.lastSeenAt,
    'Active days': row.days,
    'Previous active days': row.daysBefore,
    Searches: row.searches,
    'Links created': row.links,
    Added: row.added,
    Views: row.views,
  }))
}

export function coverageLines({ rows, columns, cells, rowsBy, columnsBy }: CoverageReport): Line[] {
  const label = (axis: CoverageReport['rows'], id: string | null) =>
    axis.find((value) => value.id === id)?.label ?? ''
  return cells.map((cell) => ({
    [rowsBy]: label(rows, cell.row),
    [columnsBy]: label(columns, cell.column),
    Items: cell.items,
    Used: cell.used,
    'Links created': cell.links,
    Views: cell.views,
  }))
}

export function unusedLines({ items }: UnusedReport): Line[] {
  return items.map(({ itemType, itemId, name, createdAt }) => ({
    Type: itemType,
    Name: name,
    Id: itemId,
    Added: createdAt,
  }))
}
