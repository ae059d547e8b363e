import { Fragment } from 'react'
import { ScientificText, unicodeText } from '../../../ui/text/scientific-text'
import { written, type Citation } from './run'

/** A citation as it is set: italics, indices, and addresses as links. */
export const CitationText = ({ citation }: { citation: Citation }) =>
  citation.map(({ text, italic, link }, index) => {
    const set = <ScientificText>{text}</ScientificText>
    if (link) {
      return (
        <a key={index} href={text}>
          {text}
        </a>
      )
    }
    return italic ? <i key={index}>{set}</i> : <Fragment key={index}>{set}</Fragment>
  })

/** A citation as plain text, for copying. */
export const citationAsText = (citation: Citation): string => unicodeText(written(citation))
