/**
 * The body of what is on the clipboard, in elements that say what is meant: word processors say much of it in styles.
 * Nothing in it is run or loaded.
 */
export function tidied(html: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const element of body.querySelectorAll('style, script, title, meta, link')) element.remove()
  for (const element of body.querySelectorAll<HTMLElement>('*')) {
    if (element.tagName === 'B' || element.tagName === 'I')
      rename(element, element.tagName === 'B' ? 'strong' : 'em')
  }
  for (const element of body.querySelectorAll<HTMLElement>('span, font, strong, em')) readStyle(element)
  for (const marker of body.querySelectorAll<HTMLElement>('[style*="mso-list:Ignore" i]')) readMarker(marker)
  for (const table of body.querySelectorAll('table')) readTable(table)
  return body
}

/** Google's editor puts all in an element for bold whose style takes that back; it and others write spans for the rest. */
function readStyle(element: HTMLElement): void {
  const { fontWeight, fontStyle, verticalAlign } = element.style
  if (element.tagName === 'STRONG' && /^(?:normal|[1-5]00)$/.test(fontWeight))
    element.replaceWith(...element.childNodes)
  else if (element.tagName === 'EM' && fontStyle === 'normal') element.replaceWith(...element.childNodes)
  else if (element.tagName === 'SPAN' || element.tagName === 'FONT') {
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

/** Word writes the items of a list as paragraphs that begin with a bullet of some font, or a number. */
function readMarker(marker: HTMLElement): void {
  const [number] = /^\d{1,3}[.)]/.exec(marker.textContent.trim()) ?? []
  marker.replaceWith(`${number ?? '-'} `)
}

/** Gives a table a cell in each place, as spreadsheets do; one of a single column or around others only arranges what is in it. */
function readTable(table: HTMLTableElement): void {
  const rows = [...table.rows]
  if (table.querySelector('table, h1, h2, h3, li') || rows.every(({ cells }) => cells.length < 2)) {
    table.replaceWith(
      ...[...table.querySelectorAll(':scope > * > tr > *')].flatMap((cell) => [...cell.childNodes]),
    )
    return
  }
  for (const [index, row] of rows.entries()) {
    for (const cell of row.cells) {
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
