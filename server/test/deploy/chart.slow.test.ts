import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse as render } from '@evertdespiegeleer/go-template'
import { Ajv } from 'ajv'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { faultsOf, type Resource, resourcesIn } from './kubernetes.ts'

const DEPLOY = fileURLToPath(new URL('../../../deploy/', import.meta.url))
const CHART = join(DEPLOY, 'helm/satchel')
const PLAIN = join(DEPLOY, 'kubernetes')
const GIB = 1024 ** 3

const read = (...path: string[]) => readFile(join(...path), 'utf8')

interface Container {
  image: string
  env: { name: string; value: string }[]
  envFrom: unknown[]
  resources: { limits: { memory: string } }
}

interface Deployment extends Resource {
  spec: { template: { spec: { containers: [Container]; topologySpreadConstraints: object[] } } }
}

interface CronJob extends Resource {
  spec: { jobTemplate: { spec: { template: { spec: { containers: [Container] } } } } }
}

type Values = Awaited<ReturnType<typeof defaults>>
const defaults = async () => parse(await read(CHART, 'values.yaml'))

/** Returns what Helm makes of the chart: Go’s own templates, of which the chart uses no functions that only Helm has. */
async function renderChart(change: (values: Values) => void = () => undefined) {
  const values = await defaults()
  change(values)
  const chart = parse(await read(CHART, 'Chart.yaml'))
  const context = { Values: values, Chart: { AppVersion: chart.appVersion } }
  const names = (await readdir(join(CHART, 'templates'))).sort()
  const texts = await Promise.all(
    names.map(async (name) => render(await read(CHART, 'templates', name), context)),
  )
  return texts.flatMap(resourcesIn).filter(Boolean)
}

/** Returns the plain resources, with what kustomize puts in: the image and the variables of satchel.env. */
async function plainResources(): Promise<Resource[]> {
  const files = [...parse(await read(PLAIN, 'base/kustomization.yaml')).resources]
  const texts = await Promise.all(files.map((name) => read(PLAIN, 'base', name)))
  const variables = [...(await read(PLAIN, 'base/satchel.env')).matchAll(/^(\w+)=(.*)$/gm)]
  const env = variables.map(([, name, value]) => ({ name, value }))
  return texts.flatMap(resourcesIn).map((resource) => {
    const [container] = (resource as Deployment).spec.template?.spec.containers ?? []
    if (!container) return resource
    container.image = 'registry.company.com/satchel:1.0.0'
    container.env.push(...(env as Container['env']))
    container.envFrom = [{ secretRef: { name: 'satchel' } }]
    return resource
  })
}

/** Returns resources by kind and name, without the order of variables, and what only Helm reads. */
function comparable(resources: Resource[]): Map<string, Resource> {
  const copies: (Resource & Partial<Deployment>)[] = structuredClone(resources)
  for (const { metadata, spec } of copies) {
    const { annotations } = metadata as { annotations?: Record<string, string> }
    delete annotations?.['helm.sh/resource-policy']
    if (annotations && Object.keys(annotations).length === 0)
      Object.assign(metadata, { annotations: undefined })
    spec?.template?.spec.containers[0].env.sort((one, other) => (one.name < other.name ? -1 : 1))
  }
  return new Map(copies.map((each) => [`${each.kind} ${each.metadata.name}`, each]))
}

const validate = async () => new Ajv().compile(JSON.parse(await read(CHART, 'values.schema.json')))

test('the chart makes what the plain resources are, with the same variables', async () => {
  const made = comparable(await renderChart())
  const plain = comparable(await plainResources())
  expect([...made.keys()].sort()).toEqual([...plain.keys()].sort())
  for (const [name, resource] of plain) expect([name, made.get(name)]).toEqual([name, resource])
})

test('with monitoring, the chart adds the plain monitor and rules, which are the alerts of Prometheus', async () => {
  const values = (each: Values) => Object.assign(each.monitoring, { enabled: true })
  const made = comparable(await renderChart(values))
  const files = parse(await read(PLAIN, 'monitoring/kustomization.yaml')).resources as string[]
  const texts = await Promise.all(files.map((name) => read(PLAIN, 'monitoring', name)))
  const plain = texts.flatMap(resourcesIn)
  expect((await Promise.all(plain.map(faultsOf))).flat()).toEqual([])
  expect(plain.map(({ kind }) => kind)).toEqual(['Service', 'ServiceMonitor', 'PrometheusRule'])
  for (const [name, resource] of comparable(plain)) expect(made.get(name)).toEqual(resource)
  const { spec } = plain.at(-1) as unknown as { spec: unknown }
  expect(spec).toEqual(parse(await read(DEPLOY, 'monitoring/alerts.yml')))
})

