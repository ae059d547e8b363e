// @vitest-environment jsdom
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { sheetsOf } from './spreadsheet'

const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'

/** A workbook as Excel writes it, with as little as it needs. */
const workbook = (rows: string, more: Record<string, string> = {}) =>
  zipSync(
    Object.fromEntries(
      Object.entries({
        'xl/workbook.xml': `<workbook ${main} xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Papers" sheetId="1" r:id="rId3"/></sheets></workbook>`,
        'xl/_rels/workbook.xml.rels':
          '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId3" Target="worksheets/sheet1.xml"/></Relationships>',
        'xl/sharedStrings.xml': `<sst ${main}><si><t>Title</t></si><si><t>Year</t></si><si><r><t>WO</t></r><r><rPr/><t>3</t></r><r><t xml:space="preserve"> "films", and</t></r><rPh sb="0" eb="1"><t>kana</t></rPh></si></sst>`,
        'xl/styles.xml': `<styleSheet ${main}><numFmts><numFmt numFmtId="170" formatCode="dd/mm/yyyy"/><numFmt numFmtId="171" formatCode="0.00&quot;d&quot;"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="171"/></cellXfs></styleSheet>`,
        'xl/worksheets/sheet1.xml': `<worksheet ${main}><sheetData>${rows}</sheetData></worksheet>`,
        'xl/media/image1.png': 'a picture that is not read',
        ...more,
      }).map(([name, text]) => [name, strToU8(text)]),
    ),
  )

test('a sheet of a workbook is a table', () => {
  const rows =
    '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="D1" t="inlineStr"><is><t>Date</t></is></c></row>' +
    '<row r="2"><c r="A2" t="s"><v>2</v></c><c r="B2"><v>2021</v></c><c r="D2" s="2"><v>44349</v></c></row>' +
    '<row r="3"><c r="D3" s="1"/></row>' +
    '<row r="4"><c r="A4" t="str"><f>A2&amp;A1</f><v>Wires\nof two lines</v></c><c r="B4" s="3"><v>2020</v></c><c r="D4" t="e"><v>#REF!</v></c></row>'
  expect(sheetsOf(workbook(rows))[0].csv.split('\n')).toEqual([
    '"Title","Year","","Date"',
    '"WO3 ""films"", and","2021","","2021-06-02"',
    '"Wires of two lines","2020","",""',
  ])
})

test('a number that is no day stays a number', () => {
  const days = ['-1', '2958465', '2958466', '99999999999999', 'soon']
  const rows = days.map((value) => `<row><c s="1"><v>${value}</v></c></row>`).join('')
  expect(sheetsOf(workbook(rows))[0].csv.replaceAll('"', '').split('\n')).toEqual([
    '-1',
    '9999-12-31',
    '2958466',
    '99999999999999',
    'soon',
  ])
})

test('a workbook tells all its sheets that hold something, hidden ones last', () => {
  const names = ['Lists" sheetId="1" state="hidden', 'Empty', 'Papers', 'Chart']
  const cell = (text: string) =>
    `<worksheet ${main}><sheetData><row><c t="str"><v>${text}</v></c></row></sheetData></worksheet>`
  const several = workbook('', {
    'xl/workbook.xml': `<workbook ${main} xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets>${names.map((name, at) => `<sheet name="${name}" r:id="rId${String(at)}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${[2, 1, 3, 4].map((number, at) => `<Relationship Id="rId${String(at)}" Target="/xl/${number === 4 ? 'chartsheets' : 'worksheets'}/sheet${String(number)}.xml"/>`).join('')}</Relationships>`,
    'xl/worksheets/sheet2.xml': cell('hidden'),
    'xl/worksheets/sheet3.xml': cell('shown'),
    'xl/chartsheets/sheet4.xml': '<chartsheet/>',
  })
  expect(sheetsOf(several)).toEqual([
    { name: 'Papers', csv: '"shown"' },
    { name: 'Lists', csv: '"hidden"' },
  ])
})

test('what is no workbook, or damaged, is refused in words', () => {
  expect(() => sheetsOf(zipSync({ 'word/document.xml': strToU8('<w/>') }))).toThrow('is no workbook of Excel')
  expect(() => sheetsOf(workbook('<row r="1"/>'))).toThrow('has nothing in its sheets')
  expect(() => sheetsOf(workbook('').subarray(0, 200))).toThrow('is damaged')
})
