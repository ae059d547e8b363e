import { LinkedText } from './linked-text'

/** A text of the CMS whose paragraphs are separated by a blank line. */
export const Paragraphs = ({ children }: { children: string }) =>
  children
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph, index) => (
      <p key={index}>
        <LinkedText>{paragraph}</LinkedText>
      </p>
    ))