test('with a CronJob for backups, the chart adds the plain one, and no pod makes others', async () => {
  const made = await renderChart(({ backups }) => Object.assign(backups, { cronJob: true }))
  const plain = resourcesIn(await read(PLAIN, 'cronjob/backup.yaml'))
  const [job] = made.filter(({ kind }) => kind === 'CronJob') as unknown as CronJob[]
  const { containers } = job?.spec.jobTemplate.spec.template.spec ?? {}
  expect(containers?.[0].env).toContainEqual({
    name: 'PUBLIC_URL',
    value: 'https://satchel.company.com',
  })
  const [expected] = plain as unknown as CronJob[]
  Object.assign(containers?.[0] ?? {}, {
    image: 'satchel',
    env: [{ name: 'DATA_DIR', value: '/data' }],
    envFrom: [{ configMapRef: { name: 'satchel' } }, { secretRef: { name: 'satchel' } }],
  })
  expect(job).toEqual(expected)
  expect(JSON.stringify(made)).not.toMatch(/"BACKUP_(DIR|HOUR|KEEP)"/)
})

test('an image is named by its digest where one is set', async () => {
  const digest = `sha256:${'0a'.repeat(32)}`
  const made = await renderChart(({ image }) => Object.assign(image, { digest }))
  const [web] = made.filter(({ kind }) => kind === 'Deployment') as Deployment[]
  expect(web?.spec.template.spec.containers[0].image).toBe(
    `registry.company.com/satchel:1.0.0@${digest}`,
  )
  const check = await validate()
  const values = await defaults()
  expect(check({ ...values, image: { ...values.image, digest } })).toBe(true)
  expect(check({ ...values, image: { ...values.image, digest: 'sha256:0a' } })).toBe(false)
})

test('the chart fits the schemas in each variant; with buckets no volume is shared', async () => {
  const variants: ((values: Values) => void)[] = [
    () => undefined,
    (values) => Object.assign(values.worker, { sandbox: false }),
    (values) => {
      Object.assign(values.files, { bucket: true })
      Object.assign(values.env, { BACKUP_DIR: '', BACKUP_S3_BUCKET: 'satchel-backups' })
      Object.assign(values.backups, { cronJob: true })
    },
    (values) => {
      Object.assign(values.files, { storageClass: 'cephfs' })
      Object.assign(values.ingress, { className: 'nginx' })
    },
  ]
  const made = await Promise.all(variants.map(renderChart))
  expect((await Promise.all(made.flat().map(faultsOf))).flat()).toEqual([])
  const [first, unconfined, bucket, named] = made.map((each) => JSON.stringify(each))
  expect(first).toContain('procMount')
  expect(unconfined).not.toMatch(/procMount|Unconfined|hostUsers/)
  expect(bucket).not.toMatch(/PersistentVolumeClaim|claimName|\/backups/)
  expect(bucket).toContain('"scripts/backup.mjs","s3://satchel-backups","--keep","14"')
  expect(named).toContain('"storageClassName":"cephfs"')
  expect(named).toContain('"ingressClassName":"nginx"')
})

test('values are checked: each of values.yaml is known, a mistyped or unquoted one is refused', async () => {
  const check = await validate()
  const values = await defaults()
  expect([check(values), check.errors]).toEqual([true, null])
  expect(check({ ...values, ingres: {} })).toBe(false)
  expect(check({ ...values, env: { ...values.env, BACKUP_HOUR: 2 } })).toBe(false)
  const text = 'a "quoted" line\nand: another {{ .Values.secret }}'
  const quoted = await renderChart(({ env }) => Object.assign(env, { MAIL_FROM: text }))
  const [web] = quoted.filter(({ kind }) => kind === 'Deployment') as Deployment[]
  const [container] = web?.spec.template.spec.containers ?? []
  expect(container?.env).toContainEqual({ name: 'MAIL_FROM', value: text })
})

test('pods stay apart from each other, and are warned of before their memory ends', async () => {
  const [, alert = ''] = (await read(DEPLOY, 'monitoring/alerts.yml')).match(
    /process_resident_memory_bytes\S+ > (\d+) \* 1024 \* 1024 \* 1024/,
  ) as RegExpMatchArray
  const made = await renderChart()
  const deployments = made.filter(({ kind }) => kind === 'Deployment') as Deployment[]
  expect(deployments.map(({ metadata }) => metadata.name)).toEqual(['web', 'worker'])
  for (const { spec } of deployments) {
    const { containers, topologySpreadConstraints } = spec.template.spec
    const limit = Number(containers[0].resources.limits.memory.replace('Gi', '')) * GIB
    expect(limit).toBeGreaterThan(Number(alert) * GIB)
    expect(topologySpreadConstraints).toHaveLength(2)
  }
})
