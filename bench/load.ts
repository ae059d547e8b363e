import { execFile } from 'node:child_process'
import { Agent, get } from 'node:http'
import { promisify } from 'node:util'
import type { Machine } from './machine.ts'

export interface Throughput {
  perSecond: number
  /** Milliseconds. */
  p99: number
  failed: number
}

/** As many requests as one process answers, over 32 connections. @throws Error without wrk */
export async function wrk({ wrk, taskset }: Machine, url: string, seconds: number): Promise<Throughput> {
  if (wrk === undefined) throw new Error('wrk is not installed.')
  const command = [wrk, '-t1', '-c32', `-d${String(seconds)}s`, '--latency', '-H', 'Accept-Encoding: br', url]
  // The servers have the first processor to themselves, see pin().
  const [program = wrk, ...args] = taskset === undefined ? command : [taskset, '-c', '1', ...command]
  const { stdout } = await promisify(execFile)(program, args)
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0)
  const [, p99 = '0', unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? []
  return {
    perSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p99: Number(p99) * { us: 0.001, ms: 1, s: 1000 }[unit as 'us' | 'ms' | 's'],
    failed: number(/Non-2xx or 3xx responses: (\d+)/) + number(/timeout (\d+)/),
  }
}

/** Gives a server's process the first processor, so that it and the load do not take turns. */
export async function pin({ taskset }: Machine, pid: number, processors: string): Promise<void> {
  if (taskset !== undefined) await promisify(execFile)(taskset, ['-a', '-p', '-c', processors, String(pid)])
}

export interface Paced {
  /** Milliseconds of each request, from when it was due: a server that stalls is not spared by waiting for it. */
  times: number[]
  failed: number
}

/** Requests at a fixed rate, whether or not the ones before have been answered. */
export async function paced(
  urls: readonly string[],
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Paced> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const times: number[] = []
  let failed = 0
  const since = performance.now()
  const count = perSecond * seconds
  const asked: Promise<void>[] = []
  for (let index = 0; index < count; index += 1) {
    const due = since + (index * 1000) / perSecond
    const wait = due - performance.now()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    asked.push(
      status(urls[index % urls.length] ?? '', agent).then((answered) => {
        times.push(performance.now() - due)
        if (answered !== 200) failed += 1
      }),
    )
  }
  await Promise.all(asked)
  agent.destroy()
  return { times, failed }
}

const status = (url: string, agent: Agent): Promise<number> =>
  new Promise((resolve) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      response.resume()
      response.on('end', () => {
        resolve(response.statusCode ?? 0)
      })
    }).on('error', () => {
      resolve(0)
    })
  })
