import { type Static, Type } from 'typebox'
import { endpoint } from './endpoint.ts'
import { CursorQuery, Id, Nullable, Page, Time } from './schemas.ts'

export const CRM_KINDS = ['hubspot', 'salesforce'] as const
export const CrmKind = Type.Enum([...CRM_KINDS])
export type CrmKind = Static<typeof CrmKind>

/** The address to which CRMs send people back, the only one that an operator registers. */
export const CRM_CALLBACK_PATH = '/api/integrations/v1/crm/callback'
/** Minutes within which a connection that was begun must be made. */
export const CRM_FLOW_MINUTES = 10
/** Days for which it's shown what was sent. */
export const CRM_SENDS_KEPT = 30
/** Days after which something that couldn't be sent is given up. */
export const CRM_SEND_DAYS = 7

export const CrmFault = Type.Enum(
  [
    ...['no-contact', 'deleted', 'forbidden', 'rejected', 'revoked'],
    ...['limited', 'unreachable', 'timeout', 'failing', 'refused', 'too-late', 'error'],
  ] as const,
  {
    description:
      '`no-contact`: nobody there has the address, `deleted`: the record was deleted there, `forbidden`: a right is missing, `rejected`: the CRM doesn’t accept it, `revoked`: the access was withdrawn, `limited`: too many calls, `failing`: the CRM answers with errors, `refused`: its address isn’t public, `too-late`: it waited too long, `error`: a fault of this server',
  },
)
export type CrmFault = Static<typeof CrmFault>

const Choices = {
  sendsReadings: Type.Boolean({ description: 'Readings become activities' }),
  sendsLeads: Type.Boolean({ description: 'Leads become contacts' }),
  confirmedOnly: Type.Boolean({
    description:
      'Readings are sent only if the reader verified an address or entered the password of a personal link',
  }),
}

export const CrmConnection = Type.Object({
  kind: CrmKind,
  accountId: Type.String(),
  accountName: Type.String({ description: 'As people know the account there' }),
  ...Choices,
  pausedReason: Nullable(
    Type.Enum(['revoked', 'lost'], {
      description:
        'Why nothing is sent: `revoked`: the CRM doesn’t accept the access anymore, `lost`: this server lost its secrets. Connect again',
    }),
  ),
  pausedAt: Nullable(Time),
  restsUntil: Nullable({
    ...Time,
    description: 'Until when nothing is sent, since the CRM asked for that or doesn’t answer',
  }),
  waiting: Type.Integer({ description: 'What waits to be sent' }),
  connectedBy: Nullable(Type.Object({ id: Id, name: Type.String() })),
  connectedAt: Time,
})
export type CrmConnection = Static<typeof CrmConnection>

export const Crm = Type.Object({
  kind: CrmKind,
  available: Type.Boolean({ description: 'The operator of this server has set it up' }),
  callbackUrl: Type.String({ description: 'What the operator registers at the CRM' }),
  connection: Nullable(CrmConnection),
})
export type Crm = Static<typeof Crm>

export const CrmSend = Type.Object({
  id: Id,
  kind: Type.Enum(['reading', 'lead']),
  email: Type.String(),
  name: Nullable(Type.String({ description: 'Of what was read, or of the form' })),
  state: Type.Enum(['waiting', 'sent', 'skipped', 'failed'], {
    description: '`skipped`: there is no contact with the address, and leads aren’t sent',
  }),
  at: Time,
  tried: Type.Integer(),
  nextAt: Nullable(Time),
  fault: Nullable(CrmFault),
  detail: Nullable(Type.String({ description: 'What the CRM said' })),
  recordUrl: Nullable(Type.String({ description: 'Where it is in the CRM' })),
})
export type CrmSend = Static<typeof CrmSend>

const Line = Type.Object({ label: Type.String(), value: Type.String() })

