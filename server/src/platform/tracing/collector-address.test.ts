import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'

const reading = (env: NodeJS.ProcessEnv) => () => readConfig(env)

test.each([
  'localhost:4318',
  'grpc://collector:4317',
  'http://user:secret@collector:4318',
  'http://collector:4318?token=secret',
])('%s is refused as the address of a collector, without showing it', (endpoint) => {
  const read = reading({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint })
  expect(read).toThrow(/OTEL_EXPORTER_OTLP_ENDPOINT must be the address of a collector/)
  expect(read).not.toThrow(/secret/)
})

test('headers, samplers and shares that are none are refused at start', () => {
  expect(reading({ OTEL_EXPORTER_OTLP_HEADERS: 'secret' })).toThrow(/OTEL_EXPORTER_OTLP_HEADERS/)
  expect(reading({ OTEL_TRACES_SAMPLER: 'some' })).toThrow(/OTEL_TRACES_SAMPLER/)
  expect(reading({ OTEL_TRACES_SAMPLER_ARG: '2' })).toThrow(/OTEL_TRACES_SAMPLER_ARG/)
})
