import { ActionIcon, Badge } from '@mantine/core'
import type { SiteSummary } from '@satchel/contract/sites/sites.ts'
import { t } from '@satchel/messages/t.ts'
import { IconHeart, IconHeartFilled, IconLock, IconShare3, IconUser } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useMay } from '../../../lib/session.ts'
import { icon } from '../../../ui/icon.ts'
import { RelativeTime } from '../../../ui/text/RelativeTime.tsx'
import { SiteMenu } from '../menu/SiteMenu.tsx'
import { stateOf } from '../site-state.ts'
import { useSiteFavorite } from '../use-site-marks.ts'
import styles from './SiteCard.module.css'
import { SmallPage } from './SmallPage.tsx'

interface SiteCardProps {
  site: SiteSummary
  onShare?: ((site: SiteSummary) => void) | undefined
}

/** A site as a small drawing of its theme, with its status. */
export function SiteCard({ site, onShare }: SiteCardProps) {
  const { id, name, hasPassword, isPersonal, views, updatedAt } = site
  const { label, color } = stateOf(site)
  return (
    <article className={styles.card}>
      {site.opening && site.opening.blocks.length > 0 ? (
        <div className={styles.small}>
          <SmallPage
            theme={site.theme}
            blocks={site.opening.blocks}
            pictures={new Map(site.opening.pictures.map(({ itemId, url }) => [itemId, url]))}
          />
        </div>
      ) : (
        <Drawing {...site} />
      )}
      <div className={styles.text}>
        <Link to={paths.site(id)} className={styles.name} title={name}>
          {name}
        </Link>
        <p className={styles.meta}>
          <Badge component="span" tt="none" fw={500} color={color}>
            {label}
          </Badge>
          {hasPassword && (
            <IconLock {...icon} aria-hidden={false} role="img" aria-label={t('sites.password')} />
          )}
          {isPersonal && (
            <IconUser {...icon} aria-hidden={false} role="img" aria-label={t('sites.personal')} />
          )}
          {views > 0 && t('sites.views', { count: views })}
          <span className={styles.age}>
            <RelativeTime at={updatedAt} />
          </span>
        </p>
        <p className={styles.meta}>
          <News {...site} />
        </p>
      </div>
      <div className={styles.actions}>
        {onShare && site.status === 'published' && (
          <ActionIcon
            size={32}
            aria-label={t('sites.shareSite', { site: name })}
            title={t('ui.share')}
            onClick={() => onShare(site)}
          >
            <IconShare3 {...icon} />
          </ActionIcon>
        )}
        <Favorite site={site} />
        <SiteMenu site={site} />
      </div>
    </article>
  )
}

function Drawing({ theme, seo, name }: SiteSummary) {
  const style = {
    '--site': theme.color ?? 'var(--mantine-primary-color-filled)',
  } as CSSProperties
  return (
    <div className={styles.cover} data-layout={theme.layout} style={style} aria-hidden>
      <span className={styles.drawnHead} data-font={theme.font}>
        {seo.title || name}
      </span>
      <span className={styles.drawnLine} />
      <span className={styles.drawnCards}>
        <span />
        <span />
        <span />
      </span>
    </div>
  )
}

/** Upcoming changes of the published site. */
function News({ hasChanges, publishAt }: SiteSummary) {
  if (publishAt)
    return (
      <>
        {t('sites.goesLive')} <RelativeTime at={publishAt} />
      </>
    )
  return hasChanges ? t('sites.unpublishedChanges') : null
}

function Favorite({ site }: { site: SiteSummary }) {
  const toggle = useSiteFavorite()
  const { name, favorite } = site
  if (!useMay('library.mark')) return null
  return (
    <ActionIcon
      size={32}
      aria-label={t('sites.favorite', { site: name })}
      aria-pressed={favorite}
      title={favorite ? t('ui.removeFromFavorites') : t('ui.addToFavorites')}
      onClick={() => toggle(site)}
    >
      {favorite ? (
        <IconHeartFilled {...icon} color="var(--accent-text)" />
      ) : (
        <IconHeart {...icon} />
      )}
    </ActionIcon>
  )
}
