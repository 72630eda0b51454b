export interface Action {
  name: string
  at: string
  attributes: Record<string, string>
}

const waiting: Action[] = []
let take = (action: Action) => {
  waiting.push(action)
}

/** Records that a part of the app was used; tracker/tracker.ts decides what is sent, if anything. */
export function track(name: string, attributes: Record<string, string> = {}): void {
  take({ name, at: new Date().toISOString(), attributes })
}

/** Sets the receiver of actions, and passes it those so far. */
export function onTracked(next: (action: Action) => void): void {
  take = next
  waiting.splice(0).forEach(next)
}
