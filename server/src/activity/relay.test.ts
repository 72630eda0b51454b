import { expect, onTestFinished, test } from 'vitest'
import { type Person, product } from '../../test/harness.ts'
import { addLink } from '../../test/library.ts'
import { upload, whenRead } from '../../test/uploading.ts'
import { LOOPBACK, webServer } from '../../test/web-server.ts'

const satchel = product({ config: LOOPBACK, worker: true })
const web = webServer()

/** The actions a person's socket has been sent, by item. */
async function listenAs({ tokens }: Person) {
  const address = (await satchel.listen()).replace('http', 'ws')
  const query = new URLSearchParams({
    authorization: tokens.accessToken,
    identity: tokens.identityToken,
  })
  const socket = new WebSocket(`${address}/socket?${query}`)
  onTestFinished(() => socket.close())
  const said: { action: string; updatedItems?: { id: string }[] }[] = []
  socket.addEventListener('message', ({ data }) => said.push(JSON.parse(String(data))))
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }))
  return (itemId: string) =>
    said
      .filter(({ updatedItems }) => updatedItems?.some(({ id }) => id === itemId))
      .map(({ action }) => action)
}

test('a new web link is announced once, and updated when its page has been read', async () => {
  const owner = await satchel.newTenant()
  const actionsOf = await listenAs(owner)
  const { id } = await addLink(owner, { url: web.url('/page/1') })
  await whenRead(owner, id)
  await expect.poll(() => actionsOf(id)).toEqual(['items-add', 'items-update'])
})

test('a file is announced once, when it has been read', async () => {
  const owner = await satchel.newTenant()
  const actionsOf = await listenAs(owner)
  const { itemId } = await upload(satchel, owner, 'notes.txt', Buffer.from('Some words'))
  await whenRead(owner, itemId)
  await expect.poll(() => actionsOf(itemId)).toEqual(['items-add'])
})
