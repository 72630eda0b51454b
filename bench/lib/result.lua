-- What wrk measured, as JSON. Times are microseconds.
function done(summary, latency)
  local errors = summary.errors
  io.write(string.format('\n{"answers":%d,"duration":%d,"wrong":%d,"broken":%d,"p50":%d,"p99":%d}\n',
    summary.requests, summary.duration, errors.status,
    errors.connect + errors.read + errors.write + errors.timeout,
    latency:percentile(50), latency:percentile(99)))
end
