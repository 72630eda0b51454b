import type { MyDay } from '@satchel/contract/analytics/health.ts'
import { t } from '@satchel/messages/t.ts'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { SureMark } from '../ui/CertaintyMark.tsx'
import * as labels from './labels/home.ts'
import styles from './MyDayBar.module.css'

/** Tasks, each linked to where it is done, and today's activity of my links. */
export function MyDayBar({ day }: { day: MyDay }) {
  const needs = [
    {
      text: t('app.home.wishesToApprove', { count: day.wishes }),
      count: day.wishes,
      href: paths.wishlist(),
    },
    {
      text: t('app.home.filesFailed', { count: day.failed }),
      count: day.failed,
      href: health('broken'),
    },
    {
      text: t('app.home.itemsBroken', { count: day.broken - day.failed }),
      count: day.broken - day.failed,
      href: health('broken'),
    },
    {
      text: t('app.home.itemsExpiring', { count: day.expiring }),
      count: day.expiring,
      href: health('expiring'),
    },
  ].filter(({ count }) => count > 0)
  if (needs.length === 0 && day.views === 0) return null
  return (
    <div className={styles.bar}>
      {needs.length > 0 && (
        <ul className={styles.needs} aria-label={t('app.home.needsYou')}>
          {needs.map(({ text, href }) => (
            <li key={text}>
              <a href={href} className={styles.need}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
      {day.views > 0 && (
        <span>
          <Link to={paths.links({ orderBy: 'viewed' })} className={styles.today}>
            {labels.todaysViews(day)}
          </Link>{' '}
          <SureMark views={day.views} sureViews={day.sureViews} />
        </span>
      )}
    </div>
  )
}

function health(figure: string): string {
  const isFirst = figure === 'expiring'
  return paths.analytics({ report: 'health', figure: isFirst ? null : figure, of: 'mine' })
}
