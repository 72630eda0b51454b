import { parseAllDocuments } from 'yaml'

export interface Resource {
  apiVersion: string
  kind: string
  metadata: { name: string }
}

/** Returns what is wrong with a resource: faults of its schema, and fields that the schema doesn't know. */
export async function faultsOf(resource: Resource): Promise<string[]> {
  const { apiVersion } = resource
  const isOperator = apiVersion.startsWith('monitoring.coreos.com/')
  const models = isOperator
    ? await import('@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1')
    : await import(`kubernetes-models/${apiVersion}`)
  const unread = new Set<string>()
  const watched = watch(resource, resource.kind, unread)
  try {
    // A model of its own would be a copy, for which every field is read.
    models[resource.kind].prototype.validate.call(watched)
  } catch (error) {
    return [`${resource.kind}: ${(error as Error).message}`]
  }
  return [...unread]
}

/** Wraps an object whose fields are in `unread` until they are read: a validator reads each that it knows. */
function watch<T>(value: T, path: string, unread: Set<string>): T {
  if (typeof value !== 'object' || value === null) return value
  const names = Object.keys(value)
  for (const name of names) unread.add(`${path}.${name}`)
  const fields = Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, watch(field, `${path}.${name}`, unread)]),
  )
  const target = Array.isArray(value) ? Object.values(fields) : fields
  return new Proxy(target, {
    get(fieldsOf, name) {
      unread.delete(`${path}.${String(name)}`)
      return Reflect.get(fieldsOf, name)
    },
  }) as T
}

export const resourcesIn = (text: string) =>
  parseAllDocuments(text).map((document) => document.toJS() as Resource)
