import type { VisitorCard, VisitorPage } from '@satchel/contract/visits/visitor.ts'
import { IconExternalLink } from '@tabler/icons-react'
import { Ctas } from './ctas/Ctas.tsx'
import { t } from './messages/messages.ts'
import { isPhoto, metaOf } from './meta.ts'
import { Pages } from './Pages.tsx'
import { Questions } from './questions/Questions.tsx'
import { ReplyToSender } from './ReplyToSender.tsx'
import { Requests } from './requests/Requests.tsx'
import { Sender } from './Sender.tsx'
import { TypeMark } from './TypeMark.tsx'

type Props = Extract<VisitorPage, { view: 'collection' }>

export function CollectionPage({
  name,
  description,
  items,
  total,
  sender,
  ctas,
  requests,
  questions,
  ...paging
}: Props) {
  return (
    <article className="wide">
      <header className="intro">
        <h1 dir="auto">{name}</h1>
        <p className="quiet meta">{t('items', { count: total })}</p>
        {sender && <Sender {...sender} canReply />}
        {description.trim() && (
          <p className="description" dir="auto">
            {description}
          </p>
        )}
      </header>
      <Ctas ctas={ctas} at="top" />
      {items.length === 0 && <p className="quiet">{t('emptyCollection')}</p>}
      <ul className="grid">
        {items.map((card) => (
          <li key={card.id} id={card.id}>
            <Card {...card} />
          </li>
        ))}
      </ul>
      {paging.pages > 1 && <Pages {...paging} label={t('collectionPages')} />}
      <Ctas ctas={ctas} at="end" />
      {requests && <Requests {...requests} />}
      {questions && <Questions {...questions} />}
      {sender && <ReplyToSender {...sender} />}
      <Ctas ctas={ctas} at="bottom" />
      <Ctas ctas={ctas} at="popup" />
    </article>
  )
}

function Card({ item, thumbnailUrl, url }: VisitorCard) {
  const isElsewhere = item.kind === 'link'
  return (
    <a className="tile" href={url} {...(isElsewhere && { target: '_blank', rel: 'noopener' })}>
      <span className={isPhoto(item) ? 'preview photo' : 'preview'}>
        {thumbnailUrl ? (
          <img src={thumbnailUrl} alt="" loading="lazy" />
        ) : (
          <TypeMark kind={item.kind} mime={item.mime} size={48} />
        )}
      </span>
      <span className="name" dir="auto">
        {item.name}
      </span>
      <span className="quiet meta">
        {isElsewhere ? new URL(url).hostname : metaOf(item)}
        {isElsewhere && (
          <IconExternalLink size={16} stroke={1.75} role="img" aria-label={t('opensInNewTab')} />
        )}
      </span>
    </a>
  )
}
