import type { Authentication } from 'zapier-platform-core'
import { call, statusOf } from './api.ts'

/**
 * A key and the server that it is of. An app of Zapier has one OAuth client for everybody, and each Satchel server
 * registers its own clients.
 */
export const authentication: Authentication = {
  type: 'custom',
  fields: [
    {
      key: 'serverUrl',
      label: 'Server URL',
      required: true,
      placeholder: 'https://satchel.example.com',
      helpText: 'Where you sign in to Satchel.',
    },
    {
      key: 'apiKey',
      label: 'API key',
      required: true,
      type: 'password',
      helpText:
        'From Settings → API keys. Triggers need “Webhooks: read” and “Webhooks: change”, and all need what they read or change.',
    },
  ],
  async test(z, bundle) {
    try {
      return await call(z, bundle, 'items/v1/list', { params: { limit: 1 } })
    } catch (error) {
      // The key is valid, and has other scopes.
      if (statusOf(error) === 403) return {}
      throw error
    }
  },
  connectionLabel: '{{bundle.authData.serverUrl}}',
}
