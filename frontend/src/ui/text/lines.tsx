import { ScientificText } from './scientific-text'

/** A text of the CMS whose lines stay lines, such as an address; blank ones are left out. */
export const Lines = ({ children, className }: { children: string; className?: string | undefined }) =>
  children
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, index) => (
      <span key={index} className={className}>
        <ScientificText>{line}</ScientificText>
      </span>
    ))
