import { beginSpan, inSpan, isTracing } from '../tracing/tracing.ts'
import type { Store } from './store.ts'

/** Makes a span of each change in a folder. Keys stay out of it. */
export function tracedFolder(store: Store): Store {
  if (!isTracing()) return store
  const span = (operation: string) =>
    beginSpan({ name: `folder ${operation}`, attributes: { 'satchel.storage': 'folder' } })
  return {
    ...store,
    put: (key, content) => inSpan(span('put'), () => store.put(key, content)),
    adopt: (path, key) => inSpan(span('adopt'), () => store.adopt(path, key)),
    copy: (from, to) => inSpan(span('copy'), () => store.copy(from, to)),
    removeAll: (prefix) => inSpan(span('remove'), () => store.removeAll(prefix)),
  }
}
