import { Button } from '@mantine/core'
import type { Block } from '@satchel/contract/sites/blocks.ts'
import { getSite, type Site } from '@satchel/contract/sites/sites.ts'
import { t } from '@satchel/messages/t.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { openItemPicker } from '../../features/collections/contents/ItemPicker.tsx'
import { ItemLinks } from '../../features/links/list/ItemLinks.tsx'
import { SiteEditor } from '../../features/sites/editor/SiteEditor.tsx'
import type { Addressee } from '../../features/sites/panels/use-send-to.ts'
import { PlanProgress } from '../../features/sites/plan/PlanProgress.tsx'
import { useMayChange } from '../../features/sites/use-may-change.ts'
import { useUploadOne } from '../../features/uploads/target.ts'
import { query } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { useMay } from '../../lib/session.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx'
import { TextSkeleton } from '../../ui/feedback/Skeletons.tsx'
import { BackLink } from '../../ui/layout/BackLink.tsx'
import { Page, PageBody } from '../../ui/layout/Page.tsx'
import { SubjectAnalytics } from '../SubjectAnalytics.tsx'
import { useShareDialog } from '../use-share-dialog.ts'
import styles from './SitePage.module.css'

export default function SitePage() {
  const { id = '' } = useParams()
  const site = useQuery(query(getSite, { params: { id } }))
  if (site.isSuccess) return <Shown key={id} site={site.data} />
  const isGone = site.error?.body.code === 'not-found'
  return (
    <PageBody title={t('app.sites.site')}>
      {site.isPending && <TextSkeleton lines={8} />}
      {isGone ? (
        <NotThere />
      ) : (
        <LoadProblem title={t('app.sites.couldntLoadTheSite')} query={site} />
      )}
    </PageBody>
  )
}

function Shown({ site }: { site: Site }) {
  const { id, name } = site
  const mayUpload = useMay('library.write')
  const mayChange = useMayChange(site)
  const mayShare = useMay('links.share')
  const shareDialog = useShareDialog()
  const uploadPicture = useUploadOne()
  const share = (to?: Addressee) =>
    shareDialog.open({ itemType: 'SITE', itemId: id, itemName: name, ...(to && { to }) })
  if (!mayChange) return <ForReaders site={site} onShare={mayShare ? () => share() : undefined} />
  return (
    <PageBody title={name}>
      <BackLink to={paths.sites()} name={t('app.sites.sites')} />
      <SiteEditor
        site={site}
        pickItems={openItemPicker}
        uploadPicture={mayUpload ? uploadPicture : undefined}
        onShare={mayShare ? share : undefined}
        sharing={<Sharing site={site} />}
      />
    </PageBody>
  )
}

/** Visits of the site's own address, and the links for people. */
function Sharing({ site: { id, name, linkId, isPersonal, content } }: { site: Site }) {
  const mayReport = useMay('reports.read')
  return (
    <>
      {hasPlan(content) && <PlanProgress siteId={id} />}
      {!isPersonal && (
        <p>
          {t('app.sites.ownAddress')}:{' '}
          {linkId ? (
            <Link to={paths.link(linkId)}>{t('app.sites.seeVisits')}</Link>
          ) : (
            t('app.sites.noVisitsYet')
          )}
        </p>
      )}
      <ItemLinks itemType="SITE" itemId={id} />
      {mayReport && (
        <div className={styles.analytics}>
          <SubjectAnalytics
            subject={{ itemType: 'SITE', itemId: id }}
            name={name}
            title={t('app.sites.analytics')}
          />
        </div>
      )}
    </>
  )
}

const hasPlan = (content: readonly Block[]): boolean =>
  content.some((block) =>
    block.kind === 'columns' ? block.columns.some(hasPlan) : block.kind === 'plan',
  )

interface ForReadersProps {
  site: Site
  onShare: (() => void) | undefined
}

function ForReaders({ site, onShare }: ForReadersProps) {
  const { name, url, status } = site
  const isLive = status === 'published'
  return (
    <Page
      title={name}
      line={isLive ? t('app.sites.onlyEditorsChange') : t('app.sites.notPublished')}
      action={isLive && onShare && <Button onClick={onShare}>{t('app.sites.share')}</Button>}
    >
      {isLive && !site.isPersonal && (
        <p>
          <a href={url} target="_blank" rel="noreferrer">
            {url}
          </a>
        </p>
      )}
      <Sharing site={site} />
    </Page>
  )
}

function NotThere() {
  return (
    <EmptyState
      drawing="lost"
      sentence={t('app.sites.thisSiteWasDeleted')}
      action={
        <Button component={Link} to={paths.sites()}>
          {t('app.sites.openSites')}
        </Button>
      }
    />
  )
}
