import pg from 'pg'
const c = new pg.Client({ connectionString: process.argv[2] }); await c.connect()
for (const q of ["alter system set max_wal_size='1GB'","alter system set min_wal_size='80MB'","select pg_reload_conf()","checkpoint"]) { await c.query(q); console.log(q) }
console.log((await c.query("select pid, state, left(query,100) q, now()-query_start t from pg_stat_activity where state='active'")).rows, (await c.query("select * from pg_stat_progress_create_index")).rows)
await c.end()
