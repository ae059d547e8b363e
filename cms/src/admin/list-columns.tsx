import { Typography } from '@strapi/design-system'
import type { ReactNode } from 'react'
import { inWords } from './in-words'

interface Header {
  name: string
  attribute: { type: string }
  cellFormatter?: (row: Record<string, unknown>, header: Header) => ReactNode
}

/** What a list shows of a choice or a number: the choice in words, and a year as 2026, not 2,026. */
const cellText = (value: unknown): string => {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? (inWords[value] ?? value) : '-'
}

const cellFormatter: NonNullable<Header['cellFormatter']> = (row, { name }) => (
  <Typography ellipsis textColor="neutral800">
    {cellText(row[name])}
  </Typography>
)

/** Gives the columns of choices and numbers our own cells; the others stay Strapi's. */
export function listColumns<Table extends { displayedHeaders: Header[] }>(table: Table): Table {
  const displayedHeaders = table.displayedHeaders.map((header) =>
    ['enumeration', 'integer'].includes(header.attribute.type) ? { ...header, cellFormatter } : header,
  )
  return { ...table, displayedHeaders }
}
