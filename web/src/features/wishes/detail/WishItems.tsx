import { ActionIcon, Anchor, Button } from '@mantine/core'
import { getItem, type Item } from '@satchel/contract/items/items.ts'
import type { Wish } from '@satchel/contract/wishes/wishes.ts'
import { t } from '@satchel/messages/t.ts'
import { IconShare3, IconX } from '@tabler/icons-react'
import { useQueries } from '@tanstack/react-query'
import { use } from 'react'
import { query } from '../../../lib/api.ts'
import { paths } from '../../../lib/paths.ts'
import { useMay } from '../../../lib/session.ts'
import { FileTypeMark } from '../../../ui/FileTypeMark.tsx'
import { RowSkeletons } from '../../../ui/feedback/Skeletons.tsx'
import { icon } from '../../../ui/icon.ts'
import { closeModal, openModal } from '../../../ui/overlay/modal.ts'
import { useChangeWish } from '../use-change-wish.ts'
import { WishToolsContext } from '../wish-tools.ts'
import { StatusForm } from './StatusForm.tsx'
import styles from './WishDetail.module.css'
import own from './WishItems.module.css'

/** The items that deliver a wish, each with a share button. */
export function WishItems({ wish }: { wish: Wish }) {
  const { itemIds, mergedInto } = wish
  const mayEdit = useMay('library.write') && mergedInto === null
  const { pickItems } = use(WishToolsContext)
  const change = useChangeWish()
  if (itemIds.length === 0 && !mayEdit) return null
  const save = (ids: string[]) => change.mutate({ wish, change: { itemIds: ids } })
  const add = () =>
    pickItems({
      title: t('wishes.deliver', { name: wish.title }),
      known: itemIds,
      onPick: (picked) => {
        const only = () => save([...itemIds, ...picked])
        if (wish.status === 'done') return only()
        openModal({
          title: t('wishes.deliveredAsk'),
          content: (
            <StatusForm
              wish={wish}
              status="done"
              itemIds={picked}
              onOnlyItems={() => {
                closeModal()
                only()
              }}
            />
          ),
        })
      },
    })
  const isLastOfDone = wish.status === 'done' && itemIds.length === 1
  return (
    <section className={styles.section}>
      <div className={own.head}>
        <h2 className={styles.title}>{t('wishes.deliveredItems')}</h2>
        {mayEdit && (
          <Button variant="default" size="compact-sm" onClick={add}>
            {t('wishes.addItems')}
          </Button>
        )}
      </div>
      {itemIds.length === 0 ? (
        <p className={styles.quiet}>{t('wishes.noItemsYet')}</p>
      ) : (
        <Items
          wish={wish}
          {...(mayEdit &&
            !isLastOfDone && {
              onRemove: (id: string) => save(itemIds.filter((each) => each !== id)),
            })}
        />
      )}
    </section>
  )
}

interface ItemsProps {
  wish: Wish
  onRemove?: (id: string) => void
}

function Items({ wish, onRemove }: ItemsProps) {
  const found = useQueries({
    queries: wish.itemIds.map((id) => query(getItem, { params: { id } })),
  })
  if (found.some(({ isPending }) => isPending))
    return <RowSkeletons count={found.length} height={52} />
  return (
    <ul className={own.items} aria-label={t('wishes.deliveredItems')}>
      {found.map(({ data }, index) => {
        const id = wish.itemIds[index] ?? ''
        return <ItemLine key={id} wish={wish} id={id} item={data} onRemove={onRemove} />
      })}
    </ul>
  )
}

interface ItemLineProps {
  wish: Wish
  id: string
  item: Item | undefined
  onRemove: ItemsProps['onRemove']
}

function ItemLine({ wish, id, item, onRemove }: ItemLineProps) {
  const { shareItem } = use(WishToolsContext)
  const mayShare = useMay('links.share')
  const name = item?.name ?? t('wishes.unavailableItem')
  return (
    <li className={own.item}>
      <span className={own.thumbnail}>
        {item?.thumbnailUrl ? (
          <img src={item.thumbnailUrl} alt="" loading="lazy" />
        ) : (
          <FileTypeMark kind={item?.kind ?? 'file'} mime={item?.mime} />
        )}
      </span>
      <Anchor href={paths.item(id)} className={own.name ?? ''} underline="hover">
        {name}
      </Anchor>
      {item && mayShare && (
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconShare3 {...icon} />}
          aria-label={t('wishes.shareName', { name })}
          onClick={() => shareItem(item, wish.organization ?? undefined)}
        >
          {t('ui.share')}
        </Button>
      )}
      {onRemove && (
        <ActionIcon
          size={32}
          aria-label={t('wishes.removeName', { name })}
          title={t('ui.remove')}
          onClick={() => onRemove(id)}
        >
          <IconX {...icon} />
        </ActionIcon>
      )}
    </li>
  )
}
