export interface Action {
  name: string
  at: string
  attributes: Record<string, string>
}

const waiting: Action[] = []
let take = (action: Action) => {
  waiting.push(action)
}

/** Notes that a part of the app was used; what of it is sent, if any, is up to tracker/tracker.ts. */
export function track(name: string, attributes: Record<string, string> = {}): void {
  take({ name, at: new Date().toISOString(), attributes })
}

/** Has actions taken, first those until now. */
export function onTracked(next: (action: Action) => void): void {
  take = next
  waiting.splice(0).forEach(next)
}
