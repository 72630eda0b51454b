import type { Block } from '@satchel/contract/sites/blocks.ts'
import type { Scope } from '../platform/database/scope.ts'
import { shownTasks } from './visitor.ts'

interface Page {
  siteId: string
  name: string
  content: Block[]
  /** The address of the page. */
  url: string
  /** The time at which the page was published. */
  publishedAt: string
}

/** Returns the days of a plan as iCalendar (RFC 5545): a whole day for each task, by the same UID each time. */
export async function calendarOf(scope: Scope, page: Page): Promise<string> {
  const { siteId, name, content, url, publishedAt } = page
  // Few ask for it, so it isn't loaded with the product.
  const {
    default: ical,
    ICalCalendarMethod,
    ICalEventTransparency,
  } = await import('ical-generator')
  const calendar = ical({ name, method: ICalCalendarMethod.PUBLISH, prodId: '//Satchel//Plan//EN' })
  for (const task of await shownTasks(scope, siteId, content)) {
    const { id, dueOn, state, owner, note, comments } = task
    const changes = [publishedAt, ...comments.map(({ at }) => at)].toSorted()
    calendar.createEvent({
      id: `${id}.${siteId}@satchel`,
      start: new Date(`${dueOn}T00:00:00Z`),
      allDay: true,
      summary: state === 'done' ? `✓ ${task.name}` : task.name,
      description: [owner.name, note].filter(Boolean).join('\n\n') || null,
      url,
      stamp: new Date(changes.at(-1) ?? publishedAt),
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  }
  return calendar.toString()
}
