import type { VisitorTask, VisitorTasks } from '@satchel/contract/visits/visitor-plans.ts'
import { element } from '../element.ts'
import { plainly } from '../messages/messages.ts'
import { dayOf } from './day.ts'
import type { PLAN_TEXTS } from './plan-texts.ts'

type Text = (typeof PLAN_TEXTS)[number]
type Say = (key: Text, values?: Record<string, string | number>) => string

/** Pause in ms before it's looked again what others changed. */
const AGAIN = 15_000
const LISTED_MAX = 200

interface Place {
  url: string
  token: string
  say: Say
  rows: ReadonlyMap<string, Row>
  progress: HTMLElement[]
  total: number
}

interface Row {
  element: HTMLElement
  box: HTMLInputElement
  /** True while a change of it is being sent. */
  isBusy: boolean
  task?: VisitorTask
}

/** Lets visitors tick and comment on their steps, and shows what others change. */
export function openPlans(
  plans: Iterable<HTMLElement>,
  { dataset: { token = '' } }: HTMLElement,
): void {
  const all = [...plans]
  const url = all[0]?.dataset.plan
  if (!url || !token) return
  const write = plainly(JSON.parse(all[0]?.querySelector('script')?.textContent ?? '{}'))
  const rows = new Map(
    all.flatMap((plan) => [...plan.querySelectorAll<HTMLElement>('[data-task]')].map(rowOf)),
  )
  const place: Place = {
    ...{ url, token, rows },
    say: (key, values = {}) => write(key, values),
    progress: all.flatMap((plan) => plan.querySelector<HTMLElement>('[data-progress]') ?? []),
    total: rows.size,
  }
  void refresh(place)
  setInterval(() => document.visibilityState === 'visible' && void refresh(place), AGAIN)
}

function rowOf(item: HTMLElement): [string, Row] {
  const box = item.querySelector('input') ?? element('input', {})
  return [item.dataset.task ?? '', { element: item, box, isBusy: false }]
}

async function refresh(place: Place): Promise<void> {
  for (const task of await load(place)) {
    const row = place.rows.get(task.id)
    if (row && !row.isBusy) draw(place, row, task)
  }
  count(place)
}

async function load({ url, token }: Place): Promise<VisitorTask[]> {
  const tasks: VisitorTask[] = []
  try {
    let cursor: string | null = ''
    while (cursor !== null) {
      const query = new URLSearchParams({
        token,
        limit: String(LISTED_MAX),
        ...(cursor && { cursor }),
      })
      const response = await fetch(`${url}?${query}`, { headers: { accept: 'application/json' } })
      if (!response.ok) return tasks
      const page: VisitorTasks = await response.json()
      tasks.push(...page.items)
      cursor = page.nextCursor
    }
  } catch {
    // What is there stays until the network is back.
  }
  return tasks
}

function draw(place: Place, row: Row, task: VisitorTask): void {
  const { say } = place
  const { element: item, box } = row
  const isFirst = row.task === undefined
  row.task = task
  box.checked = task.state === 'done'
  item.toggleAttribute('data-late', task.isLate)
  const due = item.querySelector<HTMLElement>('[data-due]')
  if (due) due.textContent = say(task.isLate ? 'taskWaiting' : 'taskBy', { day: dayOf(task.dueOn) })
  showComments(item, task.comments)
  if (isFirst && task.isOwn) open(place, row)
}

function showComments(item: HTMLElement, comments: VisitorTask['comments']): void {
  const list = item.querySelector<HTMLElement>('[data-comments]')
  if (!list) return
  list.hidden = comments.length === 0
  list.replaceChildren(
    ...comments.map(({ by, text }) => {
      const line = element('li', {})
      if (by) line.append(element('strong', { dir: 'auto', textContent: by }))
      line.append(element('span', { dir: 'auto', textContent: text }))
      return line
    }),
  )
}

/** Makes a step the visitor's to tick and to comment on. */
function open(place: Place, row: Row): void {
  const { element: item, box } = row
  const { say } = place
  item.classList.add('own')
  const owner = item.querySelector<HTMLElement>('[data-owner]')
  if (owner) owner.textContent = say('you')
  const status = element('p', { className: 'problem', role: 'alert' })
  box.disabled = false
  box.addEventListener('change', () => {
    if (row.isBusy) {
      box.checked = !box.checked
      return
    }
    item.toggleAttribute('data-late', false)
    count(place)
    void change(place, row, status)
  })
  item.querySelector('.task-more')?.append(commentForm(place, row, status), status)
}

function commentForm(place: Place, row: Row, status: HTMLElement): HTMLElement {
  const { say } = place
  const details = element('details', { className: 'task-write' })
  const form = element('form', {})
  const field = element('textarea', { maxLength: 2_000, rows: 2, required: true, dir: 'auto' })
  field.ariaLabel = say('yourComment')
  form.append(field, element('button', { className: 'button', textContent: say('taskSend') }))
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const comment = field.value.trim()
    if (!comment || row.isBusy || !(await change(place, row, status, comment))) return
    field.value = ''
    details.open = false
    details.querySelector('summary')?.focus()
  })
  details.append(element('summary', { textContent: say('taskComment') }), form)
  return details
}

/** Sends a change; where that fails, the step is again as it was, and says why. */
async function change(
  place: Place,
  row: Row,
  status: HTMLElement,
  comment?: string,
): Promise<boolean> {
  const { say } = place
  row.isBusy = true
  status.textContent = ''
  const failure = await send(place, row, comment)
  row.isBusy = false
  if (failure) {
    status.textContent = say(failure)
    if (row.task) draw(place, row, row.task)
  }
  count(place)
  return !failure
}

async function send(place: Place, row: Row, comment?: string): Promise<Text | undefined> {
  const { url, token } = place
  const state = row.box.checked ? 'done' : 'open'
  try {
    const response = await fetch(`${url}/${encodeURIComponent(row.task?.id ?? '')}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ token, state, ...(comment && { comment }) }),
    })
    if (response.status === 429) return 'taskTooOften'
    if (!response.ok) return 'taskNotSaved'
    const task: VisitorTask = await response.json()
    draw(place, row, task)
    return undefined
  } catch {
    return navigator.onLine ? 'taskNotSaved' : 'taskOffline'
  }
}

function count({ say, rows, progress, total }: Place): void {
  const done = [...rows.values()].filter(({ box }) => box.checked).length
  for (const line of progress) line.textContent = say('planProgress', { done, total })
}
