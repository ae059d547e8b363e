// A server that speaks S3, with an empty bucket: the port and the folder are the arguments.
import { packageOfCms } from '../package-of-cms.ts'

const S3rver = packageOfCms('@20minutes/s3rver') as new (options: object) => { run(): Promise<unknown> }
const [port = '', directory = ''] = process.argv.slice(2)
await new S3rver({
  address: '127.0.0.1',
  port: Number(port),
  directory,
  silent: true,
  configureBuckets: [{ name: 'site' }],
}).run()
console.log('The bucket is there.')
