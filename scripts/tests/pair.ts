// Supervises two of `program.mjs`, as `npm start` does the halves: the ports are the arguments, and a file that stops
// the second one from starting.
import type { Program } from '../processes/keep-running.ts'
import { inRoot } from '../root.ts'
import { nodeProgram, startServer, waitUntilHealthy } from '../processes/server.ts'
import { supervise } from '../processes/supervise.ts'

const [first = '', second = '', obstacle = ''] = process.argv.slice(2)

const program = (name: string, port: string, ...args: string[]): Program => ({
  start: () =>
    startServer(name, nodeProgram(inRoot('scripts/tests/program.mjs'), port, ...args), {
      cwd: inRoot(),
      env: process.env,
    }),
  well: (server) => waitUntilHealthy(server, `http://127.0.0.1:${port}`, 200),
})

try {
  process.exitCode = await supervise(
    async (run) => {
      await run(program('first', first))
      await run(program('second', second, obstacle))
      console.log('Both are well.')
    },
    [0.1, 0.2, 0.3],
  )
} catch (error) {
  console.error(error)
  process.exitCode = 1
}
