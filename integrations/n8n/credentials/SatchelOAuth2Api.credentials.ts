import type { ICredentialType, Icon, INodeProperties } from 'n8n-workflow'

/**
 * Satchel's OAuth 2.1 server. n8n reads where it is from the server's metadata, registers itself there and uses PKCE, so
 * that nobody copies a client's id or secret.
 */
export class SatchelOAuth2Api implements ICredentialType {
  name = 'satchelOAuth2Api'
  extends = ['oAuth2Api']
  displayName = 'Satchel OAuth2 API'
  icon: Icon = { light: 'file:../icons/satchel.svg', dark: 'file:../icons/satchel.dark.svg' }
  documentationUrl = 'https://satchel.example.com/docs/automation'
  properties: INodeProperties[] = [
    {
      displayName: 'Use Dynamic Client Registration',
      name: 'useDynamicClientRegistration',
      type: 'hidden',
      default: true,
    },
    {
      displayName: 'Server URL',
      name: 'serverUrl',
      type: 'string',
      default: '',
      required: true,
      placeholder: 'https://satchel.example.com',
      description: 'Where you sign in to Satchel',
    },
    { displayName: 'Grant Type', name: 'grantType', type: 'hidden', default: 'pkce' },
  ]
}
