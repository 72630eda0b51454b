/** Declares only what the benchmarks use. */
declare module 'autocannon' {
  function autocannon(options: autocannon.Options): Promise<autocannon.Result>
  namespace autocannon {
    interface Request {
      path?: string
      headers?: Record<string, string>
    }
    interface Options {
      url: string
      connections: number
      /** The length of the run, in seconds. */
      duration: number
      headers?: Record<string, string>
      requests?: { setupRequest(request: Request): Request }[]
    }
    interface Result {
      /** The length of the run, in seconds. */
      duration: number
      '2xx': number
      '3xx': number
      '4xx': number
      '5xx': number
      errors: number
      latency: { p50: number; p99: number }
    }
  }
  export = autocannon
}
