import { expect, test } from 'vitest'
import { product } from '../../../test/harness.ts'

const satchel = product({ shared: true })

test('no plan is compiled, which takes longer than what is planned', async () => {
  const { systemPool, tenantPool, countPool } = satchel.database
  for (const pool of [systemPool, tenantPool, countPool])
    expect((await pool.query('show jit')).rows).toEqual([{ jit: 'off' }])
})
