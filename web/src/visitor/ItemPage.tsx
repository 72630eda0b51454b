import type { VisitorItem, VisitorPage } from '@satchel/contract/visits/visitor.ts'
import { IconArrowLeft, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Content } from './Content.tsx'
import { Changes } from './changes/Changes.tsx'
import { Ctas } from './ctas/Ctas.tsx'
import { t } from './messages/messages.ts'
import { metaOf } from './meta.ts'
import { Outdated } from './Outdated.tsx'
import { Questions } from './questions/Questions.tsx'
import { ReplyToSender } from './ReplyToSender.tsx'
import { Requests } from './requests/Requests.tsx'
import { Sender } from './Sender.tsx'

type Props = Extract<VisitorPage, { view: 'item' }>

export function ItemPage({ item, version, content, downloadUrl, ...page }: Props) {
  const { sender, ctas, requests, questions, outdated, collection } = page
  return (
    <article className="paper">
      <header className="intro">
        {collection && (
          <a className="back" href={collection.url}>
            <IconArrowLeft size={16} stroke={1.75} aria-hidden />
            {collection.name}
          </a>
        )}
        <h1 dir="auto">{item.name}</h1>
        <p className="quiet meta">{metaOf(item)}</p>
        {sender && <Sender {...sender} canReply />}
        <Description {...item} />
      </header>
      {outdated && <Outdated answers={outdated} />}
      {version !== null && version > 1 && <Changes />}
      <Ctas ctas={ctas} at="top" />
      <Content item={item} content={content} downloadUrl={downloadUrl} sharer={sender?.name} />
      <Ctas ctas={ctas} at="end" />
      {collection && <Neighbors {...collection} />}
      {requests && <Requests {...requests} />}
      {questions && <Questions {...questions} />}
      {sender && <ReplyToSender {...sender} />}
      <Ctas ctas={ctas} at="bottom" />
      <Ctas ctas={ctas} at="popup" />
    </article>
  )
}

function Neighbors({ previous, next }: NonNullable<Props['collection']>) {
  if (!previous && !next) return null
  return (
    <nav className="between" aria-label={t('inTheCollection')}>
      {previous && (
        <a
          className="step"
          rel="prev"
          href={previous.url}
          aria-label={t('previousItem', { name: previous.name })}
        >
          <IconChevronLeft size={16} stroke={1.75} aria-hidden />
          <span className="cut">{previous.name}</span>
        </a>
      )}
      {next && (
        <a
          className="step"
          rel="next"
          href={next.url}
          aria-label={t('nextItem', { name: next.name })}
        >
          <span className="cut">{next.name}</span>
          <IconChevronRight size={16} stroke={1.75} aria-hidden />
        </a>
      )}
    </nav>
  )
}

/** Length up to which a description is shown whole: a long one would push the content out of sight. */
const SHORT = 400

function Description({ description }: Pick<VisitorItem, 'description'>) {
  if (!description.trim()) return null
  if (description.length <= SHORT) return <p className="description">{description}</p>
  return (
    <details className="description">
      <summary>{t('description')}</summary>
      <p>{description}</p>
    </details>
  )
}
