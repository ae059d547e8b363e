/** What is there and not read: a colleague's deletions and comments in Word, what is hidden, a formula's second spelling. */
const unread = [
  'style, script, title, meta, link, template, [hidden]',
  'del, s, strike, [style*="line-through" i]',
  '[style*="mso-element:comment" i], [class^="MsoComment"], .msocomanchor',
  '[style*="display:none" i], [style*="display: none" i], [style*="mso-hide:all" i]',
  'annotation, annotation-xml, .katex-html',
  // “[edit]” beside the headings of Wikipedia.
  '.mw-editsection',
].join(', ')

/**
 * The body of what is on the clipboard, in elements that say what is meant: word processors say much of it in styles.
 * Nothing in it is run or loaded.
 */
export function tidied(html: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(
    html.replace(/\u00ad|&shy;|&#(?:173|xad);/gi, ''),
    'text/html',
  )
  for (const element of body.querySelectorAll(unread)) element.remove()
  for (const element of body.querySelectorAll<HTMLElement>('b, i'))
    rename(element, element.tagName === 'B' ? 'strong' : 'em')
  for (const element of body.querySelectorAll<HTMLElement>('span, font, strong, em')) readStyle(element)
  for (const marker of body.querySelectorAll<HTMLElement>('[style*="mso-list:Ignore" i]')) readMarker(marker)
  for (const list of body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')) readListBeside(list)
  for (const power of body.querySelectorAll('msup, msub, msubsup')) readPower(power)
  for (const numerator of body.querySelectorAll('mfrac > :first-child')) numerator.append('/')
  for (const root of body.querySelectorAll('msqrt')) root.prepend('√')
  for (const table of body.querySelectorAll('table')) readTable(table)
  for (const lineBreak of body.querySelectorAll('br')) readBreak(lineBreak)
  return body
}

/** Google's editor puts all in an element for bold whose style takes that back; it and others write spans for the rest. */
function readStyle(element: HTMLElement): void {
  const { fontWeight, fontStyle, verticalAlign } = element.style
  if (element.tagName === 'STRONG') {
    if (/^(?:normal|[1-5]00)$/.test(fontWeight)) element.replaceWith(...element.childNodes)
  } else if (element.tagName === 'EM') {
    if (fontStyle === 'normal') element.replaceWith(...element.childNodes)
  } else {
    if (verticalAlign === 'sub' || verticalAlign === 'super')
      wrapInside(element, verticalAlign === 'sub' ? 'sub' : 'sup')
    if (/^(?:bold|bolder|[6-9]00)$/.test(fontWeight)) wrapInside(element, 'strong')
    if (fontStyle === 'italic') wrapInside(element, 'em')
  }
}

function rename(element: HTMLElement, name: string): void {
  const renamed = element.ownerDocument.createElement(name)
  renamed.style.cssText = element.style.cssText
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

function wrapInside(element: HTMLElement, name: string): void {
  const wrapper = element.ownerDocument.createElement(name)
  wrapper.append(...element.childNodes)
  element.append(wrapper)
}

/**
 * Word writes the items of a list as paragraphs that begin with a bullet of some font, or a number, and say of which level they
 * are. Numbers such as `1.1`, `[1]` and those of headings are words.
 */
function readMarker(marker: HTMLElement): void {
  const text = marker.textContent.trim()
  const isOfHeading = marker.closest('h1, h2, h3, h4, h5, h6') !== null
  const styles = marker.parentElement?.closest('[style*="mso-list" i]')?.getAttribute('style') ?? ''
  const isWords = isOfHeading || /\d\W\d|\[/.test(text)
  const level = isWords ? 1 : Number(/mso-list:[^;]*level([1-9])/i.exec(styles)?.[1] ?? 1)
  const isText = /\d/.test(text) || (isOfHeading && /^[a-z]/i.test(text))
  // Of spaces, those that do not break outlive the beginning of a paragraph.
  const before = '\u00a0\u00a0'.repeat(level - 1)
  if (isOfHeading && !isText) marker.remove()
  else marker.replaceWith(`${before}${isText ? text : '-'} `)
}

/** Google's editor and LibreOffice put a list within a list beside the item that it belongs to. */
function readListBeside(list: Element): void {
  const item = list.previousElementSibling
  if (item?.tagName === 'LI') item.append(list)
}

/** What stands high or low in a formula. */
function readPower(power: Element): void {
  const names = { msup: ['sup'], msub: ['sub'], msubsup: ['sub', 'sup'] }[power.localName] ?? []
  const [base, ...others] = power.children
  for (const [at, part] of others.entries()) {
    const level = power.ownerDocument.createElement(names[at] ?? 'sup')
    level.textContent = part.textContent
    part.replaceWith(level)
  }
  power.replaceWith(...(base ? [base] : []), ...power.querySelectorAll(':scope > sub, :scope > sup'))
}

/** In characters: a longer one is no cell of a table. */
const longestCell = 500

/**
 * Gives a table a cell in each place, as spreadsheets do, with the items of a list in one line. One of a single row or column,
 * around others or around a page's text only arranges what is in it.
 */
function readTable(table: HTMLTableElement): void {
  const rows = [...table.rows]
  const cells = rows.flatMap((row) => [...row.cells])
  const arranges =
    rows.length < 2 ||
    rows.every((row) => row.cells.length < 2) ||
    table.querySelector('table, h1, h2, h3') !== null ||
    cells.some((cell) => cell.textContent.length > longestCell)
  if (arranges) {
    for (const cell of cells) rename(cell, 'div')
    table.replaceWith(...table.querySelectorAll<HTMLElement>(':scope > * > tr > *'))
    return
  }
  for (const item of table.querySelectorAll('li')) {
    if (item.nextElementSibling) item.append(', ')
    item.replaceWith(...item.childNodes)
  }
  for (const list of table.querySelectorAll('ul, ol')) list.replaceWith(...list.childNodes)
  for (const [index, row] of rows.entries()) {
    for (const cell of [...row.cells]) {
      const { colSpan, rowSpan } = cell
      for (let column = 1; column < colSpan; column += 1) cell.after(blankCell(table))
      for (const below of rows.slice(index + 1, index + rowSpan))
        for (let column = 0; column < colSpan; column += 1)
          below.insertBefore(blankCell(table), below.cells[cell.cellIndex] ?? null)
      cell.removeAttribute('rowspan')
      cell.removeAttribute('colspan')
    }
  }
}

const blankCell = (table: HTMLTableElement) => table.ownerDocument.createElement('td')

/** Two breaks, one after the other, are what old pages put between paragraphs. */
function readBreak(lineBreak: Element): void {
  let next = lineBreak.nextSibling
  while (next?.nodeType === Node.TEXT_NODE && next.textContent?.trim() === '') next = next.nextSibling
  if (next instanceof Element && next.tagName === 'BR') rename(lineBreak as HTMLElement, 'div')
}
