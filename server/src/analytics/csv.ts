import type {
  ContentReport,
  LinksReport,
  OverviewReport,
  PeopleReport,
} from '@satchel/contract/analytics/analytics.ts'
import { Csv, csvLine, UTF8_MARK } from '../platform/files/csv-cells.ts'

type Cell = string | number | null | undefined
export type Line = Record<string, Cell>

/** Each part of the range, beside the same part of the range before. */
export function overviewLines({ now, before }: OverviewReport): Line[] {
  return now.points.map(({ day, views, viewers, downloads, seconds, links, added }, index) => {
    const earlier = before.points[index]
    return {
      From: day,
      Views: views,
      Visitors: viewers,
      Downloads: downloads,
      Seconds: seconds,
      'Links created': links,
      Added: added,
      'Previous from': earlier?.day,
      'Previous views': earlier?.views,
      'Previous visitors': earlier?.viewers,
      'Previous downloads': earlier?.downloads,
      'Previous seconds': earlier?.seconds,
      'Previous links created': earlier?.links,
      'Previous added': earlier?.added,
    }
  })
}

export function contentLines({ rows }: ContentReport): Line[] {
  return rows.map(({ itemType, itemId, name, links, ...row }) => ({
    Type: itemType,
    Name: name,
    Id: itemId,
    'Links created': links,
    ...counted(row),
  }))
}

export function linkLines({ rows }: LinksReport): Line[] {
  return rows.map(({ link, ...row }) => ({
    Address: link.url,
    Type: link.itemType,
    Name: link.itemName,
    For: link.sharedToEmail,
    Organization: link.sharedToOrganization,
    Memo: link.sharedToMemo,
    By: link.sharedBy.name,
    Created: link.createdAt,
    ...counted(row),
  }))
}

export function peopleLines({ team, people, organizations }: PeopleReport): Line[] {
  const kinds = { 'Shared by': team, Person: people, Organization: organizations }
  return Object.entries(kinds).flatMap(([kind, rows]) =>
    rows.map(({ name, links, opened, ...row }) => ({
      Kind: kind,
      Name: name,
      'Links created': links,
      'Links opened': opened,
      ...counted(row),
    })),
  )
}

interface Counted {
  views: number
  viewers: number
  downloads: number
  seconds: number
  viewsBefore: number
}

export function counted({ views, viewers, downloads, seconds, viewsBefore }: Counted): Line {
  return {
    Views: views,
    'Previous views': viewsBefore,
    Visitors: viewers,
    Downloads: downloads,
    Seconds: seconds,
  }
}

/** The names of the columns, then the lines; nothing at all where there are none. */
export function csvOf(name: string, lines: Line[]): Csv {
  const names = Object.keys(lines[0] ?? {})
  const cells = lines.map((line) => names.map((name) => String(line[name] ?? '')))
  const text = (names.length > 0 ? [names, ...cells] : []).map(csvLine).join('')
  return new Csv(name, UTF8_MARK + text)
}
