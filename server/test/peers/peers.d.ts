// None of them comes with types; what the tests use of them.

declare module 'samlp' {
  type Claims = Record<string, string | string[]>
  interface Options {
    issuer: string
    key: string
    cert: string
    signResponse: boolean
    signAssertion: boolean
    lifetimeInSeconds: number
    audience?: string
    recipient: string
    destination: string
    inResponseTo: string
    signatureAlgorithm: string
    digestAlgorithm: string
    samlStatusCode?: string
    profileMapper(user: Claims): {
      getClaims(): Claims
      getNameIdentifier(): { nameIdentifier: string; nameIdentifierFormat: string }
    }
  }
  const samlp: {
    getSamlResponse(
      options: Options,
      user: Claims,
      done: (error: Error | null, xml: string) => void,
    ): void
    parseRequest(
      request: { method: string; query: Record<string, string> },
      done: (
        error: Error | null,
        data: { id: string; issuer: string; assertionConsumerServiceURL: string },
      ) => void,
    ): void
  }
  // biome-ignore lint/style/noDefaultExport: it comes so
  export default samlp
}

declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http'

  interface Options {
    directory: string
    silent: boolean
    vhostBuckets: boolean
    allowMismatchedSignatures: boolean
    configureBuckets: { name: string }[]
  }
  // biome-ignore lint/style/noDefaultExport: it comes so
  export default class S3rver {
    constructor(options: Options)
    logger: { exceptions: { unhandle(): void } }
    configureBuckets(): Promise<unknown>
    callback(): RequestListener
  }
}
