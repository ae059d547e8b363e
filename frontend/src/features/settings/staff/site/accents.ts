import type { Enum_Site_Accent } from './queries.generated'

type Accent = Enum_Site_Accent

/** The accent colours, as staff read them; `ui/theme/accents.css` says what they are. */
export const accentNames: Record<Accent, string> = {
  teal: 'Teal',
  blue: 'Blue',
  indigo: 'Indigo',
  purple: 'Purple',
  crimson: 'Crimson',
  brown: 'Brown',
  green: 'Green',
  slate: 'Slate',
}

// The compiler knows of an object that it may have more keys; this one has been written out above.
export const accents = Object.keys(accentNames) as Accent[]
