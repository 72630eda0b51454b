import { t } from '@satchel/messages/t.ts'

// What needs me
export const todaysViews = ({
  views,
  opened,
  downloads,
}: Record<'views' | 'opened' | 'downloads', number>) =>
  t('app.home.todaysViews', {
    views,
    opened,
    hasDownloads: downloads > 0 ? 'true' : 'other',
    downloads: downloads,
  })
