import { createHash } from 'node:crypto'
import {
  createReadStream,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Failure, run } from '../lib.mjs'

/** The file of checksums. */
export const SUMS = 'SHA256SUMS'

/** Makes the same bytes of the same files, whoever makes them. */
const SAME = [
  '--sort=name',
  '--owner=0',
  '--group=0',
  '--numeric-owner',
  '--mtime=@0',
  '--mode=go=rX,u+rw',
]

/** Packs the chart as `helm package` does: a folder with its name. */
export async function packChart(folder, version) {
  const name = join('chart', `satchel-${version}.tgz`)
  mkdirSync(join(folder, 'chart'), { recursive: true })
  const args = [...SAME, '--use-compress-program=gzip -n', '-cf', join(folder, name)]
  await demand('tar', [...args, '-C', 'deploy/helm', 'satchel'])
  return name
}

/** Builds the image from the commit and writes it as an OCI archive; without buildah, says that there is none. */
export async function buildImage(folder, version, commit, step) {
  const { code } = await run('buildah', ['--version'], { quiet: true })
  if (code !== 0) {
    console.log('– image: left out, since buildah isn’t installed (Debian: apt install buildah)')
    return
  }
  await step('image', async () => {
    const context = mkdtempSync(join(tmpdir(), 'satchel-release-'))
    try {
      const archive = join(context, 'source.tar')
      await demand('git', ['archive', '--output', archive, commit])
      const source = join(context, 'source')
      mkdirSync(source)
      await demand('tar', ['-xf', archive, '-C', source])
      const tag = `satchel:${version}`
      const values = [`VERSION=${version}`, `SATCHEL_COMMIT=${commit}`]
      const options = values.map((value) => `--build-arg=${value}`)
      const file = join(source, 'deploy/Containerfile')
      await demand('buildah', ['bud', `--tag=${tag}`, ...options, `--file=${file}`, source])
      const name = `satchel-${version}.oci.tar`
      await demand('buildah', ['push', tag, `oci-archive:${join(folder, name)}:${tag}`])
      return name
    } finally {
      rmSync(context, { recursive: true })
    }
  })
}

/** Writes the checksums of all files, for `sha256sum --check`. */
export async function writeChecksums(folder) {
  const files = readdirSync(folder, { recursive: true })
    .map((name) => join(folder, `${name}`))
    .filter((path) => statSync(path).isFile() && path !== join(folder, SUMS))
    .sort()
  const lines = []
  for (const path of files) lines.push(`${await hashOf(path)}  ${relative(folder, path)}\n`)
  writeFileSync(join(folder, SUMS), lines.join(''))
  return `${SUMS} of ${lines.length} files`
}

async function hashOf(path) {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

async function demand(program, args) {
  const { code, output } = await run(program, args, { quiet: true })
  if (code !== 0) throw new Failure(`${program} failed:\n${output.trim()}`)
}
