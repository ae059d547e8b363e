// Loaded before the program of a server (`node --import`), whose standard input is a pipe that its parent holds
// open and never writes to. The parent's end, whatever ended it, is the pipe's end: without it nobody would be
// left to stop this process, which would keep its port from the next start.
import { isMainThread } from 'node:worker_threads'

/** Milliseconds for what is being answered: longer than the CMS lets running requests finish. */
const patience = 10_000

/** Nobody reads it any more: what is said while ending must not end the process before its time. */
const ignore = () => undefined

// The threads of the process get the same options.
if (isMainThread) {
  process.stdin.on('end', () => {
    process.stdout.on('error', ignore)
    process.stderr.on('error', ignore)
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), patience).unref()
    process.kill(process.pid, 'SIGTERM')
  })
  process.stdin.resume()
  // A program that has nothing left to do ends as it would without a parent.
  process.stdin.unref()
}
