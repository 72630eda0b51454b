import { Format } from 'typebox/format'

// A day that does not exist, as 2026-02-30, is not a day.
Format.Set('date', (text) => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
})