export const CrmPreview = Type.Object({
  reading: Type.Object({
    isSample: Type.Boolean({ description: 'Nothing was read yet: made up' }),
    email: Type.String({ description: 'Whose contact it is put at' }),
    title: Type.String(),
    lines: Type.Array(Line),
    link: Type.String({ description: 'Leads to the figures' }),
  }),
  lead: Type.Object({
    isSample: Type.Boolean({ description: 'No form was filled in yet: made up' }),
    person: Type.Object(
      {
        email: Type.String(),
        firstName: Type.Optional(Type.String()),
        lastName: Type.Optional(Type.String()),
        company: Type.Optional(Type.String()),
        phone: Type.Optional(Type.String()),
        title: Type.Optional(Type.String({ description: 'Of their job' })),
      },
      { description: 'Fields that are filled in if they are empty there' },
    ),
  }),
})
export type CrmPreview = Static<typeof CrmPreview>

const base = '/api/integrations/v1/crm'
const access = 'tenant.manage'
const KindParams = Type.Object({ kind: CrmKind })

export const listCrms = endpoint({
  name: 'listCrms',
  summary: 'List the CRMs that can be connected, and their connections',
  method: 'GET',
  path: base,
  access,
  reply: Type.Object({ items: Type.Array(Crm) }),
})

export const connectCrm = endpoint({
  name: 'connectCrm',
  summary:
    'Begin to connect a CRM, or to renew its access: the reply says where the browser goes on',
  method: 'POST',
  path: `${base}/:kind/connect`,
  access,
  inPerson: true,
  limit: { calls: 20, seconds: 60 },
  params: KindParams,
  reply: Type.Object({ location: Type.String({ description: 'An address of the CRM' }) }),
})

export const finishCrm = endpoint({
  name: 'finishCrm',
  summary:
    'Connect a CRM with the code that it sent the browser back with; for the session that began, once, within ten minutes',
  method: 'POST',
  path: `${base}/finish`,
  access,
  inPerson: true,
  limit: { calls: 20, seconds: 60 },
  body: Type.Object({
    state: Type.String({ minLength: 1, maxLength: 100 }),
    code: Type.String({ minLength: 1, maxLength: 2_000 }),
  }),
  reply: CrmConnection,
})

export const crmCallback = endpoint({
  name: 'crmCallback',
  summary: 'Where a CRM sends the browser back; leads to the settings, whatever it brings',
  method: 'GET',
  path: CRM_CALLBACK_PATH,
  access: 'public',
  takesUnknown: true,
  raw: true,
})

export const updateCrm = endpoint({
  name: 'updateCrm',
  summary: 'Choose what is sent to a CRM',
  method: 'PATCH',
  path: `${base}/:kind`,
  access,
  params: KindParams,
  body: Type.Partial(Type.Object(Choices)),
  reply: CrmConnection,
})

export const previewCrm = endpoint({
  name: 'previewCrm',
  summary: 'Get what would be sent to a CRM: the latest reading and lead, or samples',
  method: 'GET',
  path: `${base}/:kind/preview`,
  access,
  params: KindParams,
  reply: CrmPreview,
})

export const disconnectCrm = endpoint({
  name: 'disconnectCrm',
  summary: 'Disconnect a CRM: its access is withdrawn there, and what was to be sent is deleted',
  method: 'DELETE',
  path: `${base}/:kind`,
  access,
  params: KindParams,
  reply: Type.Object({
    revoked: Type.Boolean({
      description: 'False if the CRM didn’t confirm that the access is withdrawn',
    }),
  }),
})

export const listCrmSends = endpoint({
  name: 'listCrmSends',
  summary: 'List what was sent to a CRM in 30 days, newest first',
  method: 'GET',
  path: `${base}/:kind/sends`,
  access,
  params: KindParams,
  query: Type.Object({
    ...CursorQuery.properties,
    state: Type.Optional(CrmSend.properties.state),
  }),
  reply: Page(CrmSend),
})

export const retryCrmSend = endpoint({
  name: 'retryCrmSend',
  summary: 'Send something to a CRM now that waits, failed or was skipped',
  method: 'POST',
  path: `${base}/:kind/sends/:sendId/retry`,
  access,
  limit: { calls: 60, seconds: 60 },
  params: Type.Object({ kind: CrmKind, sendId: Id }),
  reply: CrmSend,
})
