import type { Page } from '@playwright/test'
import { members } from '../sample-content.ts'
import { registerTwelveAuthors } from '../registered-doi.ts'
import { expect, test } from '../site-test.ts'
import { openAsStaff, picture } from '../staff.ts'
import { keyboard, pointer, type Hand } from './hand.ts'

type By = 'mouse' | 'finger' | 'keyboard'

interface Task {
  words: string
  /** How it is done, where that is not by pressing what is seen. */
  how?: Partial<Record<By, string>>
  run(page: Page, hand: Hand, by: By): Promise<void>
}

const bar = (page: Page) => page.getByRole('navigation', { name: 'Staff' })

/** "Add …" of the page, in the bar. */
const add = (page: Page, hand: Hand, name: string) =>
  hand.press(bar(page).getByRole('link', { name }).filter({ visible: true }).first())

const gallery = (page: Page) => page.getByRole('region', { name: 'Present images' }).getByRole('listitem')

const authors = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Edit Author/ })

const tasks: Task[] = [
  {
    words: 'add an event with its picture, from its page',
    async run(page, hand, by) {
      await openAsStaff(page, '/events/celebrations')
      await add(page, hand, 'Add Event')
      await hand.type(page.getByRole('textbox', { name: 'Title' }), `Celebrated by ${by}`)
      await hand.type(page.getByRole('textbox', { name: 'Date' }), '03/02/2025')
      await hand.type(page.getByLabel('Description'), 'With a picture.')
      const chooser = page.waitForEvent('filechooser')
      await hand.press(page.locator('input[type=file]'))
      await (await chooser).setFiles(picture())
      await hand.send(page.getByRole('button', { name: 'Add Event' }))
      await expect(page.getByText('Event uploaded successfully!')).toBeVisible()
    },
  },
  {
    words: 'correct a word of the introduction, from home',
    async run(page, hand, by) {
      await openAsStaff(page, '/')
      await hand.press(page.getByRole('main').getByRole('button', { name: 'Edit Introduction' }))
      const dialog = page.getByRole('dialog', { name: 'Home page' })
      await hand.type(dialog.getByLabel('Introduction'), `Corrected by ${by}.`)
      await hand.send(dialog.getByRole('button', { name: 'Save' }))
      await expect(dialog).toHaveCount(0)
    },
  },
  {
    words: 'a paper with twelve authors, by its DOI',
    async run(page, hand, by) {
      const doi = `10.5555/twelve-by-${by}`
      registerTwelveAuthors(doi, `Twelve people and a ${by}`)
      await openAsStaff(page, '/publications')
      await add(page, hand, 'Add Publication')
      await hand.type(page.getByLabel('DOI', { exact: true }), doi)
      await hand.press(page.getByRole('button', { name: 'Fill in these fields' }))
      await expect(authors(page)).toHaveCount(12)
      await hand.send(page.getByRole('button', { name: 'Add Publication' }))
      await expect(page.getByText('Publication uploaded successfully!')).toBeVisible()
    },
  },
  {
    words: 'put the sixth author first',
    how: { mouse: '1 drag', keyboard: 'Control+Home on it' },
    async run(page, hand, by) {
      await openAsStaff(page, '/publications?year=2020')
      const row = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ hasText: `Twelve people and a ${by}` })
      await row.getByRole('button', { name: /^Edit/ }).first().click()
      const sixth = authors(page).nth(5)
      const name = await sixth.innerText()
      hand.count()
      if (by === 'keyboard') {
        await sixth.focus()
        await page.keyboard.press('Control+Home')
      } else if (by === 'mouse') await sixth.dragTo(authors(page).first())
      else await hand.press(page.getByRole('button', { name: `Move ${name} to the first place` }))
      await expect(authors(page).first()).toHaveText(name)
    },
  },
  {
    words: 'replace a picture of the gallery',
    async run(page, hand) {
      await openAsStaff(page, '/addImage')
      const second = gallery(page).nth(1)
      const chooser = page.waitForEvent('filechooser')
      await hand.press(second.getByRole('button', { name: /^Replace/ }))
      await (await chooser).setFiles(picture('instead.png'))
      await expect(page.getByRole('status').getByText('was replaced.')).toBeVisible()
    },
  },
  {
    words: 'put the last picture first',
    async run(page, hand) {
      await openAsStaff(page, '/addImage')
      const last = gallery(page).last()
      const name = (await last.getByRole('toolbar').getAttribute('aria-label')) ?? ''
      await hand.press(last.getByRole('button', { name: /to the first place$/ }))
      await expect(gallery(page).first().getByRole('toolbar')).toHaveAttribute('aria-label', name)
      await expect(page.getByText('Saving…')).toHaveCount(0)
    },
  },
  {
    words: 'a member becomes an alumnus',
    async run(page, hand, by) {
      const present = members.filter(({ category }) => category === 'presentGroupMembers')
      const name = present[['mouse', 'finger', 'keyboard'].indexOf(by)]?.name ?? ''
      await openAsStaff(page, '/team/presentGroupMembers')
      await hand.press(page.getByRole('button', { name: `Edit ${name}`, exact: true }))
      const modal = page.getByRole('dialog', { name: 'Edit Member' })
      await hand.choose(modal.getByRole('combobox', { name: /^Category/ }), 'Our Alumini')
      await hand.send(modal.getByRole('button', { name: 'Save' }))
      await expect(modal).toHaveCount(0)
    },
  },
  {
    words: 'undo a deletion',
    how: { keyboard: 'Control+Z' },
    async run(page, hand, by) {
      await openAsStaff(page, '/facilities')
      const item = page.getByRole('main').getByRole('article').first()
      await item.getByRole('button', { name: /^Delete/ }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
      await expect(page.getByText('was deleted.')).toBeVisible()
      hand.count()
      if (by === 'keyboard') await page.keyboard.press('ControlOrMeta+Z')
      else await hand.press(page.getByRole('button', { name: 'Undo' }))
      await expect(page.getByText('is back.')).toBeVisible()
    },
  },
  {
    words: 'see what changed on an event',
    async run(page, hand) {
      await openAsStaff(page, '/events/icube')
      const item = page.getByRole('main').getByRole('listitem').first()
      await hand.press(item.getByRole('button', { name: /^Edit/ }))
      await hand.press(item.getByRole('link', { name: 'History' }))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('History')
    },
  },
  {
    words: 'schedule an update, from the page of updates',
    async run(page, hand, by) {
      await openAsStaff(page, '/updates')
      await add(page, hand, 'Manage Updates')
      await hand.type(page.getByLabel('New update'), `In a far year, by ${by}`)
      const choice = (name: string) => page.getByRole('radio', { name })
      await hand.pick(choice('At once'), choice('From a set time'))
      await hand.type(page.getByRole('textbox', { name: 'Visible from' }), '1/3/2099 9:00')
      await hand.send(page.getByRole('button', { name: 'Add Update' }))
      await expect(
        page.getByRole('region', { name: 'Not shown to visitors now' }).getByText(`by ${by}`),
      ).toBeVisible()
    },
  },
]

for (const by of ['mouse', 'finger', 'keyboard'] as const) {
  test.describe(by, () => {
    test.use(by === 'finger' ? { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } : {})
    for (const task of tasks) {
      test(task.words, async ({ page }, { annotations }) => {
        const hand = by === 'keyboard' ? keyboard(page) : pointer(page, by === 'finger')
        const screens = new Set<string>()
        page.on('framenavigated', (frame) => {
          const { protocol, pathname } = new URL(frame.url())
          if (protocol === 'http:') screens.add(pathname)
        })
        await task.run(page, hand, by)
        const count = `${task.words} | ${by} | ${task.how?.[by] ?? String(hand.count())} | ${String(screens.size)} screen(s)`
        annotations.push({ type: 'count', description: count })
        console.log(`  ${count}`)
      })
    }
  })
}
