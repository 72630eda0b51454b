import { setTimeout } from 'node:timers/promises'
import { type Client, signUp } from '../server/test/client.ts'
import { startProduct } from '../server/test/product.ts'
import { exitCode, figure, note } from './lib/figures.ts'

// How long a tenant waits for a text to be read while another's drawings take all the time they are given.

const DRAWINGS = 2
/** Maximum ratio while both cores are rendering in the background. */
const RATIO_MAX = 8

const NOISE = '<feTurbulence baseFrequency="0.9" numOctaves="9"/>'.repeat(800)
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="9000">
  <filter id="f">${NOISE}</filter><rect width="9000" height="9000" filter="url(#f)"/></svg>`

let texts = 0
const product = await startProduct()
try {
  const [one, other] = [
    await signUp(product, 'ada@example.com'),
    await signUp(product, 'grace@example.com'),
  ]
  await readText(other)
  const alone = await readText(other)
  for (let number = 1; number <= DRAWINGS; number += 1)
    await one.upload(`drawing ${number}.svg`, Buffer.from(DRAWING))
  await setTimeout(1_000)
  const beside = await readText(other)
  note(`${alone.toFixed(2)} s alone, ${beside.toFixed(2)} s beside ${DRAWINGS} drawings of filters`)
  figure('wait for a text beside the drawings of another tenant, of alone', beside / alone, {
    atMost: RATIO_MAX,
  })
} finally {
  await product.stop()
}
process.exitCode = exitCode()

/** Seconds from the upload to the end of processing. */
async function readText({ upload, call }: Client): Promise<number> {
  texts += 1
  const began = performance.now()
  const itemId = await upload(`notes ${texts}.txt`, Buffer.from(`Notes, ${texts}`))
  const read = async () => (await call('GET', `items/v1/${itemId}`)).body.status
  while ((await read()) === 'processing') await setTimeout(20)
  return (performance.now() - began) / 1_000
}
