import { directionOf } from '@satchel/contract/languages.ts'
import type { VisitorPlan, VisitorTask } from '@satchel/contract/visits/visitor-plans.ts'
import { textsOf } from '../messages/all.ts'
import { spoken, t } from '../messages/messages.ts'
import { dayOf } from './day.ts'
import { PLAN_TEXTS } from './plan-texts.ts'

/** A plan for two: who does what by when. A script lets visitors tick and comment on their own steps. */
export function Plan({ url, calendarUrl, milestones }: VisitorPlan) {
  const tasks = milestones.flatMap((milestone) => milestone.tasks)
  if (tasks.length === 0) return null
  const done = tasks.filter(({ state }) => state === 'done').length
  const texts = JSON.stringify(textsOf(PLAN_TEXTS)).replaceAll('<', '\\u003c')
  return (
    <div className="plan" data-plan={url ?? undefined}>
      <div className="plan-head" lang={spoken()} dir={directionOf(spoken())}>
        <p className="quiet" data-progress>
          {t('planProgress', { done, total: tasks.length })}
        </p>
        {calendarUrl && (
          <a href={calendarUrl} className="plan-calendar">
            {t('planCalendar')}
          </a>
        )}
      </div>
      {milestones
        .filter((milestone) => milestone.tasks.length > 0)
        .map((milestone) => (
          <section key={milestone.id}>
            {milestone.name.trim() && <h3 dir="auto">{milestone.name}</h3>}
            <ul className="tasks">
              {milestone.tasks.map((task) => (
                <Task key={task.id} {...task} />
              ))}
            </ul>
          </section>
        ))}
      {url && (
        <script
          type="application/json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own texts, in which no tag can end
          dangerouslySetInnerHTML={{ __html: texts }}
        />
      )}
    </div>
  )
}

function Task({ id, name, owner, dueOn, state, note, isLate, comments }: VisitorTask) {
  const day = dayOf(dueOn)
  return (
    <li className="task" data-task={id} data-late={isLate || undefined}>
      <label className="task-name">
        <input type="checkbox" defaultChecked={state === 'done'} disabled />
        <span dir="auto">{name}</span>
      </label>
      <div className="task-more">
        <p className="task-facts quiet">
          {owner.name && (
            <bdi data-owner className={owner.isTeam ? 'team' : undefined}>
              {owner.name}
            </bdi>
          )}
          <time dateTime={dueOn} data-due lang={spoken()} dir={directionOf(spoken())}>
            {isLate ? t('taskWaiting', { day }) : t('taskBy', { day })}
          </time>
        </p>
        {note && (
          <p className="task-note" dir="auto">
            {note}
          </p>
        )}
        <ul className="task-comments" data-comments hidden={comments.length === 0}>
          {comments.map((comment) => (
            <li key={comment.id}>
              {comment.by && <strong dir="auto">{comment.by}</strong>}
              <span dir="auto">{comment.text}</span>
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}
