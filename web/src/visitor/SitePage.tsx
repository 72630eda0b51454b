import { directionOf } from '@satchel/contract/languages.ts'
import type { VisitorBlock, VisitorPage } from '@satchel/contract/visits/visitor.ts'
import { Blocks } from './blocks/Blocks.tsx'
import { Ctas } from './ctas/Ctas.tsx'
import { spoken, t } from './messages/messages.ts'
import { Pages } from './Pages.tsx'
import { Questions } from './questions/Questions.tsx'
import { ReplyToSender } from './ReplyToSender.tsx'
import { Requests } from './requests/Requests.tsx'
import { Sender } from './Sender.tsx'
import { directionOfBlocks, TextDirection } from './text-direction.ts'

type Props = Extract<VisitorPage, { view: 'site' }>

/** A published site, or a draft as visitors will see it. */
export function SitePage({
  name,
  theme,
  language,
  blocks,
  first,
  ctas,
  requests,
  questions,
  sender,
  ...paging
}: Props) {
  const opening = theme.layout === 'cover' && paging.page === 1 ? openingOf(blocks) : 0
  const rest = blocks.slice(opening)
  return (
    <TextDirection value={language ? undefined : 'auto'}>
      <article
        className={`site ${theme.layout}`}
        lang={language ?? undefined}
        dir={language ? directionOf(language) : directionOfBlocks(blocks)}
        data-shared
        data-blocks
      >
        {!hasTitle(blocks) && <h1 className="hidden">{name}</h1>}
        {opening > 0 && (
          <div className="opening">
            <div className="inner">
              <Blocks blocks={blocks.slice(0, opening)} ctas={ctas} first={first} />
            </div>
          </div>
        )}
        <div className="inner">
          {blocks.length === 0 && <p className="quiet">{t('emptyPage')}</p>}
          <Ctas ctas={ctas} at="top" />
          <Blocks blocks={rest} ctas={ctas} first={first + opening} />
          {paging.pages > 1 && (
            <div lang={spoken()} dir={directionOf(spoken())}>
              <Pages {...paging} label={t('sitePages')} />
            </div>
          )}
          <Ctas ctas={ctas} at="end" />
          {requests && (
            <div lang={spoken()} dir={directionOf(spoken())}>
              <Requests {...requests} />
            </div>
          )}
          {questions && (
            <div lang={spoken()} dir={directionOf(spoken())}>
              <Questions {...questions} />
            </div>
          )}
          {sender && (
            <div lang={spoken()} dir={directionOf(spoken())}>
              <Sender {...sender} canReply />
              <ReplyToSender {...sender} />
            </div>
          )}
        </div>
        <Ctas ctas={ctas} at="bottom" />
        <Ctas ctas={ctas} at="popup" />
      </article>
    </TextDirection>
  )
}

/** Returns the number of blocks on the colored background of a cover: its first headings and texts. */
function openingOf(blocks: VisitorBlock[]): number {
  const end = blocks.findIndex(({ kind }) => kind !== 'heading' && kind !== 'text')
  return Math.min(3, end < 0 ? blocks.length : end)
}

function hasTitle(blocks: VisitorBlock[]): boolean {
  return blocks.some((block) =>
    block.kind === 'columns'
      ? block.columns.some(hasTitle)
      : block.kind === 'heading' && block.level === 1,
  )
}
