import type {
  VisitorFileState,
  VisitorRequest,
  VisitorRequestFile,
  VisitorRequests,
} from '@satchel/contract/visits/visitor-requests.ts'
import { element } from '../element.ts'
import { facts, plainly, spoken } from '../messages/messages.ts'
import type { REQUEST_TEXTS } from './request-texts.ts'
import { type Failure, send } from './send.ts'

type Text = (typeof REQUEST_TEXTS)[number]
type Say = (key: Text, values?: Record<string, string>) => string

/** The wait before it is asked what became of files, and how often. */
const LOOK = 3_000
const LOOKS = 10

interface Place {
  url: string
  token: string
  body: HTMLElement
  say: Say
}

/** Shows what is requested, and takes files. */
export async function openRequests(details: HTMLElement): Promise<void> {
  const texts = JSON.parse(details.querySelector('script')?.textContent ?? '{}')
  const write = plainly(texts)
  const { requests: url = '' } = details.dataset
  const token = document.querySelector('main')?.dataset.token ?? ''
  const body = details.querySelector<HTMLElement>('[data-body]')
  if (!body) return
  await show({ url, token, body, say: (key, values = {}) => write(key, values) })
}

async function show(place: Place, looks = 0): Promise<void> {
  const { url, token, body, say } = place
  const list = await load(`${url}?token=${encodeURIComponent(token)}&limit=50`)
  // Nothing is drawn over while a file is being sent: its progress is there.
  if (body.querySelector('progress')) return
  if (!list) {
    body.replaceChildren(
      element('p', { className: 'problem', textContent: say('couldntLoadRequests') }),
    )
    return
  }
  body.replaceChildren(...list.items.map((request) => requestOf(place, request)))
  const isWaiting = list.items.some(({ files }) => files.some(({ state }) => state === 'waiting'))
  if (isWaiting && looks > 0) setTimeout(() => void show(place, looks - 1), LOOK)
}

async function load(url: string): Promise<VisitorRequests | undefined> {
  try {
    const response = await fetch(url, { headers: { accept: 'application/json' } })
    return response.ok ? await response.json() : undefined
  } catch {
    return undefined
  }
}

function requestOf(place: Place, request: VisitorRequest): HTMLElement {
  const { say } = place
  const { title, note, slots, files, missing, isOpen } = request
  const section = element('section', { className: 'request' })
  section.append(element('h2', { className: 'name', textContent: title }))
  if (note) section.append(element('p', { className: 'description', textContent: note }))
  section.append(element('p', { className: 'quiet meta', textContent: factsOf(say, request) }))
  if (slots.length > 0 && missing.length === 0)
    section.append(element('p', { textContent: say('allFilesReceived') }))
  const list = element('ul', { className: 'slots' })
  for (const name of slots.length > 0 ? slots.map((slot) => slot.name) : [null])
    list.append(
      slotOf(
        place,
        request,
        name,
        files.filter((file) => name === null || file.slot === name),
      ),
    )
  section.append(list)
  if (!isOpen)
    section.append(element('p', { className: 'quiet', textContent: say('requestClosed') }))
  return section
}

function factsOf(say: Say, { lastDay, maxBytes }: VisitorRequest): string {
  const until =
    lastDay &&
    say('filesUntil', {
      day: new Intl.DateTimeFormat(spoken(), { dateStyle: 'long', timeZone: 'UTC' }).format(
        new Date(`${lastDay}T00:00:00Z`),
      ),
    })
  return facts([until, say('filesUpTo', { size: sizeOf(maxBytes) })])
}

function slotOf(
  place: Place,
  request: VisitorRequest,
  slot: string | null,
  files: VisitorRequestFile[],
): HTMLElement {
  const { say } = place
  const row = element('li', { className: 'slot' })
  const isMissing = slot !== null && request.missing.includes(slot)
  if (slot !== null) {
    const head = element('p', { className: 'slot-head' })
    head.append(element('strong', { className: 'name', textContent: slot }))
    if (isMissing)
      head.append(' ', element('span', { className: 'quiet', textContent: say('slotMissing') }))
    row.append(head)
  }
  for (const file of files.filter(({ state }) => state !== 'coming')) row.append(fileOf(say, file))
  if (request.isOpen) row.append(...inputOf(place, request, slot, row))
  return row
}

