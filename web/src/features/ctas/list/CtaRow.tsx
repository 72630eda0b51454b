import { Badge } from '@mantine/core'
import type { Cta, CtaPlaceType } from '@satchel/contract/ctas/ctas.ts'
import { t } from '@satchel/messages/t.ts'
import { Link } from 'react-router'
import { formatList } from '../../../lib/format/format.ts'
import { paths } from '../../../lib/paths.ts'
import { largeIcon } from '../../../ui/icon.ts'
import { KIND_ICONS } from '../kind-icons.ts'
import * as labels from '../labels.ts'
import styles from './CtaList.module.css'

/** Row of the list, all of which links to the CTA. */
export function CtaRow({ cta }: { cta: Cta }) {
  const { id, name, kind, active, impressions, clicks, submissions, held } = cta
  const Icon = KIND_ICONS[kind]
  const done = kind === 'form' ? submissions : clicks
  const rate = impressions > 0 ? labels.rateOf(done / impressions) : labels.none
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.head}>
        <span className={styles.icon} title={labels.KINDS[kind].label}>
          <Icon {...largeIcon} />
        </span>
        <span className={styles.words}>
          <Link to={paths.cta(id)} className={styles.name}>
            {name}
          </Link>
          <span className={styles.meta}>
            {!active && (
              <Badge size="sm" variant="default">
                {t('ctas.inactive')}
              </Badge>
            )}
            {held > 0 && (
              <Badge
                component={Link}
                to={paths.cta(id, 'submissions')}
                size="sm"
                variant="light"
                color="amber"
                className={styles.held}
              >
                {t('ctas.heldCount', { count: held })}
              </Badge>
            )}
            <span>{labels.KINDS[kind].label}</span>
            <span>{placesOf(cta)}</span>
          </span>
        </span>
      </th>
      <Figure label={t('ctas.impressions')} value={labels.number(impressions)} />
      <Figure label={t('ctas.clicks')} value={kind === 'form' ? null : labels.number(clicks)} />
      <Figure
        label={t('ctas.submissions')}
        value={kind === 'form' ? labels.number(submissions) : null}
      />
      <Figure label={t('ctas.rate')} value={kind === 'embed' ? null : rate} />
    </tr>
  )
}

/** Figure with its label on phones, where it is left out if it doesn't apply. */
function Figure({ label, value }: { label: string; value: string | null }) {
  return (
    <td className={styles.figure} data-label={label} data-empty={value === null || undefined}>
      {value ?? labels.none}
    </td>
  )
}

const ORDER: CtaPlaceType[] = ['TENANT', 'ITEM', 'COLLECTION', 'SITE', 'LINK']

/** Sums up where it is placed: "On 2 items and 1 link". */
function placesOf({ placements }: Cta): string {
  const parts = ORDER.flatMap((type) => {
    const count = placements.filter((placement) => placement.type === type).length
    return count > 0 ? [{ type, text: labels.placesOf(type, count) }] : []
  })
  if (parts.length === 0) return t('ctas.notPlaced')
  if (parts.length === 1 && parts[0]?.type === 'TENANT') return t('ctas.everywhere')
  return t('ctas.on', { places: formatList(parts.map(({ text }) => text)) })
}
