import { expectAccessible } from '../axe.ts'
import { expect, forgiveLost, test } from '../site-test.ts'
import { askAsStaff, learnNothing, openAsStaff, picture } from '../staff.ts'

test('a new event with an image appears on its page', async ({ page }) => {
  await openAsStaff(page, '/addEvent')
  await page.getByLabel('Title').fill('Visit to the synchrotron')
  await page.getByRole('textbox', { name: 'Date' }).fill('2096-05-17')
  await page.getByRole('textbox', { name: 'Last day' }).fill('16 May 2096')
  await page.getByLabel('Begins at').fill('9.30')
  await page.getByLabel('Place').fill('Gate 3')
  await page.getByLabel('Description').fill('Two days of beam time.')
  await page.getByLabel('Event type').selectOption('celebrations')
  await page.locator('input[type=file]').setInputFiles(picture())
  await page.getByLabel('Alternative text').fill('The ring from above')
  await page.getByRole('button', { name: 'Add Event' }).click()
  await expect(page.getByText('The last day must not be before the first')).toBeVisible()
  await page.getByRole('textbox', { name: 'Last day' }).fill('18 May 2096')
  await page.getByRole('button', { name: 'Add Event' }).click()
  await expect(page.getByText('Event uploaded successfully!')).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue('')
  await page.goto('/events/celebrations')
  const event = page.locator('main li', { hasText: 'Visit to the synchrotron' })
  await expect(event.locator('time')).toHaveText('17 May 2096')
  await expect(event.getByText('Coming up')).toBeVisible()
  await expect(event.getByText('17–18 May 2096, 09:30 · Gate 3')).toBeVisible()
  await expect(event.getByRole('link', { name: 'Add to calendar: Visit to the synchrotron' })).toBeVisible()
  const image = event.getByRole('img', { name: 'The ring from above' })
  await image.scrollIntoViewIfNeeded()
  await expect(image).toHaveJSProperty('complete', true)
  expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0)
})

test('what is missing is said beside its field, and nothing is sent', async ({ page, watched }) => {
  await openAsStaff(page, '/addEvent')
  watched.graphql.length = 0
  await page.getByRole('button', { name: 'Add Event' }).click()
  await expect(page.getByText('Event title is required')).toBeVisible()
  await expect(page.getByText('Event date is required')).toBeVisible()
  await expect(page.getByText('Event description is required')).toBeVisible()
  await expect(page.getByLabel('Title')).toBeFocused()
  expect(watched.graphql).toEqual([])
})

test.describe('in a browser that writes the month first', () => {
  test.use({ locale: 'en-US' })
  test('a day is typed as people here write it, picked in the calendar, and refused when there is none', async ({
    page,
  }) => {
    await openAsStaff(page, '/addEvent')
    const date = page.getByRole('textbox', { name: 'Date' })
    await date.fill('31/02/2026')
    await page.getByRole('button', { name: 'Add Event' }).click()
    await expect(
      page.getByText('31/02/2026 is not a day of the calendar. Write dd/mm/yyyy, such as 12/08/2021.'),
    ).toBeVisible()
    // As the browser's calendar does when a day is picked in it.
    await page.locator('input[type=date]').first().fill('2026-02-03')
    await expect(date).toHaveValue('03/02/2026')
    await expect(page.getByText('is not a day of the calendar')).toHaveCount(0)
    await page.getByLabel('Title').fill('On the third of February')
    await page.getByLabel('Description').fill('Not on the second of March.')
    await page.getByRole('button', { name: 'Add Event' }).click()
    await page.getByRole('link', { name: 'See it on the site' }).click()
    const event = page.locator('main li', { hasText: 'On the third of February' })
    await expect(event.locator('time')).toHaveAttribute('datetime', '2026-02-03')
    await event.getByRole('button', { name: /^Edit/ }).click()
    await expect(page.getByRole('textbox', { name: 'Date' })).toHaveValue('03/02/2026')
  })
})

test('a text that is too long is told in the words of the server, and nothing is sent', async ({
  page,
  watched,
}) => {
  await openAsStaff(page, '/addEvent')
  await page.getByLabel('Title').fill('x'.repeat(256))
  await page.getByRole('textbox', { name: 'Date' }).fill('2026-05-17')
  await page.getByLabel('Description').fill('Too long a title.')
  watched.graphql.length = 0
  await page.getByRole('button', { name: 'Add Event' }).click()
  await expect(page.getByText('Title is longer than 255 characters')).toBeVisible()
  await expect(page.getByLabel('Title')).toBeFocused()
  expect(watched.graphql).toEqual([])
})

