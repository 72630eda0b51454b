/** Decision whether a page is shown, or where to go instead; `leave`: by a full page load. */
export type Admission = { kind: 'enter' | 'wait' | 'offline' } | { kind: 'leave'; to: string }
