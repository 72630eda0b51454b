/** Only what the benches use of it. */
declare module 'autocannon' {
  interface Request {
    method?: 'GET' | 'POST'
    path: string
    body?: string
    headers?: Record<string, string>
  }
  interface Client {
    setRequests(requests: Request[]): void
  }
  interface Options {
    url: string
    connections: number
    amount?: number
    /** In seconds. */
    duration?: number
    setupClient?(client: Client): void
    headers?: Record<string, string>
  }
  interface Result {
    /** Seconds. */
    duration: number
    '2xx': number
    '3xx': number
    errors: number
    non2xx: number
    latency: { p50: number; p99: number }
  }
  function autocannon(options: Options): Promise<Result>
  export = autocannon
}
