import type { Module } from '../platform/module.ts'
import { forgetColleagues } from './colleagues.ts'
import { publishReadings, READINGS_TASK } from './readings/readings.ts'
import { relayVisits } from './relay.ts'
import { keepVisits } from './retention/retention.ts'
import { beatRoute } from './routes.ts'
import { sumVisits } from './sums/sums.ts'
import { deleteOldOpenings } from './unmeasured-queries.ts'
import { deleteOldViewers } from './visit-queries.ts'

export const tracking: Module = {
  routes: async (http) => {
    await http.register((beats, _options, done) => {
      beatRoute(beats)
      done()
    })
  },
  tasks: ({ services }) => ({
    [READINGS_TASK]: publishReadings(services),
    'sum-visits': () => sumVisits(services),
    'keep-visits': () => keepVisits(services),
    // A viewer is known for a day, so what was counted before is of no use.
    'forget-viewers': async () => {
      await deleteOldViewers(services.database.system)
      await forgetColleagues(services)
      await deleteOldOpenings(services.database.system)
    },
  }),
  cron: {
    'sum-visits': '* * * * *',
    'keep-visits': '17 3 * * *',
    'forget-viewers': '27 3 * * *',
  },
  relays: (services) => relayVisits(services),
}
