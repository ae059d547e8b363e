// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { strToU8, zipSync } from 'fflate'
import { afterEach, expect, test, vi } from 'vitest'
import { SourceForm } from './source-form'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const sheet = (text: string) =>
  `<worksheet><sheetData><row><c t="str"><v>${text}</v></c></row></sheetData></worksheet>`

const workbook = zipSync(
  Object.fromEntries(
    Object.entries({
      'xl/workbook.xml':
        '<workbook xmlns:r="r"><sheets><sheet name="Papers" r:id="a"/><sheet name="Theses" r:id="b"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="a" Target="worksheets/a.xml"/><Relationship Id="b" Target="worksheets/b.xml"/></Relationships>',
      'xl/worksheets/a.xml': sheet('of papers'),
      'xl/worksheets/b.xml': sheet('of theses'),
    }).map(([name, text]) => [name, strToU8(text)]),
  ),
)

test('of a workbook with several sheets another one can be read', async () => {
  render(<SourceForm onType={vi.fn()} onRead={vi.fn()} />)
  const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Publications' })
  fireEvent.change(text(), { target: { value: 'typed' } })
  const files = [new File([new Uint8Array(workbook)], 'list.xlsx')]
  fireEvent.change(screen.getByLabelText('Or choose files'), { target: { files } })
  const choice = await screen.findByRole<HTMLSelectElement>('combobox', {
    name: 'Sheet of list.xlsx that is read',
  })
  expect([...choice.options].map((option) => option.text)).toEqual(['Papers', 'Theses'])
  expect(text().value).toBe('typed\n\n"of papers"')
  fireEvent.change(choice, { target: { value: '1' } })
  expect(text().value).toBe('typed\n\n"of theses"')
})