function fileOf(say: Say, { name, bytes, state, scanned }: VisitorRequestFile): HTMLElement {
  const line = element('p', { className: 'sent', textContent: facts([name, sizeOf(bytes)]) })
  const isFaulty = state === 'wrong-type' || state === 'infected' || state === 'refused'
  const text =
    state === 'waiting' && scanned !== 'clean'
      ? say('fileReceivedNotScanned')
      : say(STATES[state] ?? 'fileReceived')
  line.append(element('span', { className: isFaulty ? 'problem' : 'quiet', textContent: text }))
  return line
}

const STATES: Partial<Record<VisitorFileState, Text>> = {
  waiting: 'fileReceived',
  accepted: 'fileAccepted',
  refused: 'fileRefused',
  'wrong-type': 'fileWrongType',
  infected: 'fileInfected',
}

/** The field is the button's, and is reached by the keyboard; phones offer their camera with it. */
function inputOf(
  place: Place,
  { id, types, maxBytes }: VisitorRequest,
  slot: string | null,
  row: HTMLElement,
): HTMLElement[] {
  const { say } = place
  const label = element('label', { className: 'button add-files', textContent: say('addFiles') })
  const input = element('input', { type: 'file', multiple: true, className: 'hidden' })
  input.accept = types.join(',')
  if (slot !== null) input.ariaLabel = say('addFilesFor', { name: slot })
  label.append(input)
  input.addEventListener('change', async () => {
    const chosen = [...(input.files ?? [])]
    input.value = ''
    // One after the other: a phone's line is narrow, and its progress is easier to follow.
    const sent: boolean[] = []
    for (const file of chosen) {
      const line = element('p', { className: 'sent' })
      row.insertBefore(line, label)
      if (file.size > maxBytes) fail(place, line, file, 'too-large')
      else sent.push(await upload(place, { requestId: id, slot, file, line }))
    }
    if (sent.some(Boolean)) await show(place, LOOKS)
  })
  return [label]
}

interface Chosen {
  requestId: string
  slot: string | null
  file: File
  line: HTMLElement
}

/** Sends a file and shows how far it is; resolves to true once it arrived. */
async function upload(place: Place, chosen: Chosen): Promise<boolean> {
  const { file, line, requestId, slot } = chosen
  const { say } = place
  const bar = element('progress', { max: 100, value: 0 })
  const percent = element('span', { className: 'quiet' })
  bar.ariaLabel = file.name
  line.replaceChildren(facts([file.name, sizeOf(file.size)]), bar, percent)
  const failure = await send(file, {
    endpoint: `${place.url}/${requestId}/files`,
    slot,
    token: place.token,
    onProgress: (share) => {
      bar.value = Math.floor(share * 100)
      percent.textContent = say('uploadedPercent', { percent: String(bar.value) })
    },
  })
  bar.remove()
  if (failure === undefined) return true
  fail(
    place,
    line,
    file,
    failure,
    failure === 'stopped' ? () => void again(place, chosen) : undefined,
  )
  return false
}

async function again(place: Place, chosen: Chosen): Promise<void> {
  if (await upload(place, chosen)) await show(place, LOOKS)
}

function fail(
  { say }: Place,
  line: HTMLElement,
  file: File,
  failure: Failure,
  retry?: () => void,
): void {
  const problem = element('span', { className: 'problem', textContent: say(FAILURES[failure]) })
  problem.role = 'alert'
  line.replaceChildren(facts([file.name, sizeOf(file.size)]), problem)
  if (!retry) return
  const button = element('button', {
    type: 'button',
    className: 'again',
    textContent: say('tryAgain'),
  })
  button.addEventListener('click', retry)
  line.append(button)
}

const FAILURES: Record<Failure, Text> = {
  'too-large': 'uploadTooLarge',
  'wrong-type': 'uploadOfTypeRefused',
  'too-many': 'uploadTooMany',
  'too-often': 'uploadTooOften',
  closed: 'requestClosed',
  stopped: 'uploadStopped',
}

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

function sizeOf(bytes: number): string {
  const power = Math.min(3, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(1_000)))
  return new Intl.NumberFormat(spoken(), {
    style: 'unit',
    unit: UNITS[power] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  }).format(bytes / 1_000 ** power)
}
