/** Only what the benches use of it. */
declare module 'autocannon' {
  interface Request {
    path: string
    headers?: Record<string, string>
  }
  interface Client {
    setRequests(requests: Request[]): void
  }
  interface Options {
    url: string
    connections: number
    amount: number
    setupClient(client: Client): void
  }
  interface Result {
    /** Seconds. */
    duration: number
    '3xx': number
    errors: number
    non2xx: number
    latency: { p50: number; p99: number }
  }
  function autocannon(options: Options): Promise<Result>
  export = autocannon
}
