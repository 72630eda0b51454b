import { bucketServer } from '../../../server/test/bucket.ts'

const [folder = '', port = ''] = process.argv.slice(2)
const { server } = await bucketServer(folder, 'satchel')
server.listen(Number(port), '127.0.0.1')
