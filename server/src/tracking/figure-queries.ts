import { type RawBuilder, sql } from 'kysely'

// The figures of a day, and how they follow from facts: rows of (tenant_id, link_id, viewer, day, sign, is_view, is_sure,
// downloaded, duration_ms, country, device, browser, os, referrer, trigger, utm), one for each visit as it counts, whose
// sign is -1 where it's taken out.

const FIGURES = [
  'views',
  'viewers',
  'sure_views',
  'sure_viewers',
  'downloads',
  'duration_ms',
  'sure_duration_ms',
  'again_viewers',
  'again_sure_viewers',
].map((name) => sql.ref(name))

export const FIGURE_LIST = sql.join(FIGURES)

/** Sets every figure to that of the row that wasn't inserted, or adds it to `old`. */
export function setFigures(how: 'replace' | 'add'): RawBuilder<unknown> {
  const sets = FIGURES.map((name) =>
    how === 'add' ? sql`${name} = old.${name} + excluded.${name}` : sql`${name} = excluded.${name}`,
  )
  return sql.join(sets)
}

/**
 * Sums rows of `visit_day`: those of one day, or of days from `begins` on, of which a device that came on two of them
 * counts once.
 */
export function sumFigures(begins?: RawBuilder<unknown>): RawBuilder<unknown> {
  if (!begins) return sql.join(FIGURES.map((name) => sql`sum(${name}) as ${name}`))
  const later = sql`filter (where day > ${begins})`
  const first = sql`filter (where day = ${begins})`
  return sql`sum(views) as views, sum(viewers) - coalesce(sum(again_viewers) ${later}, 0) as viewers,
    sum(sure_views) as sure_views,
    sum(sure_viewers) - coalesce(sum(again_sure_viewers) ${later}, 0) as sure_viewers,
    sum(downloads) as downloads, sum(duration_ms) as duration_ms,
    sum(sure_duration_ms) as sure_duration_ms,
    coalesce(sum(again_viewers) ${first}, 0) as again_viewers,
    coalesce(sum(again_sure_viewers) ${first}, 0) as again_sure_viewers`
}

/** The condition for rows that say nothing. */
export const IS_NOTHING = sql`(views, viewers, sure_views, sure_viewers, downloads, duration_ms, sure_duration_ms,
  again_viewers, again_sure_viewers) = (0, 0, 0, 0, 0, 0, 0, 0, 0)`

const PARTS = sql`(values ('all', ''), ('country', country), ('device', device), ('browser', browser),
  ('os', os), ('referrer', referrer), ('trigger', trigger), ('utmSource', utm ->> 'source'),
  ('utmMedium', utm ->> 'medium'), ('utmCampaign', utm ->> 'campaign')) as part (dimension, value)`

const OF_PERSON = sql`partition by tenant_id, link_id, dimension, value, viewer, sign order by day`

/** Sums facts by tenant, link, day, dimension and value; devices are counted once each day. */
export function figuresOf(facts: RawBuilder<unknown>): RawBuilder<unknown> {
  const before = (column: string) => {
    const had = sql.ref(column)
    return sql`${had} and lag(day) over person = day - 1 and lag(${had}) over person`
  }
  return sql`(
    select tenant_id, link_id, day, dimension, value, sum(sign * views) as views,
      sum(sign * has_view::int) as viewers, sum(sign * sure_views) as sure_views,
      sum(sign * has_sure::int) as sure_viewers, sum(sign * downloads) as downloads,
      sum(sign * duration_ms) as duration_ms, sum(sign * sure_duration_ms) as sure_duration_ms,
      sum(sign * is_again::int) as again_viewers, sum(sign * is_sure_again::int) as again_sure_viewers
    from (
      select people.*, coalesce(${before('has_view')}, false) as is_again,
        coalesce(${before('has_sure')}, false) as is_sure_again
      from (
        select tenant_id, link_id, viewer, day, sign, dimension, value,
          count(*) filter (where is_view) as views, bool_or(is_view) as has_view,
          count(*) filter (where is_view and is_sure) as sure_views,
          bool_or(is_view and is_sure) as has_sure,
          count(*) filter (where downloaded) as downloads, sum(duration_ms) as duration_ms,
          coalesce(sum(duration_ms) filter (where is_sure), 0) as sure_duration_ms
        from ${facts} as fact cross join lateral ${PARTS}
        where value is not null group by 1, 2, 3, 4, 5, 6, 7
      ) as people
      window person as (${OF_PERSON})
    ) as marked
    group by 1, 2, 3, 4, 5)`
}

export const READ = sql`readers, duration_ms, sure_readers, sure_duration_ms`
export const IS_UNREAD = sql`(readers, duration_ms, sure_readers, sure_duration_ms) = (0, 0, 0, 0)`

/** Sums facts of pages by tenant, link, day of UTC, item and page: days stay what they are when the tenant moves. */
export function readingOf(facts: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    select tenant_id, link_id, day, item_id, page, sum(sign) as readers,
      sum(sign * ms) as duration_ms, sum(sign * is_sure::int) as sure_readers,
      sum(sign * sure_ms) as sure_duration_ms
    from (
      select tenant_id, link_id, (at at time zone 'UTC')::date as day, item_id,
        number::integer as page, viewer, sign, sum(time::bigint) as ms, bool_or(is_sure) as is_sure,
        coalesce(sum(time::bigint) filter (where is_sure), 0) as sure_ms
      from ${facts} as fact, jsonb_each_text(pages) as read (number, time)
      group by 1, 2, 3, 4, 5, 6, 7
    ) as people
    group by 1, 2, 3, 4, 5)`
}
