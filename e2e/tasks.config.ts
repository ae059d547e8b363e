import { defineConfig } from '@playwright/test'
import usual from './playwright.config.ts'

/** Counts what the tasks of docs/editing.md take, by mouse, finger and keyboard. No part of `npm test`. */
export default defineConfig({
  ...usual,
  testDir: './tasks',
  testMatch: '*.count.ts',
  workers: 1,
  projects: [{ name: 'staff' }],
})
