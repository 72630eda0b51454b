import type { IExecuteSingleFunctions, IHookFunctions, ILoadOptionsFunctions } from 'n8n-workflow'

type Context = IExecuteSingleFunctions | IHookFunctions | ILoadOptionsFunctions

/** Returns the chosen credential's type, and the server's address without a slash at its end. */
export async function serverOf(context: Context): Promise<{ credential: string; url: string }> {
  const isKey = context.getNodeParameter('authentication', 'apiKey') === 'apiKey'
  const credential = isKey ? 'satchelApi' : 'satchelOAuth2Api'
  const { serverUrl } = await context.getCredentials(credential)
  return { credential, url: String(serverUrl).replace(/\/+$/, '') }
}
