import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from '../../src/platform/config.ts'
import { startProduct } from '../product.ts'
import { faultsOf, resourcesIn } from './kubernetes.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const SAMPLES = join(ROOT, 'deploy')
const BASE = join(SAMPLES, 'kubernetes/base')
const SYSTEMD = '/usr/bin/systemd-analyze'

/** Rules of style, or about what these samples do on purpose. */
const RULES_OFF = [
  'no-build-and-image',
  'no-unbound-port-interfaces',
  'service-image-require-explicit-tag',
]

const run = promisify(execFile)

test('compose.yaml fits the Compose specification', async () => {
  const args = [join(SAMPLES, 'compose.yaml'), '--quiet', '--disable-rule', ...RULES_OFF]
  const { stdout } = await run(join(ROOT, 'node_modules/.bin/dclint'), args)
  expect(stdout.trim()).toBe('')
})

interface Service {
  image: string
  env_file?: string
  environment?: Record<string, string>
  mem_limit?: string
  logging?: { options: object }
  profiles?: string[]
  volumes?: string[]
}

async function composeServices(): Promise<Record<string, Service>> {
  const text = await readFile(join(SAMPLES, 'compose.yaml'), 'utf8')
  return parse(text, { merge: true }).services
}

const envOf = async () =>
  Object.fromEntries(
    [...(await readFile(join(SAMPLES, 'compose.env'), 'utf8')).matchAll(/^(\w+)=(.*)$/gm)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  )

test('every variable of the README reaches the containers, from compose.env or as compose.yaml sets it', async () => {
  const { satchel, backup } = await composeServices()
  const readme = await readFile(join(ROOT, 'README.md'), 'utf8')
  const [, table = ''] = readme.match(/^## Configuration$(.*?)^## /ms) ?? []
  const cells = [...table.matchAll(/^\| (`[^|]*) \|/gm)].flatMap(([, cell = '']) => [
    ...cell.matchAll(/`(\w+)`/g),
  ])
  const described = cells.map(([, name = '']) => name)
  expect(described.length).toBeGreaterThan(50)
  const offered = Object.keys(await envOf())
  for (const service of [satchel, backup]) {
    expect(service?.env_file).toBe('.env')
    const names = new Set([...offered, ...Object.keys(service?.environment ?? {})])
    // The image says which commit it is of.
    expect(described.filter((name) => !names.has(name))).toEqual(['SATCHEL_COMMIT'])
  }
})

test('compose.yaml takes no variable that compose.env lacks, and the product starts on what it offers', async () => {
  const compose = await readFile(join(SAMPLES, 'compose.yaml'), 'utf8')
  const env = await envOf()
  for (const [, name = ''] of compose.matchAll(/(?<!\$)\$\{(\w+)/g))
    expect(Object.keys(env)).toContain(name)
  const { satchel } = await composeServices()
  const filled = { ...env, POSTGRES_PASSWORD: 'secret', SECRET_KEY: 's'.repeat(32) }
  const fill = (text: string) =>
    text.replaceAll(/\$\{(\w+):\?\}/g, (_, name: keyof typeof filled) => filled[name] ?? '')
  const set = Object.entries(satchel?.environment ?? {}).map(([k, value]) => [k, fill(`${value}`)])
  const config = readConfig({ ...filled, ...Object.fromEntries(set) })
  expect(config).toMatchObject({ PUBLIC_URL: 'https://satchel.company.com', misspelled: [] })
})

test('each service of compose.yaml has a version and bounds of memory and log', async () => {
  for (const [name, service] of Object.entries(await composeServices())) {
    const { image, mem_limit: memory, logging } = service
    expect([name, image]).toEqual([
      name,
      expect.stringMatching(/^\$\{SATCHEL_IMAGE:-satchel\}$|:v?\d+\.\d/),
    ])
    expect([name, memory]).toEqual([name, expect.stringMatching(/^\d+[mg]$/)])
    expect([name, logging?.options]).toEqual([name, { 'max-size': '20m', 'max-file': '5' }])
  }
})

test('the profile for monitoring mounts the alerts and the dashboard, and watches the job of the alerts', async () => {
  const { prometheus, grafana } = await composeServices()
  const mounted = [prometheus, grafana].flatMap((service) => {
    expect(service?.profiles).toEqual(['monitoring'])
    return (service?.volumes ?? []).filter((each) => each.startsWith('./'))
  })
  const files = mounted.map((each) => each.split(':')[0]?.replace('./monitoring/', '') ?? '')
  expect(files.filter((name) => !existsSync(join(SAMPLES, 'monitoring', name)))).toEqual([])
  expect(files).toEqual(expect.arrayContaining(['alerts.yml', 'dashboard.json', 'prometheus.yml']))
  const settings = parse(await readFile(join(SAMPLES, 'monitoring/prometheus.yml'), 'utf8'))
  expect(settings.rule_files).toEqual(['alerts.yml'])
  expect(settings.scrape_configs[0]).toMatchObject({
    job_name: expect.stringMatching(/^satchel/),
    static_configs: [{ targets: ['satchel:8080'] }],
  })
})

test('the resources for Kubernetes fit their schemas', async () => {
  const files = (await readdir(BASE)).filter((name) => !/^kustomization|\.env$/.test(name))
  const texts = await Promise.all(files.map((name) => readFile(join(BASE, name), 'utf8')))
  const resources = texts.flatMap(resourcesIn)
  expect(resources.map(({ kind }) => kind).sort()).toEqual([
    'Deployment',
    'Deployment',
    'Ingress',
    'NetworkPolicy',
    'NetworkPolicy',
    'PersistentVolumeClaim',
    'PersistentVolumeClaim',
    'PodDisruptionBudget',
    'PodDisruptionBudget',
    'Service',
  ])
  expect((await Promise.all(resources.map(faultsOf))).flat()).toEqual([])
  const { resources: listed } = parse(await readFile(join(BASE, 'kustomization.yaml'), 'utf8'))
  expect(listed.sort()).toEqual(files.sort())
})

test('a mistyped field of a resource is found', async () => {
  const [web] = resourcesIn(await readFile(join(BASE, 'web.yaml'), 'utf8'))
  const mistyped = JSON.parse(JSON.stringify(web).replace('"readinessProbe"', '"readynessProbe"'))
  expect(await faultsOf(mistyped)).toContain(
    'Deployment.spec.template.spec.containers.0.readynessProbe',
  )
})

test('kustomize makes all variants, the one with a bucket without a shared volume', async (context) => {
  const made = (variant: string) =>
    run('kubectl', ['kustomize', join(SAMPLES, 'kubernetes', variant)])
  const base = await made('base').catch((error) => {
    if (error.code === 'ENOENT') return context.skip('kubectl isn’t installed')
    throw error
  })
  const [{ stdout: bucket }, { stdout: cronjob }] = [await made('s3'), await made('cronjob')]
  const [inBase = [], ...others] = [base.stdout, bucket, cronjob].map(resourcesIn)
  for (const all of [inBase, ...others])
    expect((await Promise.all(all.map(faultsOf))).flat()).toEqual([])
  expect(base.stdout).toContain('BACKUP_DIR: /backups')
  expect(cronjob).toMatch(/kind: CronJob/)
  expect(cronjob).toContain('BACKUP_DIR: ""')
  expect(bucket).not.toContain('/backups')
  expect(bucket).toContain('BACKUP_S3_BUCKET: satchel-backups')
  expect(inBase.map(({ kind }) => kind)).toContain('PersistentVolumeClaim')
  expect(bucket).not.toMatch(/PersistentVolumeClaim|claimName/)
  expect(bucket).toContain('S3_BUCKET: satchel')
})

test('systemd accepts the units', async (context) => {
  if (!existsSync(SYSTEMD)) context.skip('systemd-analyze isn’t installed')
  const folder = await mkdtemp(join(tmpdir(), 'satchel-unit-'))
  try {
    const files: string[] = []
    for (const name of UNITS) {
      const unit = await readFile(join(SAMPLES, name), 'utf8')
      files.push(join(folder, name))
      await writeFile(join(folder, name), unit.replaceAll('/opt/satchel/', ROOT))
    }
    const { stdout, stderr } = await run(SYSTEMD, ['verify', ...files])
    expect(stdout + stderr).toBe('')
  } finally {
    await rm(folder, { recursive: true })
  }
})

const UNITS = ['satchel.service', 'satchel-backup.service', 'satchel-backup.timer']

/** Returns the settings of a unit by their names; of a name that comes again, all. */
async function settingsOf(name: string): Promise<Map<string, string[]>> {
  const settings = new Map<string, string[]>()
  const unit = await readFile(join(SAMPLES, name), 'utf8')
  for (const [, key = '', value = ''] of unit.matchAll(/^(\w+)=(.*)$/gm))
    settings.set(key, [...(settings.get(key) ?? []), value])
  return settings
}

test('the backup unit backs up the server of the other one, as its user and with its variables', async () => {
  const [server, backup] = [await settingsOf(UNITS[0] ?? ''), await settingsOf(UNITS[1] ?? '')]
  for (const name of ['DynamicUser', 'StateDirectory', 'EnvironmentFile', 'WorkingDirectory'])
    expect([name, backup.get(name)]).toEqual([name, server.get(name)])
  // The user of a unit without one is named like the unit.
  expect([server.get('User'), backup.get('User')]).toEqual([undefined, ['satchel']])
  const dataDir = 'DATA_DIR=/var/lib/satchel'
  expect(server.get('Environment')).toContain(dataDir)
  expect(backup.get('Environment')).toEqual([dataDir])

  const product = await startProduct()
  const folder = await mkdtemp(join(tmpdir(), 'satchel-backup-'))
  try {
    const [line = ''] = backup.get('ExecStart') ?? []
    expect(line).toContain(' /var/lib/satchel-backup ')
    const command = line.replace('/opt/satchel/', ROOT).replace('/var/lib/satchel-backup', folder)
    const [program = '', ...args] = command.split(' ')
    // Nothing but what systemd and the unit give it.
    const env = { PATH: '/usr/local/bin:/usr/bin:/bin', DATA_DIR: product.dataDir }
    const { stdout } = await run(program, args, { cwd: ROOT, env })
    expect(stdout).toContain(`Backed up to ${folder}`)
  } finally {
    await product.stop()
    await rm(folder, { recursive: true })
  }
})
