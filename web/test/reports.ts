import type { OverviewReport } from '@satchel/contract/analytics/analytics.ts'

export const spanOf = <C extends object>(sums: C, day: string) => ({
  from: day,
  to: day,
  sums,
  points: [{ day, ...sums }],
})

const figures = { views: 9, viewers: 4, downloads: 1, seconds: 60, opened: 2, links: 3, added: 0 }

/** Dates of a report: March 20, 2026 and the day before. */
export const head = {
  interval: 'day' as const,
  isAll: true,
  now: spanOf(figures, '2026-03-20'),
  before: spanOf({ ...figures, views: 6 }, '2026-03-19'),
}

export const overview: OverviewReport = {
  ...head,
  by: {
    device: [],
    browser: [],
    os: [],
    referrer: [],
    trigger: [],
    country: [
      { value: 'DE', views: 7, viewers: 3 },
      { value: null, views: 2, viewers: 1 },
    ],
  },
}
