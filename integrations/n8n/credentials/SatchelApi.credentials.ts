import type {
  IAuthenticateGeneric,
  ICredentialTestRequest,
  ICredentialType,
  Icon,
  INodeProperties,
} from 'n8n-workflow'

export class SatchelApi implements ICredentialType {
  name = 'satchelApi'
  displayName = 'Satchel API'
  icon: Icon = { light: 'file:../icons/satchel.svg', dark: 'file:../icons/satchel.dark.svg' }
  documentationUrl = 'https://satchel.example.com/docs/automation'
  properties: INodeProperties[] = [
    {
      displayName: 'Server URL',
      name: 'serverUrl',
      type: 'string',
      default: '',
      required: true,
      placeholder: 'https://satchel.example.com',
      description: 'Where you sign in to Satchel',
    },
    {
      displayName: 'API Key',
      name: 'apiKey',
      type: 'string',
      typeOptions: { password: true },
      default: '',
      required: true,
      description:
        'From Settings → API keys. The trigger needs “Webhooks: read” and “Webhooks: change” too.',
    },
  ]
  authenticate: IAuthenticateGeneric = {
    type: 'generic',
    properties: { headers: { Authorization: '=Bearer {{$credentials.apiKey}}' } },
  }
  test: ICredentialTestRequest = {
    request: {
      baseURL: '={{$credentials.serverUrl.replace(new RegExp("/+$"), "")}}',
      url: '/api/items/v1/list?limit=1',
    },
    rules: [
      {
        type: 'responseCode',
        properties: { value: 403, message: 'The API key needs the scope “Library: read”.' },
      },
    ],
  }
}
