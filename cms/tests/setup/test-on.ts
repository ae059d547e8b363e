import { inject, test } from 'vitest'

/** A test that says something on one of the databases only; on the other there is none. @param timeout in milliseconds */
export function testOn(
  database: 'sqlite' | 'postgres',
  name: string,
  run: () => Promise<void>,
  timeout?: number,
): void {
  const here = inject('cms').databaseUrl === undefined ? 'sqlite' : 'postgres'
  if (here === database) test(name, run, timeout)
}
