import { formatCount } from '../../lib/format/format.ts'

// Errors section
export const status = 'Status'
export const source = 'Reported by'
export const allSources = 'Reported by anyone'
export const sources = {
  person: 'People signed in',
  server: 'The server',
  key: 'Your own tools',
  anonymous: 'Unknown senders',
}
export const resolved = 'Resolved'
export const ignored = 'Ignored'
export const errors = 'Errors'
export const couldntLoadErrors = 'Couldn’t load the errors'
export const noOpenErrors = 'No open errors. Errors that people run into appear here.'
export const noResolvedErrors = 'No resolved errors. A resolved one opens again if it comes back.'
export const noIgnoredErrors = 'No ignored errors. They’re counted here without bothering you.'
export const showOlder = 'Show older'
export const times = (count: number) => formatCount(count, 'time')
export const people = (count: number) => formatCount(count, 'person', 'people')
export const last = 'last'
export const levels = {
  fatal: 'Fatal',
  error: 'Error',
  warning: 'Warning',
  info: 'Info',
  debug: 'Debug',
}

// One error
export const allErrors = 'All errors'
export const couldntLoadError = 'Couldn’t load the error'
export const resolve = 'Resolve'
export const ignore = 'Ignore'
export const reopen = 'Reopen'
export const markedAs = {
  open: 'Reopened',
  resolved: 'Resolved. It opens again if it comes back.',
  ignored: 'Ignored. It’s only counted from now on.',
}
export const deleted = 'Error deleted'
export const deleteError = 'Delete this error?'
export const deleteWarning = 'Its count starts over if it happens again.'
export const happened = 'Happened'
export const affected = 'Affected'
export const nobodySignedIn = 'Nobody signed in'
export const first = 'First'
export const lastly = 'Last'
export const release = 'Release'
export const where = 'Where'
export const browser = 'Browser'
export const operation = 'Operation'
export const lastPerson = 'Last person'
export const unknown = 'Unknown'
export const stack = 'Stack'
export const noStack = 'No stack was sent'
export const causedBy = (title: string) => `Caused by ${title}`
export const libraryFrames = (count: number) => formatCount(count, 'library frame')
export const breadcrumbs = 'What happened before'
export const noBreadcrumbs = 'Nothing was recorded before it'

// Own tools
export const ownTools = 'Report errors from your own tools'
export const dsnLine =
  'Give this DSN to any Sentry SDK, such as in a browser extension. Whoever has it can add errors to this list, but can’t read it.'
export const copyDsn = 'Copy DSN'