test('an event is edited in its place, and Cancel leaves it as it was', async ({ page }) => {
  await openAsStaff(page, '/events/icube')
  const first = page.locator('main li').first()
  const title = (await first.getByRole('heading').textContent()) ?? ''
  await first.getByRole('button', { name: /^Edit/ }).click()
  await first.getByLabel('Title').fill('Not kept')
  await first.getByRole('button', { name: 'Cancel' }).click()
  await expect(first.getByRole('heading')).toHaveText(title)
  await first.getByRole('button', { name: /^Edit/ }).click()
  await expect(first.getByLabel('Title')).not.toHaveValue('Not kept')
  await first.getByLabel('Title').fill('Kept and shown at once')
  await first.getByRole('button', { name: 'Save' }).click()
  await expect(first.getByRole('heading')).toHaveText('Kept and shown at once')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Kept and shown at once' })).toBeVisible()
})

test('an event that gets another type leaves the list, and the notice leads to it', async ({ page }) => {
  await openAsStaff(page, '/events/achievements')
  const last = page.locator('main li').last()
  const title = (await last.getByRole('heading').textContent()) ?? ''
  await last.getByRole('button', { name: /^Edit/ }).click()
  await last.getByLabel('Event type').selectOption('icube')
  await last.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: title, exact: true })).toHaveCount(0)
  await expect(page.locator('main')).toBeFocused()
  const notice = page.getByRole('status').filter({ hasText: 'is now under I3 Series and Guest Lectures.' })
  await notice.getByRole('link', { name: 'Go there' }).click()
  await expect(page).toHaveURL(/\/events\/icube$/)
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
})

