import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { readConfig } from '../../src/platform/config.ts'
import { connect } from '../../src/platform/database/database.ts'
import { startEmbeddedPostgres } from '../../src/platform/database/embedded-postgres.ts'
import { migrate } from '../../src/platform/database/migrate.ts'
import { loadSecrets, readSecrets } from '../../src/platform/security/secrets.ts'
import { seedDemo } from '../../src/seed/demo.ts'
import { administrate } from '../administrate.ts'
import { backupsIn, scratchFolder } from '../backup/backing-up.ts'
import { contentsOf } from '../backup/table-contents.ts'
import { describeSchema } from '../database/describe-schema.ts'
import { ask } from '../fill.ts'
import { DEBIAN_POSTGRES, startDebianPostgres } from '../postgres.ts'
import { runHere } from '../run-here.ts'

const run = promisify(execFile)
/** The demo takes seconds, and far more on a busy machine. */
const LONGEST = 900_000

describe.skipIf(!existsSync(join(DEBIAN_POSTGRES, 'pg_dump')))(
  'the demo in a PostgreSQL 15',
  () => {
    let postgres: Awaited<ReturnType<typeof startDebianPostgres>>
    let scratch: Awaited<ReturnType<typeof scratchFolder>>
    let env: { DATABASE_URL: string; DATA_DIR: string }

    beforeAll(async () => {
      scratch = await scratchFolder()
      postgres = await startDebianPostgres()
      env = { DATABASE_URL: postgres.url, DATA_DIR: join(scratch.path, 'data') }
      await seed()
    }, LONGEST)
    afterAll(async () => {
      await postgres.stop()
      await scratch.remove()
    })

    async function seed(): Promise<void> {
      await migrate(postgres.url)
      const database = connect(postgres.url)
      const config = readConfig({ ...env, DISK_RESERVE_MB: '0', LOG_LEVEL: 'error' })
      const app = await buildApp(config, await loadSecrets(env.DATA_DIR), database)
      await seedDemo(app.services)
      await app.close()
      await database.close()
    }

    /** Creates another database of the server, and returns its address. */
    async function another(name: string, how = ''): Promise<string> {
      await administrate(postgres.url, `create database ${name} ${how}`, 'template1')
      const url = new URL(postgres.url)
      url.pathname = name
      return url.href
    }

    /** Runs commands as an operator types them, and throws what they print where one fails. */
    const shell = (commands: string, variables: Record<string, string>) =>
      run('bash', ['-o', 'errexit', '-o', 'pipefail', '-c', commands], {
        env: { ...process.env, ...variables, PATH: `${DEBIAN_POSTGRES}:${process.env.PATH}` },
      })

    /** Runs the embedded PostgreSQL of a data folder for as long as the work takes. */
    async function withEmbedded<T>(dataDir: string, work: (url: string) => Promise<T>): Promise<T> {
      const password = (await readSecrets(dataDir))?.database ?? ''
      const { url, stop } = await startEmbeddedPostgres({
        folder: join(dataDir, 'postgres'),
        password,
      })
      try {
        return await work(url)
      } finally {
        await stop()
      }
    }

    const folderFor = async (name: string) => {
      const path = join(scratch.path, name)
      await mkdir(path)
      return path
    }

    test('is restored by PostgreSQL’s own tools, each table as it was', {
      timeout: LONGEST,
    }, async () => {
      const expected = await contentsOf(postgres.url)
      expect(Object.keys(expected).length).toBeGreaterThan(130)
      const piped = { FROM: postgres.url, TO: await another('piped') }
      await shell('pg_dump -Fc "$FROM" | pg_restore --exit-on-error -d "$TO"', piped)
      expect(await contentsOf(piped.TO)).toEqual(expected)
      expect(await schemaOf(piped.TO)).toBe(await schemaOf(postgres.url))
      const plain = { FROM: postgres.url, TO: await another('plain') }
      await shell('pg_dump "$FROM" | psql -q -v ON_ERROR_STOP=1 "$TO"', plain)
      expect(await contentsOf(plain.TO)).toEqual(expected)
    })

    test('is restored from a backup to another database, and to the embedded one and from there', {
      timeout: LONGEST,
    }, async () => {
      const backups = await folderFor('backups')
      const expected = await contentsOf(postgres.url)
      const stored = await contentsOf(postgres.url, { isStored: true })
      await runHere('backup', [backups], env)
      const own = { DATABASE_URL: await another('own'), DATA_DIR: await folderFor('own') }
      await runHere('restore', [backups], own)
      expect(await contentsOf(own.DATABASE_URL)).toEqual(expected)

      const embedded = { DATA_DIR: await folderFor('embedded') }
      const clusters = await folderFor('clusters')
      await runHere('restore', [backups], embedded)
      const here = await withEmbedded(embedded.DATA_DIR, async (url) => {
        expect(await contentsOf(url, { isStored: true })).toEqual(stored)
        const contents = await contentsOf(url)
        await runHere('backup', [clusters], embedded)
        return contents
      })
      const again = { DATA_DIR: await folderFor('again') }
      await runHere('restore', [clusters], again)
      expect(await withEmbedded(again.DATA_DIR, (url) => contentsOf(url))).toEqual(here)
    })

    test('is restored from dumps of versions whose function found nothing without a search path', {
      timeout: LONGEST,
    }, async () => {
      const older = await another('older', 'template postgres')
      await ask(older, await earlierFunction())
      const expected = await contentsOf(older)
      const backups = await folderFor('older-backups')
      await runHere('backup', [backups], { ...env, DATABASE_URL: older })
      const backup = join(backups, (await backupsIn(backups)).at(-1) ?? '')
      const variables = { DUMP: join(backup, 'database.dump'), TO: await another('broken') }
      const refused = await shell('pg_restore --exit-on-error -d "$TO" "$DUMP"', variables).catch(
        ({ message }: Error) => message,
      )
      expect(refused).toMatch(/function text_languages\(\) does not exist/)

      // As docs/operate.md has it.
      const repaired = { ...variables, TO: await another('repaired') }
      await shell(
        `pg_restore --exit-on-error --no-owner --section=pre-data -d "$TO" "$DUMP"
      psql "$TO" -c 'alter function public.stems_in(text[], text[]) set search_path = public, pg_temp'
      pg_restore --exit-on-error --no-owner --section=data --section=post-data -d "$TO" "$DUMP"`,
        repaired,
      )
      expect(await contentsOf(repaired.TO)).toEqual(expected)
      const edited = { FROM: older, TO: await another('edited') }
      await shell(
        `pg_dump "$FROM" | sed '0,/^COPY /s//ALTER FUNCTION public.stems_in(text[], text[]) SET search_path = public, pg_temp;\\n&/' |
        psql -q -v ON_ERROR_STOP=1 "$TO"`,
        edited,
      )
      expect(await contentsOf(edited.TO)).toEqual(await contentsOf(older))

      await pretendEarlier(backup)
      const own = { DATABASE_URL: await another('mended'), DATA_DIR: await folderFor('mended') }
      await runHere('restore', [backups], own)
      expect(await contentsOf(own.DATABASE_URL)).toEqual(expected)
    })
  },
)

/** Returns a schema without the brackets of its expressions, of which those that change nothing aren't kept. */
async function schemaOf(url: string): Promise<string> {
  return (await describeSchema(url)).replaceAll(/[()]/g, '')
}

/** Returns the function of a generated column as it was before 0164. */
async function earlierFunction(): Promise<string> {
  const file = new URL('../../migrations/0151_search_languages.sql', import.meta.url)
  const [text = ''] =
    /create function stems_in\(.*?\nend \$\$;/s.exec(await readFile(file, 'utf8')) ?? []
  return text.replace('create', 'create or replace')
}

async function pretendEarlier(backup: string): Promise<void> {
  const path = join(backup, 'manifest.json')
  const manifest = JSON.parse(await readFile(path, 'utf8'))
  await writeFile(path, JSON.stringify({ ...manifest, schema: '0163_notification_facts.sql' }))
}
