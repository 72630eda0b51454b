import { type Caller, Satchel } from '@satchel/client'
import { command } from '../command.ts'
import { configPath, forgetAccess, saveAccess } from '../config.ts'
import { UsageError } from '../failures.ts'
import { plain } from '../output.ts'
import { USER_AGENT } from '../user-agent.ts'

/** Hosts to which nothing travels over a network. */
const OWN_MACHINE = /^(localhost|127(\.\d+){3}|\[::1\])$/

export const login = command({
  name: 'login',
  summary: 'Save an address and an API key',
  usage: '[--url ADDRESS]',
  words: [0, 0],
  options: {
    url: {
      type: 'string',
      value: 'ADDRESS',
      help: 'The address of Satchel; SATCHEL_URL by default',
    },
  },
  async run({ terminal, values, show }) {
    const { environment, remark } = terminal
    const url = values.url ?? environment.SATCHEL_URL
    if (!url) throw new UsageError('Say where: satchel login --url https://satchel.example.com')
    const key = await terminal.ask('API key (it isn’t shown): ', true)
    if (!/^[\x21-\x7e]+$/.test(key)) throw new UsageError('That isn’t an API key')
    const satchel = new Satchel({ url, key, userAgent: USER_AGENT })
    const { protocol, hostname } = new URL(satchel.url)
    if (protocol === 'http:' && !OWN_MACHINE.test(hostname))
      remark('Over http:// others in the network can read the key. Use https:// if you can.\n')
    const caller = await satchel.getCaller()
    await saveAccess(configPath(environment), { url: satchel.url, key })
    show(callerAt(caller, satchel.url), () => sentence(caller, satchel.url))
    return undefined
  },
})

export const logout = command({
  name: 'logout',
  summary: 'Forget the saved key',
  usage: '',
  words: [0, 0],
  options: {},
  async run({ terminal, show }) {
    const isForgotten = await forgetAccess(configPath(terminal.environment))
    const rest = 'It still works elsewhere: revoke it in Settings → API keys if nobody needs it.\n'
    show({ isForgotten }, () =>
      isForgotten ? `The key is forgotten on this machine. ${rest}` : 'You weren’t logged in.\n',
    )
    return undefined
  },
})

export const whoami = command({
  name: 'whoami',
  summary: 'Show whose key is used, and what it may do',
  usage: '',
  words: [0, 0],
  options: {},
  async run({ connect, show }) {
    const satchel = await connect()
    const caller = await satchel.getCaller()
    show(callerAt(caller, satchel.url), () => sentence(caller, satchel.url))
    return undefined
  },
})

function callerAt(caller: Caller, url: string) {
  return { url, ...caller }
}

function sentence({ user, tenant, name, scopes }: Caller, url: string): string {
  const account = `${user.name} (${user.role}) at ${tenant.name}, ${url}`
  return `${plain(`${account}, with “${name ?? ''}”: ${(scopes ?? []).join(', ')}`)}\n`
}