test('the image of an event can be taken away again', async ({ page }) => {
  await openAsStaff(page, '/events/achievements')
  const item = page
    .locator('main li')
    .filter({ has: page.getByRole('img') })
    .first()
  const title = (await item.getByRole('heading').textContent()) ?? ''
  await item.getByRole('button', { name: /^Edit/ }).click()
  await page.getByRole('button', { name: 'Remove the image' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const saved = page
    .locator('main li')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
  await expect(saved).toBeVisible()
  await expect(saved.getByRole('img')).toHaveCount(0)
})

test('an event is deleted after the question, and the notice brings it back', async ({ page }) => {
  await openAsStaff(page, '/events/icube')
  const last = page.locator('main li').last()
  const title = (await last.getByRole('heading').textContent()) ?? ''
  const heading = page.getByRole('heading', { name: title, exact: true })
  await last.getByRole('button', { name: /^Delete/ }).click()
  const question = page.getByRole('dialog', { name: 'Are you sure you want to delete this event?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(heading).toBeVisible()
  await last.getByRole('button', { name: /^Delete/ }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(heading).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(heading).toBeVisible()
  // From its own page one comes back to the list.
  await heading.getByRole('link').click()
  await expect(page).toHaveURL(/\/events\/icube\/\w+$/)
  // The address changes before the page does.
  await expect(page.locator('main li')).toHaveCount(1)
  await page.getByRole('button', { name: /^Delete/ }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL(/\/events\/icube$/)
  await expect(heading).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(heading).toBeVisible()
})

test('a page that could only be had as it was before a change follows as soon as it can', async ({
  page,
}) => {
  await page.clock.install()
  // The page looks for changes now and then, which is not what brings this one.
  await learnNothing(page)
  await openAsStaff(page, '/events/icube')
  const last = page.locator('main li').last()
  const heading = page.getByRole('heading', {
    name: (await last.getByRole('heading').textContent()) ?? '',
    exact: true,
  })
  const answers: { body: string; isOld: boolean }[] = []
  await page.route('**/graphql/Events?*', async (route) => {
    const response = await route.fetch()
    const isOld = response.headers()['cache-status']?.includes('ttl=-') ?? false
    answers.push({ body: await response.text(), isOld })
    if (answers.length !== 2) await route.fulfill({ response })
    // As the site answers when its CMS does not.
    else
      await route.fulfill({ body: answers[0]?.body ?? '', headers: { 'cache-status': 'site; hit; ttl=-1' } })
  })
  await last.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(heading).toHaveCount(0)
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => answers.length).toBe(2)
  // The page sets its timer some time after that answer.
  await expect(async () => {
    await page.clock.runFor(1000)
    await expect(heading).toBeVisible({ timeout: 500 })
  }).toPass()
  // It asks until it has a new one, which a busy site may be slow to make, and then no more.
  expect(answers.slice(2).filter(({ isOld }) => !isOld)).toHaveLength(1)
})

test('what was typed survives a reload', async ({ page }) => {
  await openAsStaff(page, '/addEvent')
  await page.getByLabel('Title').fill('Half written')
  await page.reload()
  await expect(page.getByLabel('Title')).toHaveValue('Half written')
  await page.getByRole('button', { name: 'Start afresh' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('')
})

test('each window keeps its own draft of the same form', async ({ page, context }) => {
  await openAsStaff(page, '/addEvent')
  await page.getByLabel('Title').fill('Typed in the first window')
  const other = await context.newPage()
  await other.goto('/addEvent')
  await other.getByLabel('Title').fill('Typed in the second window')
  await page.reload()
  await expect(page.getByLabel('Title')).toHaveValue('Typed in the first window')
  await page.getByRole('button', { name: 'Start afresh' }).click()
  // Nor is the draft of the other window lost, when that one is closed.
  await other.close()
  const third = await context.newPage()
  await third.goto('/addEvent')
  await expect(third.getByLabel('Title')).toHaveValue('Typed in the second window')
  await third.getByRole('button', { name: 'Start afresh' }).click()
})

test('a save over a newer version is not applied: both texts are shown, and one may keep one’s own', async ({
  page,
  context,
}) => {
  await openAsStaff(page, '/events/celebrations')
  const mine = page.locator('main li').last()
  await mine.getByRole('button', { name: /^Edit/ }).click()
  await mine.getByLabel('Title').fill('My title')

  const other = await context.newPage()
  await other.goto('/events/celebrations')
  const theirs = other.locator('main li').last()
  await theirs.getByRole('button', { name: /^Edit/ }).click()
  await theirs.getByLabel('Title').fill('Their title')
  await theirs.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(theirs.getByRole('heading')).toHaveText('Their title')

  await mine.getByRole('button', { name: 'Save', exact: true }).click()
  const conflict = mine.getByRole('alert').filter({ hasText: 'Somebody saved a newer version' })
  await expect(conflict.getByRole('cell', { name: 'Their title' })).toBeVisible()
  await expect(conflict.getByRole('cell', { name: 'My title' })).toBeVisible()
  // The button that was pressed stays in sight, wherever the page is; the question comes to it.
  await expect(conflict.getByRole('heading')).toBeInViewport()
  await conflict.getByRole('button', { name: 'Keep my text' }).click()
  await expect(mine.getByRole('heading')).toHaveText('My title')
})

test('a save that fails is told of where the button is, which stays in sight', async ({
  page,
  context,
  watched,
}) => {
  await openAsStaff(page, '/events/celebrations')
  const mine = page.locator('main li').first()
  await mine.getByRole('button', { name: /^Edit/ }).click()
  await mine.getByLabel('Title').fill('Typed without a connection')
  await context.setOffline(true)
  await mine.getByRole('button', { name: 'Save', exact: true }).click()
  const failure = mine.getByRole('alert').filter({ hasText: 'The event could not be saved.' })
  await expect(failure).toBeInViewport({ ratio: 1 })
  await expect(mine.getByRole('button', { name: 'Save', exact: true })).toBeInViewport({ ratio: 1 })
  await context.setOffline(false)
  await mine.getByRole('button', { name: 'Cancel' }).click()
  forgiveLost(watched)
})

test('of two who change different fields nobody is asked, and both stay', async ({ page, browser }) => {
  await learnNothing(page)
  await openAsStaff(page, '/events/celebrations')
  const mine = page.locator('main li').last()
  await mine.getByRole('button', { name: /^Edit/ }).click()
  await mine.getByRole('textbox', { name: 'Title' }).fill('Only the title')

  // Somebody else, at another computer.
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await openAsStaff(other, '/events/celebrations')
  const theirs = other.locator('main li').last()
  await theirs.getByRole('button', { name: /^Edit/ }).click()
  await theirs.getByRole('textbox', { name: 'Description' }).fill('Only the description')
  await theirs.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(theirs.getByText('Only the description')).toBeVisible()
  await elsewhere.close()

  await mine.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(mine.getByRole('heading')).toHaveText('Only the title')
  await expect(mine.getByText('Only the description')).toBeVisible()
})

test('an event is kept as a draft that only staff see, and published by one press', async ({
  page,
  browser,
}) => {
  await openAsStaff(page, '/addEvent?eventType=celebrations')
  await page.getByLabel('Title').fill('Farewell that is not told yet')
  await page.getByRole('textbox', { name: 'Date' }).fill('2026-06-17')
  await page.getByLabel('Description').fill('A surprise.')
  await page.getByRole('radio', { name: 'From a set time' }).check()
  await page.getByRole('button', { name: 'Add Event' }).click()
  await expect(page.getByText('Say from which day and time')).toBeVisible()
  await page.getByRole('radio', { name: 'Not yet (draft)' }).check()
  await page.getByRole('button', { name: 'Add Event' }).click()
  await expect(page.getByText('Event uploaded successfully!')).toBeVisible()

  const elsewhere = await browser.newContext()
  const visitor = await elsewhere.newPage()
  const told = async (path: string) => (await visitor.request.get(new URL(path, page.url()).href)).text()
  for (const path of ['/events/celebrations', '/events/celebrations.ics', '/events.atom', '/'])
    expect(await told(path), path).not.toContain('Farewell that is not')

  await page.getByRole('link', { name: 'See it on the site' }).click()
  await expect(page).toHaveURL('/events/celebrations')
  const hidden = page.getByRole('region', { name: 'Not shown to visitors now' }).getByRole('listitem')
  await expect(hidden).toContainText('17 June 2026 · Draft')
  await hidden.getByRole('button', { name: /^Share/ }).click()
  const address = (await hidden.getByRole('link', { name: 'Private address' }).getAttribute('href')) ?? ''
  await visitor.goto(new URL(address, page.url()).href)
  await expect(visitor.getByText('A surprise.')).toBeVisible()
  await expectAccessible(visitor)
  // Pressed twice, it is done once, and nothing else is said.
  await hidden.getByRole('button', { name: /^Publish/ }).dblclick()
  await expect(page.getByText('Farewell that is not told yet is visible to everybody now.')).toBeVisible()
  await expect(hidden).toHaveCount(0)
  expect(await told('/events/celebrations')).toContain('Farewell that is not')
  await elsewhere.close()

  // Its own page goes with it, when it is hidden there.
  const event = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Farewell that is not told' })
  await event.getByRole('link', { name: 'Farewell that is not told yet' }).click()
  await expect(page).toHaveURL(/\/celebrations\/\w+$/)
  await page.getByRole('button', { name: 'Edit Farewell that is not told yet' }).click()
  await page.getByRole('radio', { name: 'Not yet (draft)' }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(
    page.getByText('Farewell that is not told yet is saved. It is a draft. Staff find it here.'),
  ).toBeVisible()
  await expect(page).toHaveURL('/events/celebrations')
  await expect(hidden).toContainText('17 June 2026 · Draft')
})

test('what somebody types in what another deletes is kept and told, and goes on when it is brought back', async ({
  page,
}) => {
  await openAsStaff(page, '/events/celebrations')
  const item = page.locator('main li[id]').last()
  const documentId = (await item.getAttribute('id')) ?? ''
  await item.getByRole('button', { name: /^Edit/ }).click()
  const title = page.getByRole('main').getByRole('textbox', { name: 'Title' })
  await title.fill('Typed in vain?')
  await askAsStaff(page.request, 'DeleteEvent', { documentId })
  const look = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await look()
  const told = page.getByText('What you were editing has been deleted or moved by somebody else.')
  await expect(told).toBeVisible()
  await expect(title).toHaveCount(0)
  await page.getByRole('button', { name: 'Close this message' }).click()
  // Whoever comes back for it is told as well, and finds it when it is there again.
  const unfinished = page.getByRole('navigation', { name: 'Staff' })
  const comeBack = async () => {
    await unfinished.getByRole('button', { name: /^Unfinished/ }).click()
    await unfinished.getByRole('link', { name: /Typed in vain\?$/ }).click()
  }
  await comeBack()
  await expect(told).toBeVisible()
  await askAsStaff(page.request, 'RestoreTrashItem', { id: documentId })
  await comeBack()
  await expect(title).toHaveValue('Typed in vain?')
  await expect(told).toHaveCount(0)
  await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Typed in vain?' })).toBeVisible()
})
